//! A picture of a table in characters, for a terminal.
use std::fmt::Write as _;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// What a point of the picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// None is the terminal's own ground.
    pub colour: Option<Colour>,
    /// What stands there where there are no colours.
    pub glyph: char,
}

/// A picture of square points, two in each character, with short words upon it.
#[derive(Clone, Debug)]
pub struct Mosaic {
    columns: usize,
    /// Row by row.
    tiles: Vec<Tile>,
    /// For each character, the letter that stands there instead.
    letters: Vec<Option<char>>,
    /// What a reader must know, below it.
    pub caption: String,
}

/// How a terminal shows colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    None,
    /// The 256 that nearly all terminals have.
    Indexed,
    Full,
}

impl Mosaic {
    /// As wide as `columns`, with as many rows of characters; `tile` says what each point shows.
    pub fn new(columns: usize, rows: usize, tile: impl Fn(usize, usize) -> Tile) -> Mosaic {
        let points = (0..2 * rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
        Mosaic {
            columns,
            tiles: points.map(|(x, y)| tile(x, y)).collect(),
            letters: vec![None; columns * rows],
            caption: String::new(),
        }
    }

    /// Writes a word, centred on a point; not over another one, nor beyond the edge.
    pub fn write(&mut self, word: &str, [x, y]: [usize; 2]) -> bool {
        let length = word.chars().count();
        let Some(first) = x.checked_sub(length / 2) else { return false };
        let at = y / 2 * self.columns + first;
        let fits = first + length <= self.columns && at + length <= self.letters.len();
        if !fits || self.letters[at..at + length].iter().any(Option::is_some) {
            return false;
        }
        for (place, letter) in self.letters[at..].iter_mut().zip(word.chars()) {
            *place = Some(letter);
        }
        true
    }

    /// Line by line, with what makes a terminal show colours.
    pub fn lines(&self, palette: Palette) -> Vec<String> {
        let rows = self.letters.len() / self.columns.max(1);
        (0..rows).map(|row| self.line(row, palette)).collect()
    }

    fn line(&self, row: usize, palette: Palette) -> String {
        let mut line = String::new();
        // What the terminal was told last.
        let mut now = [None; 2];
        for column in 0..self.columns {
            let upper = self.tiles[2 * row * self.columns + column];
            let lower = self.tiles[(2 * row + 1) * self.columns + column];
            let letter = self.letters[row * self.columns + column];
            if palette == Palette::None {
                let glyph = if upper.glyph == ' ' { lower.glyph } else { upper.glyph };
                line.push(letter.unwrap_or(glyph));
                continue;
            }
            let (ink, ground, shown) = match letter {
                Some(letter) => (upper.colour.map(contrast), upper.colour, letter),
                None if upper.colour == lower.colour => (now[0], upper.colour, ' '),
                None if upper.colour.is_none() => (lower.colour, None, '▄'),
                None => (upper.colour, lower.colour, '▀'),
            };
            if now != [ink, ground] {
                line.push_str(&paint(ink, ground, palette));
                now = [ink, ground];
            }
            line.push(shown);
        }
        if palette == Palette::None {
            line.truncate(line.trim_end().len());
        } else {
            line.push_str("\x1b[0m");
        }
        line
    }
}

/// What tells a terminal the colours of what follows.
fn paint(ink: Option<Colour>, ground: Option<Colour>, palette: Palette) -> String {
    let mut codes = "\x1b[0".to_owned();
    for (what, colour) in [(38, ink), (48, ground)] {
        let Some(colour) = colour else { continue };
        let [r, g, b] = colour;
        let done = match palette {
            Palette::Full => write!(codes, ";{what};2;{r};{g};{b}"),
            _ => write!(codes, ";{what};5;{}", index(colour)),
        };
        done.expect("writing to a string can't fail");
    }
    codes + "m"
}

/// Black or white, whichever can be read on it.
fn contrast([r, g, b]: Colour) -> Colour {
    let light = 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
    if 130_000 < light { [0; 3] } else { [255; 3] }
}

/// The nearest of the 256: a cube of 6 × 6 × 6, then 24 greys.
fn index(colour: Colour) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let far = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let nearest = |it: u8| (0..6u8).min_by_key(|at| far(STEPS[usize::from(*at)], it)).unwrap_or(0);
    let [r, g, b] = colour.map(nearest);
    let cube = [r, g, b].map(|it| STEPS[usize::from(it)]);
    let grey = (0..24u8).min_by_key(|it| colour.map(|c| far(8 + 10 * it, c)).iter().sum::<u32>());
    let grey = grey.unwrap_or(0);
    let of = |other: Colour| colour.iter().zip(other).map(|(a, b)| far(*a, b)).sum::<u32>();
    if of([8 + 10 * grey; 3]) < of(cube) { 232 + grey } else { 16 + 36 * r + 6 * g + b }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Colour = [200, 40, 60];

    /// Two columns and a row: red above nothing on the left, red on the right.
    fn sample() -> Mosaic {
        Mosaic::new(2, 1, |x, y| match (x, y) {
            (0, 1) => Tile { colour: None, glyph: ' ' },
            _ => Tile { colour: Some(RED), glyph: 'r' },
        })
    }

    #[test]
    fn two_points_share_a_character() {
        let line = &sample().lines(Palette::Full)[0];
        assert_eq!(line, "\x1b[0;38;2;200;40;60m▀\x1b[0;38;2;200;40;60;48;2;200;40;60m \x1b[0m");
    }

    #[test]
    fn without_colours_letters_tell() {
        assert_eq!(sample().lines(Palette::None), ["rr"]);
    }

    #[test]
    fn words_dont_cover_each_other() {
        let mut mosaic = Mosaic::new(6, 2, |_, _| Tile { colour: Some(RED), glyph: '.' });
        assert!(mosaic.write("p12", [2, 0]));
        assert!(!mosaic.write("tl", [3, 1]), "the same row of characters");
        assert!(mosaic.write("tl", [3, 2]));
        assert!(!mosaic.write("tl", [0, 2]) && !mosaic.write("tl", [6, 2]), "beyond the edge");
        assert_eq!(mosaic.lines(Palette::None), [".p12..", "..tl.."]);
    }

    #[test]
    fn colours_have_neighbours_among_the_256() {
        assert_eq!([[0, 0, 0], [255, 0, 0], [255; 3], [0x80; 3]].map(index), [16, 196, 231, 244]);
    }
}
