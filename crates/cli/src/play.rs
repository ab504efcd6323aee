//! `felucca play`: a person in the terminal against bots.
use crate::{
    advise,
    bots::Bots,
    files::{self, with_log},
    help::game_parser,
    input::{SeedArg, fresh_seed, parse_options, parse_seats, seats_of, spoken},
    report,
    saved::{self, Place, Players},
    teller::Teller,
};
use ::bots::{Bot, Budget, Guide, Level, SystemClock, Weights};
use anyhow::bail;
use game_core::{Game, Log, Seat, Seats, Seed, Session, Step, StepOf, Turn, Viewer};
use games::{GameKind, GameOf, House, with_game};
use pages::{Language, Presenter};
use rustyline::{
    Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::DefaultHistory, validate::Validator,
};
use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

/// Play in the terminal against bots
///
/// In the game, `?` lists your choices with what they mean, `hint` says what a strong player would
/// do, and `help` explains the table. Bots see only what a player on their seat sees. The game is
/// kept after each of your actions: however it is broken off, --resume goes on with it.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca play {another} --seats 4 --seat 2 --options {option}\n          felucca play --resume"
)]
pub(crate) struct Args {
    /// The game [default: {game}]
    #[arg(value_parser = game_parser())]
    game: Option<GameKind>,
    /// How many seats: 2, 3 or 4 [default: 3]
    #[arg(long, value_parser = parse_seats)]
    seats: Option<Seats>,
    /// Your seat [default: 1]
    #[arg(long)]
    seat: Option<Seat>,
    /// How strong the others play: deckhand, sailor, helmsman or captain; also random, greedy,
    /// search:2000 (iterations) or search:500ms [default: sailor]
    #[arg(long, value_name = "LEVEL")]
    bots: Option<Bot>,
    /// The deal of this seed, a number or 32 digits [default: a new one]
    #[arg(long)]
    seed: Option<SeedArg>,
    /// The game's options, joined by commas; {options}; see
    /// {rules}
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Keep the game in this new file, also when it is over [default: a file in your data folder,
    /// until it is over]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game [default: the one that was broken off last]
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        conflicts_with_all = ["game", "seats", "seed", "options", "save"]
    )]
    resume: Option<Option<PathBuf>>,
    /// The language: en, de, fr or ru [default: your system's]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if let Some(named) = &args.resume {
        let path = named.clone().map_or_else(saved::newest, Ok)?;
        return with_log!(&path, H, session, raw => resume::<H>(args, session, raw.play, &path));
    }
    let game = args.game.unwrap_or(GameKind::ALL[0]);
    let seats = seats_of(game, args.seats, Seats::THREE)?;
    with_game!(game, H => begin::<H>(args, seats))
}

fn begin<H: House>(args: &Args, seats: Seats) -> anyhow::Result<()> {
    let players = players(args, USUAL, seats)?;
    let options = parse_options::<H::Game>(&args.options)?;
    let seed = args.seed.map_or_else(fresh_seed, |it| Ok(it.seed()))?;
    let session = Session::<H::Game>::new(seats, options, seed);
    let place = match &args.save {
        Some(path) => Some(Place::chosen(path.clone())?),
        None => Place::usual(&session),
    };
    play::<H>(args, session, seed, players, place)
}

fn resume<H: House>(
    args: &Args,
    mut session: Session<H::Game>,
    play_on: Option<&str>,
    path: &Path,
) -> anyhow::Result<()> {
    let name = path.display();
    if session.state().turn() == Turn::Over {
        bail!("{name}: this game is over; `felucca replay {name}` tells it");
    }
    let Some(seed) = session.log().header.seed else {
        bail!(
            "{name}: this log is without its seed, so its luck can't go on; games that `felucca \
             play` saves have it"
        );
    };
    session.settle()?;
    let usual = play_on.map_or(Ok(USUAL), str::parse)?;
    let players = players(args, usual, session.seats())?;
    play::<H>(args, session, seed, players, Some(Place::again(path.to_owned())))
}

/// Who plays where nothing is said.
const USUAL: Players = Players { seat: Seat::FIRST, bots: Bot::Level(Level::Sailor) };

/// Who plays: what was said, and for the rest the usual.
fn players(args: &Args, usual: Players, seats: Seats) -> anyhow::Result<Players> {
    let seat = args.seat.unwrap_or(usual.seat);
    if !seats.contains(seat) {
        bail!("--seat {seat}: this game has {} seats", seats.count());
    }
    Ok(Players { seat, bots: args.bots.unwrap_or(usual.bots) })
}

