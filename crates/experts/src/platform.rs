//! What differs between systems: advice about memory. A system that takes none is slower, nothing else.

use memmap2::{Mmap, MmapMut};

/// Memory that is looked at all over: large pages spare a miss for the address.
pub(crate) fn prefer_large_pages(memory: &MmapMut) {
    #[cfg(target_os = "linux")]
    let _ = memory.advise(memmap2::Advice::HugePage);
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// A file that is looked at here and there: reading ahead would be in vain.
pub(crate) fn expect_random_access(file: &Mmap) {
    #[cfg(unix)]
    let _ = file.advise(memmap2::Advice::Random);
    #[cfg(not(unix))]
    let _ = file;
}
