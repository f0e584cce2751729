//! Memory for a ledger: zeros from the system, in large pages where there are such.
//!
//! Nearly every look into a ledger misses the caches. Large pages spare a second miss for the address, and asking for a
//! bucket before it is needed hides much of the first.
#![allow(unsafe_code, reason = "mapped memory is raw bytes, and a prefetch takes a bare address")]

#[cfg(not(all(test, shuttle)))]
pub(super) use mapped::Pages;
#[cfg(all(test, shuttle))]
pub(super) use plain::PlainPages as Pages;

use crate::sync::atomic::AtomicU64;

/// Entries that share a cache line.
pub(super) const WAYS: usize = 8;

/// A cache line of entries.
#[repr(align(64))]
pub(super) struct Bucket(pub(super) [AtomicU64; WAYS]);

#[cfg(not(all(test, shuttle)))]
mod mapped {
    use jogada_platform::prefer_large_pages;
    use memmap2::MmapMut;

    use super::Bucket;

    /// A fixed number of buckets, all zero at first.
    pub(in super::super) struct Pages {
        map: MmapMut,
        buckets: usize,
    }

    impl Pages {
        /// So many buckets; `None` if the system has not got the memory.
        pub(in super::super) fn new(buckets: usize) -> Option<Self> {
            let map = MmapMut::map_anon(buckets.checked_mul(size_of::<Bucket>())?).ok()?;
            prefer_large_pages(&map);
            Some(Self { map, buckets })
        }

        #[inline]
        pub(in super::super) fn buckets(&self) -> &[Bucket] {
            // SAFETY: the map is as long as the buckets, begins at a page, is zero or what was stored, lives as long as
            // `self`, and is reached in no other way.
            unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast(), self.buckets) }
        }
    }
}

/// In a model a number is more than its bits.
#[cfg(all(test, shuttle))]
mod plain {
    use super::{AtomicU64, Bucket};

    pub(in super::super) struct PlainPages(Vec<Bucket>);

    impl PlainPages {
        pub(in super::super) fn new(buckets: usize) -> Option<Self> {
            let zeros = || Bucket(std::array::from_fn(|_| AtomicU64::new(0)));
            Some(Self(std::iter::repeat_with(zeros).take(buckets).collect()))
        }

        pub(in super::super) fn buckets(&self) -> &[Bucket] {
            &self.0
        }
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
