//! What the tables of all games share in a terminal.
use crate::{Frame, text};
use game_core::{Game, Seat};

/// Every terminal has this many columns.
pub const WIDTH: usize = 80;

/// Breaks a line that is too long between words; continuation lines are indented.
pub fn fold(line: &str, indent: usize) -> String {
    let mut folded = String::new();
    let mut column = 0;
    for (nth, word) in line.split(' ').enumerate() {
        let width = word.chars().count();
        if indent < column && WIDTH < column + 1 + width {
            folded.truncate(folded.trim_end().len());
            folded.push('\n');
            folded.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if nth != 0 {
            folded.push(' ');
            column += 1;
        }
        folded.push_str(word);
        column += width;
    }
    folded
}

/// How a line about a seat begins: `Seat 1 (you)`, or the player's name.
pub fn seat_name<G: Game>(frame: &Frame<'_, G>, seat: Seat) -> String {
    if !frame.is_you(seat) {
        return frame.name(seat).to_owned();
    }
    text(frame.language, "terminal-seat-own", &[("number", seat.number().into())])
}

/// What is said about a seat that must decide now.
pub fn asked<G: Game>(frame: &Frame<'_, G>, seat: Seat) -> Option<String> {
    let asked = || text(frame.language, "terminal-asked", &[("who", frame.who(seat).into())]);
    frame.asked().contains(seat).then(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let word = "Skarabäus";
        let line = [word; 20].join(" ");
        let folded = fold(&line, 4);
        assert!(folded.lines().all(|it| it.chars().count() <= WIDTH), "{folded}");
        assert_eq!(folded.split_whitespace().count(), 20);
        assert!(folded.lines().skip(1).all(|it| it.starts_with("    S")), "{folded}");
    }

    #[test]
    fn short_lines_stay_as_they_are() {
        for line in ["", "  set in", "hand:    two  spaces ", &"x".repeat(100)] {
            assert_eq!(fold(line, 2), line);
        }
    }
}
