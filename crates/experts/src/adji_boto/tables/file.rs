//! One table file: writing it whole, reading it block by block.

use std::cell::RefCell;
use std::io::{BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI8, AtomicUsize, Ordering};

use jogada_files::{OutFile, remove, rename, sync_folder};
use jogada_search::retro::Values;
use memmap2::Mmap;
use zstd::bulk::{Compressor, Decompressor};

use super::folder::TableFolder;
use super::format::{BLOCK, ENTRY, HEAD, Header, checksum, decode, encode, word};
use super::mapping::map;
use jogada_rules::{Damage, TableError};

/// How hard blocks are squeezed: harder takes longer than working the values out.
pub(super) const EFFORT: i32 = 6;

/// A table file that is open for reading. Its head and the list of its blocks have been checked.
#[derive(Debug)]
pub struct LevelFile {
    path: PathBuf,
    header: Header,
    bytes: Mmap,
}

impl LevelFile {
    /// Opens the file of the boards with so many pieces, if it is one of these rules.
    pub fn open(folder: &TableFolder, pieces: usize, rules: u64, count: u64) -> Result<Self, TableError> {
        let path = folder.level(pieces);
        let bytes = match map(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(TableError::Missing { path }),
            mapped => mapped.map_err(TableError::io(&path))?,
        };
        match examined(&bytes) {
            Ok(header) if (header.rules, header.pieces as usize, header.count) == (rules, pieces, count) => {
                Ok(Self { path, header, bytes })
            }
            Ok(_) => Err(TableError::Damaged { path, damage: Damage::Other }),
            Err(damage) => Err(TableError::Damaged { path, damage }),
        }
    }

    /// What the file says about itself.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The checksum of its head and of the list of its blocks, which holds theirs: the whole file in one number.
    pub fn checksum(&self) -> u64 {
        word(&self.bytes, HEAD - 8)
    }

    /// The codes of a block.
    pub(super) fn unpack(&self, block: u64) -> Result<Vec<u8>, TableError> {
        let (packed, sum) = self.packed(block);
        let length = (self.header.count - block * u64::from(BLOCK)).min(u64::from(BLOCK)) as usize;
        let codes = (checksum(&[packed]) == sum).then(|| unpacked(packed, length)).flatten();
        codes.ok_or_else(|| self.damaged(Damage::Block(block)))
    }

    /// All values, in the order of the numbers of their boards.
    pub fn values(&self) -> Result<Values, TableError> {
        // The codes are not kept beside the values: of a large level there is no room for both.
        let mut values = Vec::with_capacity(self.header.count as usize);
        (0..self.header.blocks()).try_for_each(|block| self.unpack_into(block, &mut values))?;
        Ok(values.into())
    }

    /// Adds the values of a block.
    pub(super) fn unpack_into(&self, block: u64, values: &mut Vec<AtomicI8>) -> Result<(), TableError> {
        values.extend(self.unpack(block)?.into_iter().map(|code| AtomicI8::new(decode(code, self.header.pieces))));
        Ok(())
    }

    /// Fails at the first block that is not what was written.
    pub(super) fn check_blocks(&self) -> Result<(), TableError> {
        (0..self.header.blocks()).try_for_each(|block| self.unpack(block).map(drop))
    }

    pub(super) fn damaged(&self, damage: Damage) -> TableError {
        TableError::Damaged { path: self.path.clone(), damage }
    }

    /// A block as it is in the file, with its checksum.
    fn packed(&self, block: u64) -> (&[u8], u64) {
        let entry = |block: u64| HEAD + block as usize * ENTRY;
        let end = |block: u64| word(&self.bytes, entry(block)) as usize;
        let start = if block == 0 { self.header.before_blocks() as usize } else { end(block - 1) };
        (&self.bytes[start..end(block)], word(&self.bytes, entry(block) + 8))
    }
}

