//! Bots that forget.
use super::scene::{asked, dice, own_view, watch_all};
use crate::Guide;
use conex::Conex;
use game_core::Seat;
use sobek::{Phase, Sobek};

/// A card known to be somewhere: whose, in the hand or in the pile, and which.
type Fact = (Seat, &'static str, usize);

/// Looks into a view's memory of the others.
trait Remembers: Guide {
    /// What could be forgotten, known to the owner and known to all.
    fn facts(view: &Self::View, own: Seat) -> [Vec<Fact>; 2];
    /// Gives back what may be forgotten.
    fn remind(view: &mut Self::View, own: Seat, of: &Self::View);
}

impl Remembers for Conex {
    fn facts(view: &conex::View, own: Seat) -> [Vec<Fact>; 2] {
        [view.memory.hands, view.memory.public_hands].map(|hands| {
            let cards = |it| hands[it].iter().map(move |card| (it, "hand", card.index()));
            view.seats.others(own).flat_map(cards).collect()
        })
    }

    fn remind(view: &mut conex::View, own: Seat, of: &conex::View) {
        for seat in of.seats.others(own) {
            view.memory.hands[seat] = of.memory.hands[seat];
            view.memory.public_hands[seat] = of.memory.public_hands[seat];
        }
        view.stuck = of.stuck;
    }
}

impl Remembers for Sobek {
    fn facts(view: &sobek::View, own: Seat) -> [Vec<Fact>; 2] {
        let memory = &view.memory;
        let piles = game_core::BySeat::from_fn(|it| memory.piles[it].faces);
        [(memory.hands, piles), (memory.public_hands, memory.public_piles)].map(|(hands, piles)| {
            let mut facts = Vec::new();
            for seat in view.seats.others(own) {
                facts.extend(hands[seat].iter().map(|it| (seat, "hand", it.index())));
                // What a Vizier looks through lies open before him.
                if !(view.phase == Phase::Rob { victim: seat } && view.mover == own) {
                    facts.extend(piles[seat].iter().map(|it| (seat, "pile", it.index())));
                }
            }
            facts
        })
    }

    fn remind(view: &mut sobek::View, own: Seat, of: &sobek::View) {
        for seat in of.seats.others(own) {
            view.memory.hands[seat] = of.memory.hands[seat];
            view.memory.public_hands[seat] = of.memory.public_hands[seat];
            view.memory.piles[seat].faces = of.memory.piles[seat].faces;
            view.memory.public_piles[seat] = of.memory.public_piles[seat];
        }
    }
}

/// Whether all of these are among those, alike ones counted.
fn among(these: &[Fact], those: &[Fact]) -> bool {
    let mut left = those.to_vec();
    these
        .iter()
        .all(|it| left.iter().position(|other| other == it).map(|at| left.remove(at)).is_some())
}

/// Every view of a player while somebody has to choose.
fn watch_views<G: Guide>(games: u64, mut look: impl FnMut(&G, Seat, &G::View)) {
    watch_all(games, |state: &G| {
        if !asked(state).is_empty() {
            state.seats().iter().for_each(|it| look(state, it, &own_view(state, it)));
        }
    });
}

fn forgetful<G: Guide>(view: &G::View, facts: usize) -> G::View {
    let mut view = view.clone();
    G::forget(&mut view, facts);
    view
}

fn memory_shrinks<G: Remembers>() {
    let mut most = 0;
    watch_views(2, |_: &G, own, view| {
        let [known, public] = G::facts(view, own);
        most = most.max(known.len());
        for facts in [0, 2] {
            let mut after = forgetful::<G>(view, facts);
            let [still, still_public] = G::facts(&after, own);
            assert_eq!(still.len(), facts.min(known.len()));
            assert!(among(&still, &known), "{still:?} of {known:?}");
            assert!(among(&still_public, &public) && among(&still_public, &still));
            G::remind(&mut after, own, view);
            assert_eq!(after, *view, "nothing else is touched");
        }
        assert_eq!(forgetful::<G>(view, 1000), *view);
    });
    assert!(2 < most, "somebody had something to forget");
}

#[test]
fn a_bot_remembers_so_many_cards_of_others_and_invents_none() {
    memory_shrinks::<Sobek>();
    memory_shrinks::<Conex>();
}

fn worlds_fit_what_is_left<G: Guide>() {
    let mut rng = dice(6);
    watch_views(2, |state: &G, own, view| {
        for facts in [0, 2, 1000] {
            let left = forgetful::<G>(view, facts);
            let world = G::determinize(&left, &mut rng);
            assert_eq!(own_view(&world, own), left);
            assert_eq!(world.choices(own), state.choices(own));
        }
    });
}

#[test]
fn who_forgets_still_imagines_worlds_in_which_it_may_do_the_same() {
    worlds_fit_what_is_left::<Sobek>();
    worlds_fit_what_is_left::<Conex>();
}

fn onlookers_keep_all<G: Guide>() {
    watch_all(1, |state: &G| {
        let view = state.view(game_core::Viewer::Spectator);
        assert_eq!(forgetful::<G>(&view, 0), view);
    });
}

#[test]
fn an_onlooker_forgets_nothing() {
    onlookers_keep_all::<Sobek>();
    onlookers_keep_all::<Conex>();
}
