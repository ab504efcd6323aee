//! How much one address may ask for.
use crate::refused::Refused;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _};
use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Requests that may come at once after a pause, as a multiple of those a second.
const BURST: u32 = 5;

#[derive(Debug)]
pub(crate) struct RateLimit {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    clock: governor::clock::DefaultClock,
}

impl RateLimit {
    pub(crate) fn per_second(many: u32) -> RateLimit {
        RateLimit::new(Quota::per_second(at_least_one(many)), many)
    }

    pub(crate) fn per_minute(many: u32) -> RateLimit {
        RateLimit::new(Quota::per_minute(at_least_one(many)), many)
    }

    fn new(quota: Quota, many: u32) -> RateLimit {
        let quota = quota.allow_burst(at_least_one(many.saturating_mul(BURST)));
        RateLimit { limiter: RateLimiter::keyed(quota), clock: Default::default() }
    }

    /// How many seconds to wait, if it is too much.
    pub(crate) fn check(&self, address: IpAddr) -> Result<(), u32> {
        self.limiter.check_key(&whole_network(address)).map_err(|it| {
            let wait = it.wait_time_from(self.clock.now());
            u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)
        })
    }

    /// Forgets addresses that haven't asked for a while.
    pub(crate) fn forget_old(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// How many of something each address has: connections, live streams, tables with bots.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    most: usize,
    taken: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
}

/// One of them, for as long as this is held.
#[derive(Debug)]
pub(crate) struct Share {
    of: Shares,
    address: IpAddr,
}

impl Shares {
    pub(crate) fn new(most: usize) -> Shares {
        Shares { most: most.max(1), taken: Arc::default() }
    }

    /// One address has a quarter of all connections at most, unless it is this machine's own.
    pub(crate) fn of(connections: usize) -> Shares {
        Shares::new(connections / 4)
    }

    pub(crate) fn most(&self) -> u32 {
        u32::try_from(self.most).unwrap_or(u32::MAX)
    }

    fn taken(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// `None` if this address has its share already.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Share> {
        let address = whole_network(address);
        let mut taken = self.taken();
        let count = taken.entry(address).or_default();
        if self.most <= *count && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Share { of: self.clone(), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.of.taken();
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// Live streams that may take their part of the connections, and no address more than its own.
#[derive(Debug)]
pub(crate) struct Streams {
    places: Arc<Semaphore>,
    shares: Shares,
}

/// A place for a live stream, as long as this is held.
#[derive(Debug)]
pub(crate) struct StreamPlace {
    _place: OwnedSemaphorePermit,
    _share: Share,
}

impl Streams {
    /// One connection in four is left to moves and to whoever asks whether all is well.
    pub(crate) fn of(connections: usize) -> Streams {
        let places = connections.saturating_sub((connections / 4).max(1)).max(1);
        Streams { places: Arc::new(Semaphore::new(places)), shares: Shares::of(connections) }
    }

    pub(crate) fn take(&self, address: IpAddr) -> Result<StreamPlace, Refused> {
        let most = self.shares.most();
        let share = self.shares.take(address).ok_or(Refused::TooManyStreams { most })?;
        let place = self.places.clone().try_acquire_owned().map_err(|_| Refused::Busy)?;
        Ok(StreamPlace { _place: place, _share: share })
    }
}

fn at_least_one(many: u32) -> NonZeroU32 {
    NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN)
}

/// Anyone who has one IPv6 address has 2⁶⁴ of them.
pub(crate) fn whole_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(it) => {
            let [a, b, c, d, ..] = it.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_more_than_his_share_of_connections() {
        let shares = Shares::new(2);
        let take = |it: &str| shares.take(it.parse().unwrap());
        let held = [take("192.0.2.1"), take("192.0.2.1")];
        assert!(held.iter().all(Option::is_some) && take("192.0.2.1").is_none());
        assert!(take("192.0.2.2").is_some(), "another has its own");
        drop(held);
        assert!(take("192.0.2.1").is_some(), "what was given back is free");
        let own: Vec<_> = (0..9).map(|_| take("127.0.0.1")).collect();
        assert!(own.iter().all(Option::is_some), "a proxy speaks for many");
        drop(own);
        assert!(shares.taken().is_empty());
    }

    #[test]
    fn after_a_burst_one_waits() {
        let limit = RateLimit::per_second(2);
        let ask = |it: &str| limit.check(it.parse().unwrap());
        for _ in 0..10 {
            assert_eq!(ask("192.0.2.1"), Ok(()));
        }
        assert_eq!(ask("192.0.2.1"), Err(1));
        assert_eq!(ask("192.0.2.2"), Ok(()), "another has its own");
        for nth in 0..10 {
            assert_eq!(ask(&format!("2001:db8::{nth}")), Ok(()));
        }
        assert_eq!(ask("2001:db8::ffff"), Err(1), "one network is one");
        assert_eq!(ask("::ffff:192.0.2.1"), Err(1), "however it is written");
    }
}
