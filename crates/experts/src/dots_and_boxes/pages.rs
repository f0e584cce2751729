//! Memory for a ledger: zeros from the system, in large pages where there are such.
//!
//! Nearly every look into a ledger misses the caches. Large pages spare a second miss for the address, and asking for a
//! bucket before it is needed hides much of the first.
#![allow(unsafe_code, reason = "mapped memory is raw bytes, and a prefetch takes a bare address")]

use std::sync::atomic::AtomicU64;

use memmap2::MmapMut;

use crate::platform::prefer_large_pages;

/// Entries that share a cache line.
pub(super) const WAYS: usize = 8;

/// A cache line of entries.
#[repr(align(64))]
pub(super) struct Bucket(pub(super) [AtomicU64; WAYS]);

/// A fixed number of buckets, all zero at first.
pub(super) struct Pages {
    map: MmapMut,
    buckets: usize,
}

impl Pages {
    /// So many buckets; `None` if the system has not got the memory.
    pub(super) fn new(buckets: usize) -> Option<Self> {
        let map = MmapMut::map_anon(buckets.checked_mul(size_of::<Bucket>())?).ok()?;
        prefer_large_pages(&map);
        Some(Self { map, buckets })
    }

    #[inline]
    pub(super) fn buckets(&self) -> &[Bucket] {
        // SAFETY: the map is as long as the buckets, begins at a page, is zero or what was stored, lives as long as
        // `self`, and is reached in no other way.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast(), self.buckets) }
    }
}

/// Asks for a bucket that will be needed soon.
#[inline]
pub(super) fn prefetch(bucket: &Bucket) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every processor of this kind has the instruction, and it changes nothing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bucket;
}
