//! Finding each other: every process calls those before it in the list and is called by those after it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

use jogada_rules::StopFlag;
use thiserror::Error;

use crate::cluster::Cluster;
use crate::greeting::{ClusterRefusal, Greeting, Purpose, answer, refused};
use crate::hosts::Hosts;

/// Who this process is and what it works on.
#[derive(Clone, Debug)]
pub struct ClusterPlan {
    /// Where all processes are.
    pub hosts: Hosts,
    /// The number of this one, the first is 0.
    pub process: usize,
    /// Workers in each process.
    pub threads: usize,
    /// For so long a host that does not come, or is silent, is waited for.
    pub patience: Duration,
    /// What is worked on, in words that are the same for all processes and no other work.
    pub work: String,
}

/// Why processes did not find each other.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// The list has no process with this number.
    #[error("there are {hosts} hosts, and no number {process}")]
    NoSuchProcess {
        /// The number.
        process: usize,
        /// How many there are.
        hosts: usize,
    },
    /// Nobody can be heard at the address of this process.
    #[error("{address}: {error}")]
    CanNotListen {
        /// The address.
        address: String,
        /// What the system said.
        error: io::Error,
    },
    /// A host did not come in time.
    #[error("host {host} did not come within {patience:?}")]
    Missing {
        /// Its number and address.
        host: String,
        /// How long it was waited for.
        patience: Duration,
        /// What the system said last, if it said anything.
        why: Option<io::Error>,
    },
    /// A host does not work with this process.
    #[error("host {host}: {refusal}")]
    Refused {
        /// Its number and address.
        host: String,
        /// Why not.
        refusal: ClusterRefusal,
    },
    /// Stopped on request.
    #[error("stopped")]
    Stopped,
}

/// How long somebody who calls may take to say who it is.
const GREETING_TIME: Duration = Duration::from_secs(5);
/// How long to wait before the next attempt.
const PAUSE: Duration = Duration::from_millis(50);

/// The two lines to each process: for words and for signs of life.
#[derive(Default)]
pub(crate) struct ProcessLines {
    pub(crate) data: Option<TcpStream>,
    pub(crate) watch: Option<TcpStream>,
}

impl ProcessLines {
    fn place(&mut self, purpose: Purpose) -> &mut Option<TcpStream> {
        match purpose {
            Purpose::Data => &mut self.data,
            Purpose::Watch => &mut self.watch,
        }
    }
}

/// Connects this process with all others, or says which is missing.
pub fn connect(plan: &ClusterPlan, stop: &StopFlag) -> Result<Cluster, ClusterError> {
    let hosts = plan.hosts.addresses().len();
    if plan.process >= hosts {
        return Err(ClusterError::NoSuchProcess { process: plan.process, hosts });
    }
    let address = &plan.hosts.addresses()[plan.process];
    let can_not = |error| ClusterError::CanNotListen { address: address.clone(), error };
    let listener = TcpListener::bind(address).map_err(can_not)?;
    listener.set_nonblocking(true).map_err(can_not)?;
    let meeting = Meeting { plan, stop, started: Instant::now() };
    let mut lines: Vec<ProcessLines> = (0..hosts).map(|_| ProcessLines::default()).collect();
    for (process, lines) in lines.iter_mut().enumerate().take(plan.process) {
        for purpose in [Purpose::Data, Purpose::Watch] {
            *lines.place(purpose) = Some(meeting.call(process, purpose)?);
        }
    }
    meeting.be_called(&listener, &mut lines)?;
    Cluster::of(plan, lines, stop).map_err(can_not)
}

struct Meeting<'a> {
    plan: &'a ClusterPlan,
    stop: &'a StopFlag,
    started: Instant,
}

