//! The inner loop with vector instructions, and the choice among what the processor has.
//!
//! The one place with `unsafe` here: vector instructions are unsafe to call, because the compiler cannot know what
//! processor will run them, and the hot loop reads its inputs without checking every index again.
//! [`InstructionSet::best`] asks the processor; [`check`] holds every index against the slices once a chunk.

#![allow(unsafe_code, reason = "vector instructions need it; see above")]

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m512i, _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_set1_epi16,
    _mm256_set1_epi32, _mm256_setzero_si256, _mm256_storeu_si256, _mm512_dpbusd_epi32, _mm512_loadu_si512,
    _mm512_set1_epi32, _mm512_setzero_si512, _mm512_storeu_si512,
};

use super::kernel::{CHUNK, ChunkWork, GROUP, Kernel, LANES, Portable, Sums, TAPS};

/// A computation that can be carried out with any kernel.
pub(super) trait KernelTask {
    /// What comes out.
    type Output;
    /// Carries it out. Must be inlined, so that all of it is compiled for the kernel's processor.
    fn run<K: Kernel>(self) -> Self::Output;
}

/// How the inner loops are computed. All ways give the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSet {
    /// Plain arithmetic.
    Portable,
    /// AVX2.
    Avx2,
    /// AVX-512 with its instructions for neural nets.
    Vnni,
}

impl InstructionSet {
    /// The fastest that this processor has.
    pub fn best() -> Self {
        *Self::available().last().expect("plain arithmetic is always available")
    }

