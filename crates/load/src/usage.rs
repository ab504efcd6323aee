//! What a process uses of the machine, according to Linux.
use std::fs::read_to_string;

/// Resident memory in KiB.
pub(crate) fn resident_kib(pid: u32) -> Option<u64> {
    let status = read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Seconds of processor time so far.
pub(crate) fn cpu_seconds(pid: u32) -> Option<f64> {
    let text = read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    // Linux counts in hundredths of a second, whatever its own clock does.
    Some((user + system) / 100.0)
}
