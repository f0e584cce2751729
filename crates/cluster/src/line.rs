//! A line that timely sends words over, which breaks without noise.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;

use timely::communication::allocator::zero_copy::stream::Stream;

use crate::watch::{ClusterWatch, ProcessEnd};

/// A line to a process. When it breaks, its thread stays where it is: timely would panic, and who waits for words finds out from
/// the watch that there will be none.
pub(crate) struct DataLine {
    socket: TcpStream,
    process: usize,
    watch: Arc<ClusterWatch>,
}

impl DataLine {
    pub(crate) const fn new(socket: TcpStream, process: usize, watch: Arc<ClusterWatch>) -> Self {
        Self { socket, process, watch }
    }

    /// What a broken line gives: its end, if the process said that it had finished.
    fn broken(&self) -> usize {
        if self.watch.ending_of(self.process) == ProcessEnd::Finished {
            return 0;
        }
        loop {
            std::thread::park();
        }
    }
}

impl Read for DataLine {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self.socket.read(bytes) {
            Ok(0) => Ok(self.broken()),
            Err(error) if error.kind() != io::ErrorKind::Interrupted => Ok(self.broken()),
            read => read,
        }
    }
}

impl Write for DataLine {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.socket.write(bytes) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                self.broken();
                // Who has finished needs no more words.
                Ok(bytes.len())
            }
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.socket.flush()
    }
}

impl Stream for DataLine {
    fn try_clone(&self) -> io::Result<Self> {
        Ok(Self { socket: self.socket.try_clone()?, process: self.process, watch: Arc::clone(&self.watch) })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.socket.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        // A line that the other side has closed already is shut down as well.
        let _ = self.socket.shutdown(how);
        Ok(())
    }
}