fn play<H: House>(
    args: &Args,
    mut session: Session<H::Game>,
    seed: Seed,
    players: Players,
    mut place: Option<Place>,
) -> anyhow::Result<()> {
    let Players { seat, bots } = players;
    let seats = session.seats();
    let others_after = |session: &_| Bots::<H::Guide, _>::of(bots, seed).after(session, seat);
    let mut others = others_after(&session);
    let language = args.language.unwrap_or_else(spoken);
    let teller = Teller::<H::Presenter>::new(seats, Viewer::Seat(seat), language);
    let mut terminal = Terminal::<H>::new(players, teller)?;
    let places = [("seat", seat.number().into()), ("seats", (seats.count() as u32).into())];
    report::prose(&terminal.teller.text("terminal-hello", &places), 0)?;
    if args.resume.is_some() {
        terminal.told = told_before_last(&session, seat);
    }
    loop {
        terminal.tell_news(&session)?;
        let answer = match session.state().turn() {
            Turn::Players(asked) if asked.contains(seat) => terminal.ask(&mut session)?,
            Turn::Players(asked) => {
                others.act(&mut session, asked);
                continue;
            }
            Turn::Chance | Turn::Over => {
                terminal.keep(place.as_mut().map(|it| it.finish(&session, players)))?;
                terminal.tell_end(&session, seed)?;
                terminal.ask(&mut session)?
            }
        };
        match answer {
            Answer::Left => break,
            Answer::Acted => {}
            Answer::TakenBack => others = others_after(&session),
        }
        terminal.keep(place.as_mut().map(|it| it.keep(&session, players)))?;
    }
    if session.state().turn() == Turn::Over {
        return Ok(());
    }
    report::line(&terminal.teller.say("terminal-left"))?;
    let Some(place) = place.filter(|it| it.in_use) else { return Ok(()) };
    let (file, command) = (place.path().display().to_string(), place.command());
    let kept = [("file", (&file).into()), ("command", (&command).into())];
    report::prose(&terminal.teller.text("terminal-kept", &kept), 0)
}

fn is_of<G: Game>(step: &StepOf<G>, seat: Seat) -> bool {
    matches!(step, Step::Seat(who, _) if *who == seat)
}

/// How much of its story a player had been told when they acted last.
fn told_before_last<G: Game>(session: &Session<G>, seat: Seat) -> usize {
    let story = session.story(Viewer::Seat(seat));
    let own: Vec<bool> = story.map(|it| is_of::<G>(it.step, seat)).collect();
    own.iter().rposition(|it| *it).unwrap_or(0)
}

/// The game before the last action of a seat.
fn before_last_action<G: Game>(session: &Session<G>, seat: Seat) -> Option<Session<G>> {
    let log = session.log();
    let last = log.steps.iter().rposition(|it| is_of::<G>(it, seat))?;
    let (header, steps) = (log.header.clone(), log.steps[..last].to_vec());
    Session::replay(Log { header, steps }).ok()
}

/// What came of asking the player.
enum Answer {
    Acted,
    TakenBack,
    Left,
}

type ActionOf<H> = <GameOf<H> as Game>::Action;

/// What can be typed besides actions.
const WORDS: [&str; 9] = ["?", "table", "story", "hint", "undo", "save ", "svg ", "quit", "help"];

/// Choices that a hint shows.
const HINTS: usize = 5;

struct Terminal<H: House> {
    players: Players,
    teller: Teller<H::Presenter>,
    /// How much of the story has been told.
    told: usize,
    /// Whether it was said that the game can't be kept.
    warned: bool,
    editor: Editor<Completions, DefaultHistory>,
}

