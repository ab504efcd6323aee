//! How much one address may ask for.
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _};
use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
};

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

    /// Forgets who hasn't asked for a while.
    pub(crate) fn forget_old(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

fn at_least_one(many: u32) -> NonZeroU32 {
    NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN)
}

/// Who has one address of IPv6 has 2⁶⁴ of them.
fn whole_network(address: IpAddr) -> IpAddr {
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
    fn after_a_burst_one_waits() {
        let limit = RateLimit::per_second(2);
        let ask = |it: &str| limit.check(it.parse().unwrap());
        for _ in 0..10 {
            assert_eq!(ask("192.0.2.1"), Ok(()));
        }
        assert_eq!(ask("192.0.2.1"), Err(1));
        assert_eq!(ask("192.0.2.2"), Ok(()), "another has his own");
        for nth in 0..10 {
            assert_eq!(ask(&format!("2001:db8::{nth}")), Ok(()));
        }
        assert_eq!(ask("2001:db8::ffff"), Err(1), "one network is one");
        assert_eq!(ask("::ffff:192.0.2.1"), Err(1), "however it is written");
    }
}
