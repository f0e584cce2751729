//! Advice about memory. A system that takes none is slower or larger, nothing else.

use memmap2::{Mmap, MmapMut};

/// Memory that is looked at all over: large pages spare a miss for the address.
pub fn prefer_large_pages(memory: &MmapMut) {
    #[cfg(target_os = "linux")]
    let _ = memory.advise(memmap2::Advice::HugePage);
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// A file that is looked at here and there: reading ahead would be in vain.
pub fn expect_random_access(file: &Mmap) {
    #[cfg(unix)]
    let _ = file.advise(memmap2::Advice::Random);
    #[cfg(not(unix))]
    let _ = file;
}

/// Lets what is large go back to the system as soon as nobody uses it. The allocator of most Linux systems keeps large
/// blocks for later once some were given back, in as many heaps as there are threads: a server that was busy once would stay
/// large. Other allocators do so unasked.
pub fn give_memory_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::give_back();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    #![allow(unsafe_code, reason = "the allocator is told how to behave by a function of the C library")]

    /// Blocks of this size come from the system by themselves, and go back there at once.
    const LARGE: i32 = 128 << 10;
    /// Heaps for all that is smaller.
    const HEAPS: i32 = 2;

    pub(super) fn give_back() {
        // SAFETY: both calls take numbers and set a number; whatever was allocated before stays as it is.
        unsafe {
            libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
            libc::mallopt(libc::M_ARENA_MAX, HEAPS);
        }
    }
}
