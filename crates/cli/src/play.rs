//! `felucca play`: a person in the terminal against bots.
use crate::{
    bots::Bots,
    files,
    input::{SeedArg, fresh_seed, parse_options, parse_seats, seats_of, spoken},
    report,
    teller::Teller,
};
use ::bots::Bot;
use anyhow::{anyhow, bail};
use game_core::{Game, Seat, Seats, Session, Turn, Viewer};
use games::{GameKind, House, with_game};
use pages::{Language, Presenter};
use rustyline::{
    Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::DefaultHistory, validate::Validator,
};
use std::{io::ErrorKind, path::Path};

/// Play in the terminal against bots
///
/// In the game, `?` lists your choices with what they mean and `help` explains the table. Bots see
/// only what a player on their seat sees.
#[derive(clap::Args)]
#[command(after_help = "Example: felucca play sobek --seats 4 --seat 2 --options open-memory")]
pub(crate) struct Args {
    /// The game: sobek or conex
    #[arg(default_value_t = GameKind::ALL[0])]
    game: GameKind,
    /// How many seats: 2, 3 or 4 [default: 3]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// Your seat
    #[arg(long, default_value = "1")]
    seat: Seat,
    /// How strong the others play: deckhand, sailor, helmsman or captain; also random, greedy,
    /// search:2000 (iterations) or search:500ms
    #[arg(long, value_name = "LEVEL", default_value = "sailor")]
    bots: Bot,
    /// The deal of this seed, a number or 32 digits [default: a new one]
    #[arg(long)]
    seed: Option<SeedArg>,
    /// The game's options, joined by commas; of Sobek: open-memory, which shows what a perfect memory
    /// surely knows of the others' hands and piles; of Conex: small, medium or large (the table),
    /// track-30 (a shorter game)
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// The language: en, de, fr or ru [default: your system's]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

const HELP: &str = "\
Type an action (Tab completes it), or its number in the list of choices.
  ?            your choices, with what they mean
  ? WORD       only those with this word in them, such as ? red or ? fish
  table        the table again
  story        all that you have been told so far
  save FILE    write the log so far to a new file
  svg FILE     draw the table as you see it into a new file (Conex)
  quit         leave the game (also Ctrl-D); what isn't saved is gone";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let seats = seats_of(args.game, args.seats, Seats::THREE)?;
    if !seats.contains(args.seat) {
        bail!("--seat {}: this game has {} seats", args.seat, seats.count());
    }
    with_game!(args.game, H => play::<H>(args, seats))
}

fn play<H: House>(args: &Args, seats: Seats) -> anyhow::Result<()> {
    let options = parse_options::<H::Game>(&args.options)?;
    let seed = args.seed.map_or_else(fresh_seed, |it| Ok(it.seed()))?;
    let mut session = Session::<H::Game>::new(seats, options, seed);
    let mut others = Bots::<H::Guide, _>::of(args.bots, seed);
    let teller = Teller::<H::Presenter>::new(
        seats,
        Viewer::Seat(args.seat),
        args.language.unwrap_or_else(spoken),
    );
    let mut terminal = Terminal::new(args.seat, teller)?;
    let seat = args.seat;
    let hello = "`?` lists your choices, `help` explains the table.";
    report::prose(&format!("You sit on seat {seat} of {}. {hello}", seats.count()), 0)?;
    loop {
        terminal.tell_news(&session)?;
        let Turn::Players(asked) = session.state().turn() else { break };
        if !asked.contains(seat) {
            others.act(&mut session, asked);
        } else if !terminal.ask(&mut session)? {
            return report::line("You leave the game before its end.");
        }
    }
    report::line("")?;
    report::prose(&terminal.teller.table(session.state()), 2)?;
    if let Some(outcome) = session.state().outcome() {
        let place = |seat| format!("seat {seat}: {}", outcome.scores[seat]);
        let scores: Vec<String> = seats.iter().map(place).collect();
        let won = outcome.winners(seats).contains(seat);
        let you = if won { "You have won" } else { "You have not won" };
        report::prose(&format!("\n{you}. The final scores: {}.", scores.join(", ")), 0)?;
    }
    report::prose(&format!("The seed was {seed:x}. `save FILE` keeps the log, `quit` leaves."), 0)?;
    while terminal.ask(&mut session)? {}
    Ok(())
}

struct Terminal<P> {
    seat: Seat,
    teller: Teller<P>,
    /// How much of the story has been told.
    told: usize,
    editor: Editor<Completions, DefaultHistory>,
}