/// The head of a file whose head and list of blocks are what was written, and whose length fits.
fn examined(bytes: &[u8]) -> Result<Header, Damage> {
    let header = Header::read(bytes)?;
    let start = header.before_blocks() as usize;
    let list = bytes.get(HEAD..start).ok_or(Damage::Length)?;
    if checksum(&[&bytes[..HEAD - 8], list]) != word(bytes, HEAD - 8) {
        return Err(Damage::Head);
    }
    let end = list.len().checked_sub(ENTRY).map_or(start as u64, |last| word(list, last));
    if end == bytes.len() as u64 { Ok(header) } else { Err(Damage::Length) }
}

fn unpacked(packed: &[u8], length: usize) -> Option<Vec<u8>> {
    thread_local! {
        // What unpacking needs is worth keeping: to set it up takes as long as a block.
        static DECOMPRESSOR: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
    }
    DECOMPRESSOR.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Decompressor::new().ok();
        }
        let codes = kept.as_mut()?.decompress(packed, length).ok()?;
        (codes.len() == length).then_some(codes)
    })
}

/// Packs and writes a level.
pub(super) fn write(folder: &TableFolder, header: &Header, values: &Values, threads: usize) -> Result<(), TableError> {
    let path = folder.level(header.pieces as usize);
    let blocks = packed_blocks(header, values, threads).map_err(TableError::io(&path))?;
    write_whole(folder, header, &blocks)
}

/// Writes a level whose blocks are packed. The file has its name only when it is whole and on the disk.
pub(super) fn write_whole(
    folder: &TableFolder,
    header: &Header,
    blocks: &[impl AsRef<[u8]>],
) -> Result<(), TableError> {
    let (part, path) = (folder.part(header.pieces as usize), folder.level(header.pieces as usize));
    let written = write_part(&part, header, blocks).and_then(|()| rename(&part, &path));
    if written.is_err() {
        // Half a file is of no use to anyone; that it can not be removed either adds nothing.
        let _ = remove(&part);
    }
    written.and_then(|()| sync_folder(folder.path())).map_err(TableError::io(&path))
}

/// The blocks, packed by several threads.
fn packed_blocks(header: &Header, values: &Values, threads: usize) -> std::io::Result<Vec<Vec<u8>>> {
    let next = AtomicUsize::new(0);
    let pack = || -> std::io::Result<Vec<(usize, Vec<u8>)>> {
        let mut compressor = Compressor::new(EFFORT)?;
        let mut packed = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block as u64 >= header.blocks() {
                return Ok(packed);
            }
            let start = block as u64 * u64::from(BLOCK);
            let values = values.range(start, (start + u64::from(BLOCK)).min(header.count));
            let codes: Vec<u8> = values.map(|value| encode(value, header.pieces)).collect();
            packed.push((block, compressor.compress(&codes)?));
        }
    };
    let packed: std::io::Result<Vec<_>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(pack)).collect();
        threads.into_iter().map(|thread| thread.join().expect("packing does not panic")).collect()
    });
    let mut packed: Vec<_> = packed?.into_iter().flatten().collect();
    packed.sort_unstable_by_key(|&(block, _)| block);
    Ok(packed.into_iter().map(|(_, bytes)| bytes).collect())
}

fn write_part(part: &Path, header: &Header, blocks: &[impl AsRef<[u8]>]) -> std::io::Result<()> {
    let head = header.bytes();
    let mut end = header.before_blocks();
    let mut list = Vec::new();
    for block in blocks {
        end += block.as_ref().len() as u64;
        list.extend(end.to_le_bytes());
        list.extend(checksum(&[block.as_ref()]).to_le_bytes());
    }
    let mut out = BufWriter::new(OutFile::create(part)?);
    out.write_all(&head)?;
    out.write_all(&checksum(&[&head, &list]).to_le_bytes())?;
    out.write_all(&list)?;
    for block in blocks {
        out.write_all(block.as_ref())?;
    }
    out.into_inner()?.sync()
}
