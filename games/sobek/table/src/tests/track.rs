//! The track of the sprite is the track of the rules.
use super::super::track::{way_back, way_in_words};
use crate::ASSETS;
use sobek::{Symbol, penalised};

#[test]
fn the_sprite_draws_the_symbols_of_the_rules() {
    let (_, track) = ASSETS.look.icons.split_once("<symbol id=\"track\"").expect("it is there");
    let track = track.split("</symbol>").next().expect("its end");
    for space in 0..100u16 {
        let (x, y) = (space % 10 * 40, space / 10 * 40);
        let drawn = match Symbol::of(space) {
            Symbol::Number => format!("<text x=\"{}\" y=\"{}\">{space}</text>", x + 20, y + 25),
            Symbol::Hieroglyph(it) => {
                format!("<use href=\"#{it}\" x=\"{}\" y=\"{}\"", x + 9, y + 9)
            }
        };
        assert!(track.contains(&drawn), "{drawn}");
    }
}

/// Rules 8.4, the books' own examples.
#[test]
fn the_way_back_goes_from_symbol_to_symbol() {
    assert_eq!(way_back(61, 23), [59, 52]);
    assert_eq!(way_back(50, 30), [45, 40, 35]);
    assert!(way_back(50, 9).is_empty());
    assert_eq!(way_in_words(61, &way_back(61, 23)), "61 → 59 → 52");
    for points in 0..150 {
        for before in [0, 7, 38, 99] {
            let landed = before + points;
            let end = way_back(landed, points).last().copied().unwrap_or(landed);
            assert_eq!(end, penalised(landed, points));
        }
    }
}
