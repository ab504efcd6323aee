//! Nothing is allocated in play: not by apply, not by clone, not by a playout.
use conex::{Conex, Options, Size};
use game_core::{Game, Nobody, Seats, Turn, Viewer, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

#[test]
fn playouts_allocate_nothing() {
    let mut actions = Vec::with_capacity(8192);
    for seats in Seats::ALL {
        for size in Size::ALL {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            let start = Conex::new(seats, &Options { size, short_track: false });
            let count = allocations(|| {
                for _ in 0..20 {
                    playout(&mut start.clone(), &mut rng, &mut actions);
                }
            });
            assert_eq!(count, 0);
        }
    }
}

#[test]
fn views_and_worlds_allocate_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = Conex::new(Seats::FOUR, &Options::default());
    state.roll(&mut rng, &mut Nobody);
    let Turn::Players(asked) = state.turn() else { panic!("somebody is asked") };
    for viewer in [Viewer::Seat(asked.first().unwrap()), Viewer::Spectator, Viewer::Omniscient] {
        let count = allocations(|| {
            let view = state.view(viewer);
            assert!(Conex::determinize(&view, &mut rng).view(viewer) == view);
        });
        assert_eq!(count, 0);
    }
}

/// The counter counts: otherwise the tests above could not fail.
#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}
