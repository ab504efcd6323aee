//! What can be asked of a table: each request is a type, with the type of its reply.
use crate::{
    ids::Hash,
    refused::Refused,
    table::{Handle, actor::Actor},
};
use futures_util::future::BoxFuture;
use pages::Language;
use tokio::sync::{
    mpsc::error::{SendError, TrySendError},
    oneshot,
};

/// Something that changes a table.
pub(crate) trait Request: Send + 'static {
    type Reply: Send + 'static;

    /// Whether it waits for a place in a full mailbox, when others are told that the table is
    /// busy: no move is turned away because of other people's requests.
    const WAITS: bool = false;

    fn carry_out(
        self,
        at: &mut Actor,
        by: &Asker,
    ) -> impl Future<Output = Result<Self::Reply, Refused>> + Send;
}

/// Who is asking, and in which language to answer them.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) who: Hash,
    pub(crate) language: Language,
}

/// What an actor has to do: a request with the way back to its sender.
pub(crate) type Letter = Box<dyn for<'a> FnOnce(&'a mut Actor) -> BoxFuture<'a, ()> + Send>;

/// What will be answered.
pub(crate) type Reply<T> = oneshot::Receiver<Result<T, Refused>>;

pub(crate) fn letter<R: Request>(request: R, by: Asker) -> (Letter, Reply<R::Reply>) {
    let (reply, answer) = oneshot::channel();
    let letter: Letter = Box::new(move |actor| {
        Box::pin(async move {
            let answer = match actor.recover().await {
                Ok(()) => request.carry_out(actor, &by).await,
                Err(refused) => Err(refused),
            };
            // Nobody hears it if the sender has gone; what they asked for is done.
            let _ = reply.send(answer);
        })
    });
    (letter, answer)
}

impl Handle {
    /// Puts a letter into the mailbox; it comes back if the actor is just leaving.
    pub(crate) async fn deliver(&self, letter: Letter, waits: bool) -> Result<(), Undelivered> {
        if waits {
            return self.mail.send(letter).await.map_err(|SendError(it)| Undelivered::Leaving(it));
        }
        self.mail.try_send(letter).map_err(|it| match it {
            TrySendError::Full(_) => Undelivered::Full,
            TrySendError::Closed(it) => Undelivered::Leaving(it),
        })
    }
}

pub(crate) enum Undelivered {
    Full,
    Leaving(Letter),
}