impl<P: Presenter> Terminal<P> {
    fn new(seat: Seat, teller: Teller<P>) -> anyhow::Result<Self> {
        let mut editor = Editor::new()?;
        editor.set_helper(Some(Completions(Vec::new())));
        Ok(Terminal { seat, teller, told: 0, editor })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn tell_news(&mut self, session: &Session<P::Game>) -> anyhow::Result<()> {
        for told in session.story(self.viewer()).skip(self.told) {
            self.told += 1;
            for event in &told.events {
                if let Some(words) = self.teller.event(session.state(), event) {
                    report::prose(&format!("  {words}"), 4)?;
                }
            }
        }
        Ok(())
    }

    /// Asks until an action is taken; `false` if the player leaves.
    fn ask(&mut self, session: &mut Session<P::Game>) -> anyhow::Result<bool> {
        let mut actions = session.state().choices(self.seat);
        // The order is for the reader: the best or the nearest first.
        actions.sort_by_cached_key(|it| P::rank(*it));
        if let Some(Completions(words)) = self.editor.helper_mut() {
            *words = actions.iter().map(ToString::to_string).collect();
            words.extend(
                ["?", "table", "story", "save ", "svg ", "quit", "help"].map(str::to_owned),
            );
        }
        if !actions.is_empty() {
            report::line("")?;
            report::prose(&self.teller.table(session.state()), 2)?;
            report::line("")?;
            report::prose(&self.teller.question(session.state(), &actions), 0)?;
        }
        loop {
            let line = match self.editor.readline("> ") {
                Ok(line) => line,
                Err(ReadlineError::Eof) => return Ok(false),
                Err(ReadlineError::Interrupted) => {
                    report::line("`quit` or Ctrl-D leaves the game, `help` explains it.")?;
                    continue;
                }
                // A line that is no text.
                Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                    "\u{fffd}".to_owned()
                }
                Err(error) => return Err(error.into()),
            };
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if line.is_empty() {
                continue;
            }
            // History is a comfort: without it the game goes on.
            let _ = self.editor.add_history_entry(&line);
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match (command.to_ascii_lowercase().as_str(), rest) {
                ("quit" | "exit" | "q", "") => return Ok(false),
                ("help" | "h", "") => {
                    report::prose(&format!("{HELP}\n\n{}", P::legend(self.teller.language)), 15)?
                }
                ("table", "") => {
                    report::prose(&self.teller.table(session.state()), 2)?;
                    if !actions.is_empty() {
                        report::prose(&self.teller.question(session.state(), &actions), 0)?;
                    }
                }
                ("story", "") => {
                    self.told = 0;
                    self.tell_news(session)?;
                }
                ("save", "") => report::line("Say where to: save game.log")?,
                ("save", path) => save(session, path)?,
                ("svg", "") => report::line("Say where to: svg table.svg")?,
                ("svg", path) => draw(&self.teller, session.state(), path)?,
                _ if actions.is_empty() => {
                    report::line("The game is over: `save FILE` or `quit`.")?;
                }
                ("?", word) => list_choices(&self.teller, &actions, word, session.state())?,
                _ => match self.submit(session, &actions, &line) {
                    Ok(()) => return Ok(true),
                    Err(refused) => report::prose(&format!("Refused: {refused}."), 2)?,
                },
            }
        }
    }

    fn submit(
        &self,
        session: &mut Session<P::Game>,
        actions: &[pages::Action<P>],
        line: &str,
    ) -> anyhow::Result<()> {
        let typed = |it: &&pages::Action<P>| it.to_string().eq_ignore_ascii_case(line);
        let action = match (line.parse::<usize>(), actions.iter().find(typed)) {
            (Ok(number), _) => {
                let nth = number.checked_sub(1).and_then(|it| actions.get(it));
                *nth.ok_or_else(|| {
                    anyhow!("your choices are numbered from 1 to {}", actions.len())
                })?
            }
            (Err(_), Some(action)) => *action,
            // Sobek's cards have capitals, so what was typed comes first.
            (Err(_), None) => line
                .parse()
                .or_else(|error| line.to_ascii_lowercase().parse().map_err(|_| error))?,
        };
        let ply = session.ply(self.viewer());
        session.submit(self.seat, ply, action)?;
        Ok(())
    }
}

/// The choices, numbered; with a word, only those in which it stands.
fn list_choices<P: Presenter>(
    teller: &Teller<P>,
    actions: &[pages::Action<P>],
    word: &str,
    state: &P::Game,
) -> anyhow::Result<()> {
    let word = word.to_ascii_lowercase();
    let listed: Vec<(usize, String, String)> = (1..)
        .zip(actions)
        .map(|(number, it)| (number, it.to_string(), teller.choice(state, *it)))
        .filter(|(_, notation, meaning)| {
            [notation, meaning].iter().any(|it| it.to_ascii_lowercase().contains(&word))
        })
        .collect();
    let widest = listed.iter().map(|it| it.1.len()).max().unwrap_or(0).min(30);
    for (number, notation, meaning) in &listed {
        report::prose(&format!("{number:>4}  {notation:<widest$}  {meaning}"), widest + 8)?;
    }
    match listed.len() {
        0 => report::line(&format!("None of your choices has `{}` in it.", word.escape_debug())),
        _ => Ok(()),
    }
}

fn save<G: Game>(session: &Session<G>, path: &str) -> anyhow::Result<()> {
    match files::write_new(Path::new(path), &session.to_text()) {
        Ok(()) => {
            report::line(&format!("Saved to {path}. It holds every hand: keep it to yourself."))
        }
        Err(error) => report::prose(&format!("Not saved: {error:#}."), 2),
    }
}

fn draw<P: Presenter>(teller: &Teller<P>, state: &P::Game, path: &str) -> anyhow::Result<()> {
    let Some(picture) = teller.drawing(state) else {
        return report::line("The table of this game can't be drawn yet.");
    };
    match files::write_new(Path::new(path), &picture) {
        Ok(()) => report::line(&format!("Drawn to {path}. It shows your hand.")),
        Err(error) => report::prose(&format!("Not drawn: {error:#}."), 2),
    }
}

/// Completes what is typed to one of these.
struct Completions(Vec<String>);

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..position];
        let fitting = self.0.iter().filter(|it| it.starts_with(typed)).cloned();
        Ok((0, fitting.collect()))
    }
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}

impl Validator for Completions {}

impl Helper for Completions {}
