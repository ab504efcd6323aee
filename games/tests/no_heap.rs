//! Nothing is allocated in play: not by apply, not by clone, not by a playout.
use game_core::{Game, Nobody, Turn, Viewer, playout};
use games::{GameKind, GameOf, with_game};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// The options of a game that change how much there is to do.
fn options<G: Game>() -> Vec<G::Options> {
    ["-", "small", "large"].iter().filter_map(|it| it.parse().ok()).collect()
}

fn playouts_allocate_nothing<G: Game>() {
    let mut actions = Vec::with_capacity(8192);
    for &seats in G::SEATS {
        for options in options::<G>() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            let start = G::new(seats, &options);
            let count = allocations(|| {
                for _ in 0..200 {
                    playout(&mut start.clone(), &mut rng, &mut actions);
                }
            });
            assert_eq!(count, 0, "{} {options}", G::ID);
        }
    }
}

fn views_and_worlds_allocate_nothing<G: Game>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let most = G::SEATS.last().expect("somebody may play");
    let mut state = G::new(*most, &G::Options::default());
    state.roll(&mut rng, &mut Nobody);
    let Turn::Players(asked) = state.turn() else { panic!("somebody is asked") };
    for viewer in
        [Viewer::Seat(asked.first().expect("asked")), Viewer::Spectator, Viewer::Omniscient]
    {
        let count = allocations(|| {
            let view = state.view(viewer);
            assert!(G::determinize(&view, &mut rng).view(viewer) == view);
        });
        assert_eq!(count, 0, "{}", G::ID);
    }
}

#[test]
fn play_allocates_nothing() {
    // Examples are written to be read, not to be fast.
    for kind in GameKind::listed() {
        with_game!(kind, H => {
            playouts_allocate_nothing::<GameOf<H>>();
            views_and_worlds_allocate_nothing::<GameOf<H>>();
        });
    }
}

/// The counter counts: otherwise the tests above could not fail.
#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}
