//! Ctrl-C, and being asked to end.

/// Has a function called, on a thread of its own, whenever somebody presses Ctrl-C or asks this process to end. Whether the
/// system lets us: where it does not, the process simply ends.
pub fn on_interrupt(handler: impl FnMut() + Send + 'static) -> bool {
    ctrlc::set_handler(handler).is_ok()
}
