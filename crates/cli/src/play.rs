//! `felucca play`: a person in the terminal against bots.
use crate::{
    bots::Bots,
    files,
    help::game_parser,
    input::{SeedArg, fresh_seed, parse_options, parse_seats, seats_of, spoken},
    report,
    teller::Teller,
};
use ::bots::Bot;
use anyhow::bail;
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
/// In the game, `?` lists your choices and what they mean, and `help` explains the table. Bots see
/// only what a player in their seat sees.
#[derive(clap::Args)]
#[command(after_help = "Example: felucca play {another} --seats 4 --seat 2 --options {option}")]
pub(crate) struct Args {
    /// The game
    #[arg(default_value_t = GameKind::ALL[0], value_parser = game_parser())]
    game: GameKind,
    /// How many seats: 2, 3 or 4 [default: 3]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// Your seat
    #[arg(long, default_value = "1")]
    seat: Seat,
    /// How strong the others are: deckhand, sailor, helmsman or captain; also random, greedy,
    /// search:2000 (iterations) or search:500ms
    #[arg(long, value_name = "LEVEL", default_value = "sailor")]
    bots: Bot,
    /// Play the deal of this seed, a number or 32 digits [default: a new one]
    #[arg(long)]
    seed: Option<SeedArg>,
    /// The game's options, joined by commas; {options}; see
    /// {rules}
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// The language: en, de, fr or ru [default: your system's]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

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
    let places = [("seat", seat.number().into()), ("seats", (seats.count() as u32).into())];
    report::prose(&terminal.teller.text("terminal-hello", &places), 0)?;
    loop {
        terminal.tell_news(&session)?;
        let Turn::Players(asked) = session.state().turn() else { break };
        if !asked.contains(seat) {
            others.act(&mut session, asked);
        } else if !terminal.ask(&mut session)? {
            return report::line(&terminal.teller.say("terminal-left"));
        }
    }
    report::line("")?;
    let teller = &terminal.teller;
    report::prose(&teller.table(session.state()), 2)?;
    if let Some(outcome) = session.state().outcome() {
        let score = |seat| teller.of_seat(seat, &outcome.scores[seat].to_string());
        let scores = seats.iter().map(score).collect::<Vec<_>>().join(", ");
        let won = if outcome.winners(seats).contains(seat) { "yes" } else { "no" };
        let result = [("won", won.into()), ("scores", (&scores).into())];
        report::prose(&format!("\n{}", teller.text("terminal-result", &result)), 0)?;
    }
    let seed = format!("{seed:x}");
    report::prose(&teller.text("terminal-seed", &[("seed", (&seed).into())]), 0)?;
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
        // In an order for the reader: the best or the nearest first.
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
                    report::line(&self.teller.say("terminal-interrupted"))?;
                    continue;
                }
                // A line that isn't text.
                Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                    "\u{fffd}".to_owned()
                }
                Err(error) => return Err(error.into()),
            };
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
            if line.is_empty() {
                continue;
            }
            // History is a convenience: the game goes on without it.
            let _ = self.editor.add_history_entry(&line);
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match (command.to_ascii_lowercase().as_str(), rest) {
                ("quit" | "exit" | "q", "") => return Ok(false),
                ("help" | "h", "") => {
                    let (help, legend) =
                        (self.teller.say("terminal-help"), P::legend(self.teller.language));
                    report::prose(format!("{help}\n\n{legend}").trim_end(), 15)?;
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
                ("save", "") => report::line(&self.teller.say("terminal-save-where"))?,
                ("save", path) => save(&self.teller, session, path)?,
                ("svg", "") => report::line(&self.teller.say("terminal-svg-where"))?,
                ("svg", path) => draw(&self.teller, session.state(), path)?,
                _ if actions.is_empty() => {
                    report::line(&self.teller.say("terminal-over"))?;
                }
                ("?", word) => list_choices(&self.teller, &actions, word, session.state())?,
                _ => match self.submit(session, &actions, &line) {
                    Ok(()) => return Ok(true),
                    Err(reason) => {
                        let refused = [("reason", (&reason).into())];
                        report::prose(&self.teller.text("terminal-refused", &refused), 2)?;
                    }
                },
            }
        }
    }

    /// Takes what was typed as an action; an error says why it isn't taken.
    fn submit(
        &self,
        session: &mut Session<P::Game>,
        actions: &[pages::Action<P>],
        line: &str,
    ) -> Result<(), String> {
        let typed = |it: &&pages::Action<P>| it.to_string().eq_ignore_ascii_case(line);
        let action = match (line.parse::<usize>(), actions.iter().find(typed)) {
            (Ok(number), _) => {
                let nth = number.checked_sub(1).and_then(|it| actions.get(it));
                *nth.ok_or_else(|| {
                    let last = [("last", (actions.len() as u32).into())];
                    self.teller.text("terminal-numbers", &last)
                })?
            }
            (Err(_), Some(action)) => *action,
            // Names may have capitals, so what was typed comes first.
            (Err(_), None) => line
                .parse()
                .or_else(|error| line.to_ascii_lowercase().parse().map_err(|_| error))
                .map_err(|error| {
                    let detail = format!("{error}");
                    self.teller.text("error-not-an-action", &[("detail", (&detail).into())])
                })?,
        };
        let ply = session.ply(self.viewer());
        let submitted = session.submit(self.seat, ply, action);
        submitted.map(|_| ()).map_err(|it| self.teller.refusal(&it))
    }
}