impl<H: House> Terminal<H> {
    fn new(players: Players, teller: Teller<H::Presenter>) -> anyhow::Result<Self> {
        let mut editor = Editor::new()?;
        editor.set_helper(Some(Completions(Vec::new())));
        Ok(Terminal { players, teller, told: 0, warned: false, editor })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.players.seat)
    }

    /// A game that can't be kept goes on all the same; that is said once.
    fn keep(&mut self, kept: Option<anyhow::Result<()>>) -> anyhow::Result<()> {
        let Some(Err(error)) = kept else { return Ok(()) };
        if std::mem::replace(&mut self.warned, true) {
            return Ok(());
        }
        let reason = format!("{error:#}");
        report::prose(&self.teller.text("terminal-not-saved", &[("reason", (&reason).into())]), 2)
    }

    fn tell_news(&mut self, session: &Session<H::Game>) -> anyhow::Result<()> {
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

    fn tell_end(&self, session: &Session<H::Game>, seed: Seed) -> anyhow::Result<()> {
        let (teller, seats) = (&self.teller, session.seats());
        report::line("")?;
        teller.show(session.state())?;
        if let Some(outcome) = session.state().outcome() {
            let score = |seat| teller.of_seat(seat, &outcome.scores[seat].to_string());
            let scores = seats.iter().map(score).collect::<Vec<_>>().join(", ");
            let won = outcome.winners(seats).contains(self.players.seat);
            let won = if won { "yes" } else { "no" };
            let result = [("won", won.into()), ("scores", (&scores).into())];
            report::prose(&format!("\n{}", teller.text("terminal-result", &result)), 0)?;
        }
        let seed = format!("{seed:x}");
        report::prose(&teller.text("terminal-seed", &[("seed", (&seed).into())]), 0)
    }

    /// Asks until an action is taken or taken back, or the player leaves.
    fn ask(&mut self, session: &mut Session<H::Game>) -> anyhow::Result<Answer> {
        let mut actions = session.state().choices(self.players.seat);
        // The order is for the reader: the best or the nearest first.
        actions.sort_by_cached_key(|it| H::Presenter::rank(*it));
        if let Some(Completions(words)) = self.editor.helper_mut() {
            *words = actions.iter().map(ToString::to_string).collect();
            words.extend(WORDS.map(str::to_owned));
        }
        if !actions.is_empty() {
            report::line("")?;
            self.teller.show(session.state())?;
            report::line("")?;
            report::prose(&self.teller.question(session.state(), &actions), 0)?;
        }
        loop {
            let line = match self.editor.readline("> ") {
                Ok(line) => line,
                Err(ReadlineError::Eof) => return Ok(Answer::Left),
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
                ("quit" | "exit" | "q", "") => return Ok(Answer::Left),
                ("help" | "h", "") => {
                    let legend = H::Presenter::legend(self.teller.language);
                    let help = self.teller.say("terminal-help");
                    report::prose(format!("{help}\n\n{legend}").trim_end(), 15)?;
                }
                ("table", "") => {
                    self.teller.show(session.state())?;
                    if !actions.is_empty() {
                        report::prose(&self.teller.question(session.state(), &actions), 0)?;
                    }
                }
                ("story", "") => {
                    self.told = 0;
                    self.tell_news(session)?;
                }
                ("undo", "") => {
                    if self.undo(session)? {
                        return Ok(Answer::TakenBack);
                    }
                }
                ("save", "") => report::line(&self.teller.say("terminal-save-where"))?,
                ("save", path) => save(&self.teller, session, self.players, path)?,
                ("svg", "") => report::line(&self.teller.say("terminal-svg-where"))?,
                ("svg", path) => draw(&self.teller, session.state(), path)?,
                _ if actions.is_empty() => {
                    report::line(&self.teller.say("terminal-over"))?;
                }
                ("hint", budget) => self.hint(session, budget)?,
                ("?", word) => list_choices(&self.teller, &actions, word, session.state())?,
                _ => match self.submit(session, &actions, &line) {
                    Ok(()) => return Ok(Answer::Acted),
                    Err(reason) => self.refuse(&reason)?,
                },
            }
        }
    }

    fn refuse(&self, reason: &str) -> anyhow::Result<()> {
        report::prose(&self.teller.text("terminal-refused", &[("reason", reason.into())]), 2)
    }

    /// Whether there was something to take back.
    fn undo(&mut self, session: &mut Session<H::Game>) -> anyhow::Result<bool> {
        let before = before_last_action(session, self.players.seat);
        let text = if before.is_some() { "terminal-undone" } else { "terminal-no-undo" };
        report::line(&self.teller.say(text))?;
        let Some(before) = before else { return Ok(false) };
        *session = before;
        self.told = session.story(self.viewer()).count();
        Ok(true)
    }

    /// What a strong player would do, by what this one knows.
    fn hint(&self, session: &Session<H::Game>, budget: &str) -> anyhow::Result<()> {
        let mut thinking = H::Guide::thinking(Level::Captain);
        match budget.parse::<Budget>() {
            Ok(budget) => thinking.budget = budget,
            Err(_) if budget.is_empty() => {}
            Err(error) => return self.refuse(&error.to_string()),
        }
        let state = session.state();
        let view = state.view(self.viewer());
        let weights = <H::Guide as Guide>::Weights::tuned();
        let seed = session.ply(self.viewer()).into();
        let clock = SystemClock::start();
        let advice = thinking.advise::<H::Guide>(&view, weights, seed, &clock)?;
        advise::show_table(&self.teller, state, &advice, None, HINTS)
    }

    /// Takes what was typed as an action; an error says why it isn't taken.
    fn submit(
        &self,
        session: &mut Session<H::Game>,
        actions: &[ActionOf<H>],
        line: &str,
    ) -> Result<(), String> {
        let typed = |it: &&ActionOf<H>| it.to_string().eq_ignore_ascii_case(line);
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
        let submitted = session.submit(self.players.seat, ply, action);
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
    players: Players,
    path: &str,
) -> anyhow::Result<()> {
    let written = files::write_new(Path::new(path), &session.to_saved(players));
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
