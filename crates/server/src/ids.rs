//! Names that nobody can guess, and what we keep of secrets.
use crate::clock;
use game_core::Seed;
use sha2::{Digest, Sha256};
use std::fmt;

/// Digits and letters that can't be mistaken for each other when read aloud, in the order
/// in which databases sort them.
pub(crate) const ALPHABET: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";

/// 5 bits each.
const TIME_LETTERS: usize = 6;
pub(crate) const ID_LETTERS: usize = 20;
pub(crate) const SECRET_LETTERS: usize = 40;

/// A secret with so few different letters, or steps from one to the next, is a row of letters
/// or a word again and again. Of 10¹⁴ random ones none is.
const PLAIN: u32 = 9;

/// The operating system's randomness, which doesn't fail on any system we run on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

fn letter(number: usize) -> char {
    char::from(ALPHABET[number % ALPHABET.len()])
}

fn random_word<const N: usize>() -> String {
    random::<N>().iter().map(|it| letter(usize::from(*it))).collect()
}

pub(crate) fn random_seed() -> Seed {
    Seed::new(random())
}

pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// The promise of a match's seed, shown from the start.
pub fn seed_hash(seed: Seed) -> String {
    hex(&Sha256::digest(seed.bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    let digit = |it: u8| char::from(b"0123456789abcdef"[usize::from(it)]);
    text.extend(bytes.iter().flat_map(|it| [digit(it >> 4), digit(it & 15)]));
    text
}

/// The name of a table: anyone who knows it may watch.
///
/// It begins with the time, so tables played at the same time are stored side by side and a
/// commit changes few pages of the database; 70 random bits follow.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TableId(String);

impl TableId {
    pub(crate) fn random() -> TableId {
        TableId(time_word(clock::now_ms()) + &random_word::<{ ID_LETTERS - TIME_LETTERS }>())
    }

    /// `None` if it can't be the name of a table.
    pub(crate) fn parse(text: &str) -> Option<TableId> {
        let fits = text.len() == ID_LETTERS && text.bytes().all(|it| ALPHABET.contains(&it));
        fits.then(|| TableId(text.to_owned()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Enough to find a table's lines in a log, too little to open it.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.0[..8])
    }
}

/// In steps of 64 ms. It wraps around every other year, and sorts badly once.
fn time_word(ms: i64) -> String {
    let steps = ms as usize >> 6;
    (0..TIME_LETTERS).rev().map(|nth| letter(steps >> (5 * nth))).collect()
}

/// What proves that somebody is who they were: a person's token, or the secret in a link.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    pub(crate) fn random() -> Secret {
        Secret(random_word::<SECRET_LETTERS>())
    }

    /// `None` for what is none of ours, or so plain that somebody must have thought of it.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let number = |it| ALPHABET.iter().position(|letter| *letter == it);
        let numbers: Vec<usize> = text.bytes().map(number).collect::<Option<_>>()?;
        let steps = numbers.windows(2).map(|it| (32 + it[1] - it[0]) % 32);
        let (letters, steps) = (distinct(numbers.iter().copied()), distinct(steps));
        let fits = numbers.len() == SECRET_LETTERS && PLAIN < letters.min(steps);
        fits.then(|| Secret(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> Hash {
        Hash(hex(&Sha256::digest(self.0.as_bytes())))
    }

    /// For its owner only.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

/// How many different numbers below 32 these are.
fn distinct(numbers: impl Iterator<Item = usize>) -> u32 {
    numbers.fold(0_u32, |seen, it| seen | 1 << it).count_ones()
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// All that is kept of a secret.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Hash(pub(crate) String);

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_random_reads_back_and_differs() {
        let (id, other) = (TableId::random(), TableId::random());
        assert_ne!(id, other);
        assert_eq!(TableId::parse(id.as_str()), Some(id));
        let secret = Secret::random();
        assert_eq!(Secret::parse(secret.reveal()), Some(secret.clone()));
        assert_eq!(secret.hash(), secret.hash());
        for odd in ["", "a", "../../etc/passwd....", "ABCDEFGHJKMNPQRSTUVW", "аbcdefghjkmnpqrstuv"]
        {
            assert_eq!(TableId::parse(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_secret_that_somebody_thought_of_is_none() {
        let alphabet = std::str::from_utf8(ALPHABET).unwrap();
        let row: String = alphabet.chars().cycle().take(SECRET_LETTERS).collect();
        let backwards: String = row.chars().rev().collect();
        for plain in ["a", "23", "abc", "sesame", "password", "nefertar"] {
            let plain: String = plain.chars().cycle().take(SECRET_LETTERS).collect();
            assert_eq!(Secret::parse(&plain), None, "{plain}");
        }
        for plain in [row, backwards, format!("{}{}", "a".repeat(32), "bcdefghj")] {
            assert_eq!(Secret::parse(&plain), None, "{plain}");
        }
        for _ in 0..1000 {
            let secret = Secret::random();
            assert_eq!(Secret::parse(secret.reveal()), Some(secret.clone()));
        }
    }

    #[test]
    fn later_tables_have_later_names() {
        let words: Vec<String> =
            (0..5000).map(|it| time_word(1_790_000_000_000 + 64 * it)).collect();
        assert!(words.is_sorted() && words.iter().all(|it| it.len() == TIME_LETTERS));
        assert!(words[0] != words[1], "one step is one letter");
    }

    #[test]
    fn secrets_are_not_debugged() {
        let secret = Secret::random();
        let shown = format!("{secret:?} {:?} {:?}", secret.hash(), TableId::random());
        assert!(!shown.contains(secret.reveal()) && shown.len() < 40, "{shown}");
    }

    /// As anybody can do it: `printf 000102… | xxd -r -p | sha256sum`.
    #[test]
    fn a_seed_is_promised_by_its_sha_256() {
        let seed = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
        let hash = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991";
        assert_eq!(seed_hash(seed), hash);
    }
}
