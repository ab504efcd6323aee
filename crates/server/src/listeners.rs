//! Who listens to all their tables, and wants to hear when a seat becomes theirs.
use crate::ids::Hash;
use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;

/// By the hash of their token.
#[derive(Debug, Default)]
pub(crate) struct Listeners(Mutex<BTreeMap<String, watch::Sender<()>>>);

impl Listeners {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, watch::Sender<()>>> {
        // Whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever a seat may have become theirs.
    pub(crate) fn listen(&self, who: &Hash) -> watch::Receiver<()> {
        self.all().entry(who.0.clone()).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    /// One of those who listened has gone.
    pub(crate) fn leave(&self, who: &Hash) {
        let mut all = self.all();
        // The one who leaves still holds theirs.
        if all.get(&who.0).is_some_and(|it| it.receiver_count() <= 1) {
            all.remove(&who.0);
        }
    }

    /// A seat of theirs has changed.
    pub(crate) fn tell(&self, token_hash: Option<&str>) {
        if let Some(sender) = token_hash.and_then(|it| self.all().get(it).cloned()) {
            sender.send_replace(());
        }
    }
}