/// The choices, numbered; with a word, only those that contain it.
fn list_choices<P: Presenter>(
    teller: &Teller<P>,
    actions: &[pages::Action<P>],
    word: &str,
    state: &P::Game,
) -> anyhow::Result<()> {
    let word = word.to_lowercase();
    let listed: Vec<(usize, String, String)> = (1..)
        .zip(actions)
        .map(|(number, it)| (number, it.to_string(), teller.choice(state, *it)))
        .filter(|(_, notation, meaning)| {
            [notation, meaning].iter().any(|it| it.to_lowercase().contains(&word))
        })
        .collect();
    let widest = listed.iter().map(|it| it.1.len()).max().unwrap_or(0).min(30);
    for (number, notation, meaning) in &listed {
        report::prose(&format!("{number:>4}  {notation:<widest$}  {meaning}"), widest + 8)?;
    }
    if !listed.is_empty() {
        return Ok(());
    }
    let word = word.escape_debug().to_string();
    report::line(&teller.text("terminal-none-with", &[("word", (&word).into())]))
}

fn save<P: Presenter>(
    teller: &Teller<P>,
    session: &Session<P::Game>,
    path: &str,
) -> anyhow::Result<()> {
    let written = files::write_new(Path::new(path), &session.to_text());
    tell_written(teller, path, written, ["terminal-saved", "terminal-not-saved"])
}

fn draw<P: Presenter>(teller: &Teller<P>, state: &P::Game, path: &str) -> anyhow::Result<()> {
    let Some(picture) = teller.drawing(state) else {
        return report::line(&teller.say("terminal-no-drawing"));
    };
    let written = files::write_new(Path::new(path), &picture);
    tell_written(teller, path, written, ["terminal-drawn-own", "terminal-not-drawn"])
}

/// Whether a file was written, by one of two texts.
fn tell_written<P: Presenter>(
    teller: &Teller<P>,
    path: &str,
    written: anyhow::Result<()>,
    [done, failed]: [&str; 2],
) -> anyhow::Result<()> {
    match written {
        Ok(()) => report::line(&teller.text(done, &[("file", path.into())])),
        Err(error) => {
            let reason = format!("{error:#}");
            report::prose(&teller.text(failed, &[("reason", (&reason).into())]), 2)
        }
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