impl Meeting<'_> {
    /// What this process says to another.
    fn greeting(&self, to: usize, purpose: Purpose) -> Greeting {
        let ClusterPlan { hosts, process, threads, work, .. } = self.plan;
        Greeting {
            purpose,
            from: *process as u64,
            to: to as u64,
            processes: hosts.addresses().len() as u64,
            threads: *threads as u64,
            work: hash(work),
            hosts: hash(hosts.addresses()),
        }
    }

    /// How long there is still time, unless it is over.
    fn left(&self, process: usize, why: Option<io::Error>) -> Result<Duration, ClusterError> {
        if self.stop.is_stopped() {
            return Err(ClusterError::Stopped);
        }
        let left = self.plan.patience.checked_sub(self.started.elapsed()).filter(|left| !left.is_zero());
        let (host, patience) = (self.plan.hosts.name(process), self.plan.patience);
        left.ok_or(ClusterError::Missing { host, patience, why })
    }

    /// Calls a process until it answers.
    fn call(&self, process: usize, purpose: Purpose) -> Result<TcpStream, ClusterError> {
        let mut why = None;
        loop {
            let left = self.left(process, why.take())?;
            match self.try_call(process, purpose, left) {
                Ok((line, None)) => return Ok(line),
                Ok((_, Some(refusal))) => {
                    return Err(ClusterError::Refused { host: self.plan.hosts.name(process), refusal });
                }
                Err(error) => why = Some(error),
            }
            std::thread::sleep(PAUSE);
        }
    }

    fn try_call(
        &self,
        process: usize,
        purpose: Purpose,
        left: Duration,
    ) -> io::Result<(TcpStream, Option<ClusterRefusal>)> {
        let address = &self.plan.hosts.addresses()[process];
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in address.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, left) {
                Ok(mut line) => {
                    line.set_nodelay(true)?;
                    line.set_read_timeout(Some(left))?;
                    self.greeting(process, purpose).write(&mut line)?;
                    let mut answered = [0];
                    line.read_exact(&mut answered)?;
                    line.set_read_timeout(None)?;
                    return Ok((line, refused(answered[0])));
                }
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Waits until all processes after this one have called.
    fn be_called(&self, listener: &TcpListener, lines: &mut [ProcessLines]) -> Result<(), ClusterError> {
        let after = self.plan.process + 1;
        let missing = |lines: &[ProcessLines]| {
            let found = |lines: &ProcessLines| lines.data.is_none() || lines.watch.is_none();
            lines[after..].iter().position(found).map(|index| after + index)
        };
        while let Some(process) = missing(lines) {
            self.left(process, None)?;
            match listener.accept() {
                // Who does not say what it wants, or goes away, was no process of ours.
                Ok((line, _)) => drop(self.welcome(line, lines)),
                Err(_) => std::thread::sleep(PAUSE),
            }
        }
        Ok(())
    }

    fn welcome(&self, mut line: TcpStream, lines: &mut [ProcessLines]) -> io::Result<()> {
        line.set_nonblocking(false)?;
        line.set_nodelay(true)?;
        line.set_read_timeout(Some(GREETING_TIME))?;
        let Some(greeting) = Greeting::read(&mut line)? else {
            return line.write_all(&[answer(Some(ClusterRefusal::OtherProgram))]);
        };
        let refusal = greeting.refusal(&self.greeting(greeting.from as usize, greeting.purpose));
        let from = greeting.from as usize;
        let refusal = refusal.or_else(|| {
            let early = from < self.plan.process;
            (early || lines[from].place(greeting.purpose).is_some()).then_some(ClusterRefusal::Twice)
        });
        line.write_all(&[answer(refusal)])?;
        line.set_read_timeout(None)?;
        if refusal.is_none() {
            *lines[from].place(greeting.purpose) = Some(line);
        }
        Ok(())
    }
}

/// The same for the same words in every process of one version of the program, which is all that is asked of it.
fn hash(words: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn the_second_process_of_a_number_is_told_that_it_is_taken() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a setting");
        let list = format!("{}\n127.0.0.1:1\n127.0.0.1:2\n", listener.local_addr().expect("an address"));
        let plan = |process| ClusterPlan {
            hosts: list.parse().expect("a list"),
            process,
            threads: 1,
            patience: Duration::from_secs(600),
            work: "tables".to_owned(),
        };
        let (first, second, stop) = (plan(0), plan(2), StopFlag::new());
        let meeting = |plan| Meeting { plan, stop: &stop, started: Instant::now() };
        thread::scope(|scope| {
            let called = scope.spawn(|| {
                let mut lines: Vec<ProcessLines> = (0..3).map(|_| ProcessLines::default()).collect();
                meeting(&first).be_called(&listener, &mut lines)
            });
            let _line = meeting(&second).call(0, Purpose::Data).expect("nobody was there");
            let double = meeting(&second).call(0, Purpose::Data);
            assert!(matches!(double, Err(ClusterError::Refused { refusal: ClusterRefusal::Twice, .. })), "{double:?}");
            stop.stop();
            assert!(matches!(called.join(), Ok(Err(ClusterError::Stopped))), "the third never came");
        });
    }
}
