//! The independent check: exact values again, by a slow and plain path that shares nothing with the engines but the
//! rules.