    /// All that this processor has, slowest first.
    pub fn available() -> Vec<Self> {
        let mut ways = vec![Self::Portable];
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx2") {
                ways.push(Self::Avx2);
            }
            let has_vnni = is_x86_feature_detected!("avx512vnni") && is_x86_feature_detected!("avx512bw");
            if has_vnni && is_x86_feature_detected!("avx512vl") && is_x86_feature_detected!("avx512f") {
                ways.push(Self::Vnni);
            }
        }
        ways
    }

    /// Carries `task` out this way.
    pub(super) fn run<T: KernelTask>(self, task: T) -> T::Output {
        match self {
            Self::Portable => task.run::<Portable>(),
            // SAFETY: only `available` hands these out to the net, after asking the processor.
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => unsafe { run_avx2(task) },
            #[cfg(target_arch = "x86_64")]
            Self::Vnni => unsafe { run_vnni(task) },
            #[cfg(not(target_arch = "x86_64"))]
            _ => task.run::<Portable>(),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn run_avx2<T: KernelTask>(task: T) -> T::Output {
    task.run::<Avx2>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512vnni")]
fn run_vnni<T: KernelTask>(task: T) -> T::Output {
    task.run::<Vnni>()
}

/// That every index the loops below compute lies within its slice.
#[inline(always)]
fn check(work: &ChunkWork<'_>) {
    assert!(work.weights.len() >= TAPS * work.groups * GROUP * LANES, "weights for every tap and group");
    assert!((1..=CHUNK).contains(&work.count), "a piece of a row");
    assert!(work.first >= work.taps[0].unsigned_abs(), "taps within the grid");
    let last = work.start(work.count - 1, TAPS - 1);
    assert!(last + work.groups * GROUP <= work.input.len(), "taps within the grid");
    debug_assert!(work.taps.is_sorted(), "the first tap and the last reach furthest");
}

/// The four input channels of a group in one word.
///
/// # Safety
/// Four bytes can be read there.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn word(input: *const u8) -> i32 {
    unsafe { input.cast::<i32>().read_unaligned() }
}

#[cfg(target_arch = "x86_64")]
struct Avx2;

#[cfg(target_arch = "x86_64")]
impl Kernel for Avx2 {
    #[inline(always)]
    fn sums(work: ChunkWork<'_>, sums: &mut Sums) {
        check(&work);
        // SAFETY: `check` has passed, and this kernel runs inside `run_avx2` alone.
        unsafe {
            for first in (1..work.count).step_by(2) {
                cells_avx2::<2>(&work, first - 1, sums);
            }
            if work.count % 2 == 1 {
                cells_avx2::<1>(&work, work.count - 1, sums);
            }
        }
    }
}

/// The sums of `CELLS` cells from `first` on.
///
/// # Safety
/// `check(work)` has passed, and the processor has AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn cells_avx2<const CELLS: usize>(work: &ChunkWork<'_>, first: usize, sums: &mut Sums) {
    const PARTS: usize = LANES / 8;
    let ones = _mm256_set1_epi16(1);
    let mut totals = [[_mm256_setzero_si256(); PARTS]; CELLS];
    let step = work.groups * GROUP;
    unsafe {
        let mut weights = work.weights.as_ptr();
        for tap in 0..TAPS {
            let mut input = work.input.as_ptr().add(work.start(first, tap));
            for _ in 0..work.groups {
                let inputs: [_; CELLS] = std::array::from_fn(|cell| word(input.add(cell * step)));
                for part in 0..PARTS {
                    let weight = _mm256_loadu_si256(weights.add(32 * part).cast());
                    // No closures around vectors: they are compiled for any processor, and what they call is not inlined.
                    for (totals, input) in totals.iter_mut().zip(inputs) {
                        let pairs = _mm256_maddubs_epi16(_mm256_set1_epi32(input), weight);
                        totals[part] = _mm256_add_epi32(totals[part], _mm256_madd_epi16(pairs, ones));
                    }
                }
                weights = weights.add(32 * PARTS);
                input = input.add(GROUP);
            }
        }
        for (totals, sums) in totals.iter().zip(&mut sums[first..first + CELLS]) {
            for (part, &total) in totals.iter().enumerate() {
                _mm256_storeu_si256(sums[8 * part..8 * part + 8].as_mut_ptr().cast(), total);
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
struct Vnni;

#[cfg(target_arch = "x86_64")]
impl Kernel for Vnni {
    #[inline(always)]
    fn sums(work: ChunkWork<'_>, sums: &mut Sums) {
        check(&work);
        // SAFETY: `check` has passed, and this kernel runs inside `run_vnni` alone.
        unsafe {
            match work.count {
                1 => cells_vnni::<1>(&work, sums),
                2 => cells_vnni::<2>(&work, sums),
                3 => cells_vnni::<3>(&work, sums),
                4 => cells_vnni::<4>(&work, sums),
                5 => cells_vnni::<5>(&work, sums),
                6 => cells_vnni::<6>(&work, sums),
                7 => cells_vnni::<7>(&work, sums),
                _ => cells_vnni::<CHUNK>(&work, sums),
            }
        }
    }
}

/// The sums of all `CELLS` cells at once: the more there are, the better is the processor kept busy while it waits for
/// each sum, and 16 of its 32 registers are enough for eight.
///
/// # Safety
/// `check(work)` has passed, `CELLS` is the number of cells, and the processor has AVX-512 with VNNI.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vnni")]
unsafe fn cells_vnni<const CELLS: usize>(work: &ChunkWork<'_>, sums: &mut Sums) {
    const PARTS: usize = LANES / 16;
    let mut totals = [[_mm512_setzero_si512(); PARTS]; CELLS];
    let step = work.groups * GROUP;
    unsafe {
        let mut weights = work.weights.as_ptr();
        for tap in 0..TAPS {
            let mut input = work.input.as_ptr().add(work.start(0, tap));
            for _ in 0..work.groups {
                let parts: [__m512i; PARTS] =
                    [_mm512_loadu_si512(weights.cast()), _mm512_loadu_si512(weights.add(64).cast())];
                for (cell, totals) in totals.iter_mut().enumerate() {
                    let input = _mm512_set1_epi32(word(input.add(cell * step)));
                    totals[0] = _mm512_dpbusd_epi32(totals[0], input, parts[0]);
                    totals[1] = _mm512_dpbusd_epi32(totals[1], input, parts[1]);
                }
                weights = weights.add(64 * PARTS);
                input = input.add(GROUP);
            }
        }
        for (totals, sums) in totals.iter().zip(sums.iter_mut()) {
            for (part, &total) in totals.iter().enumerate() {
                _mm512_storeu_si512(sums[16 * part..16 * part + 16].as_mut_ptr().cast(), total);
            }
        }
    }
}
