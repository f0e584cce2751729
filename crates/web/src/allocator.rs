//! Memory goes back to the system when a search ends. The allocator of most Linux systems keeps large blocks for later
//! once some were given back, in as many heaps as there are threads: a server that was busy once would stay large.

#![allow(unsafe_code, reason = "the allocator is told how to behave by a function of the C library")]

/// Blocks of this size come from the system by themselves, and go back there at once.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 128 << 10;
/// Heaps for all that is smaller.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const HEAPS: i32 = 2;

/// Lets what is large go back to the system as soon as nobody uses it. Other allocators do so unasked.
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: both calls take numbers and set a number; whatever was allocated before stays as it is.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
        libc::mallopt(libc::M_ARENA_MAX, HEAPS);
    }
}
