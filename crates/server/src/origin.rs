//! From where a table was made, without saying from where.
use crate::{
    ids::{hex, random},
    limits::whole_network,
};
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// Gives every address a word of its own. The key is in this process's memory alone: who has a
/// database, or a copy of it, can't try out which address a word stands for.
#[derive(Clone)]
pub(crate) struct Origins {
    key: [u8; 32],
}

impl Origins {
    pub(crate) fn new() -> Origins {
        Origins { key: random() }
    }

    /// The word of an address: the same for the whole network that one who asks has.
    pub(crate) fn of(&self, address: IpAddr) -> String {
        let hash = Sha256::new().chain_update(self.key);
        let hash = match whole_network(address) {
            IpAddr::V4(it) => hash.chain_update(it.octets()),
            IpAddr::V6(it) => hash.chain_update(it.octets()),
        };
        hex(&hash.finalize()[..16])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart_and_not_told() {
        let (here, there) = (Origins::new(), Origins::new());
        let of = |it: &Origins, address: &str| it.of(address.parse().unwrap());
        assert_eq!(of(&here, "192.0.2.1"), of(&here, "::ffff:192.0.2.1"));
        assert_eq!(of(&here, "2001:db8::1"), of(&here, "2001:db8::2"), "one network is one");
        assert_ne!(of(&here, "192.0.2.1"), of(&here, "192.0.2.2"));
        assert_ne!(of(&here, "192.0.2.1"), of(&there, "192.0.2.1"), "another key, another word");
    }
}
