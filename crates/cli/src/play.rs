//! `felucca play`: a person in the terminal against random players.
use crate::{
    files, report,
    seeds::{self, SeedArg, parse_seats},
    words::InWords,
};
use anyhow::{anyhow, bail};
use game_core::{Eavesdropper, Game, Seat, Seats, Session, Turn, Viewer, uniform};
use games::{GameKind, with_game};
use rustyline::{
    Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::DefaultHistory, validate::Validator,
};
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game to play
    #[arg(default_value = "sobek")]
    game: GameKind,
    /// How many seats: 2, 3 or 4
    #[arg(long, value_parser = parse_seats, default_value = "3")]
    seats: Seats,
    /// Your seat
    #[arg(long, default_value = "1")]
    seat: Seat,
    /// Play the deal of this seed, a number or 32 hexadecimal digits [default: a new one]
    #[arg(long)]
    seed: Option<SeedArg>,
    /// The game's options, such as open-memory
    #[arg(long, default_value = "-", allow_hyphen_values = true)]
    options: String,
}

impl Default for Args {
    fn default() -> Self {
        let (game, seats, seat) = (GameKind::Sobek, Seats::THREE, Seat::FIRST);
        Args { game, seats, seat, seed: None, options: "-".to_owned() }
    }
}

const HELP: &str = "\
Type an action (Tab completes it), or its number in the list of choices.
  ?            your choices, with what they mean
  table        the table again
  save FILE    write the log so far to a new file
  quit         leave the game";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if !args.seats.contains(args.seat) {
        bail!("--seat {}: this game has {} seats", args.seat, args.seats.count());
    }
    with_game!(args.game, G => play::<G>(args))
}

fn play<G: InWords>(args: &Args) -> anyhow::Result<()> {
    let options: G::Options = args.options.parse().map_err(|it| anyhow!("--options: {it}"))?;
    let seed = args.seed.map_or_else(seeds::fresh, |it| Ok(it.seed()))?;
    let mut session = Session::<G>::new(args.seats, options, seed);
    // A stream of the seed that no ply uses: the choices of the other seats.
    let mut others = seed.dice(u32::MAX);
    let mut terminal = Terminal::new(&session, args.seat)?;
    let (seat, seats) = (args.seat, args.seats.count());
    report::line(&format!("You sit on seat {seat} of {seats}. `?` lists your choices."))?;
    loop {
        terminal.tell_news(&session)?;
        let Turn::Players(asked) = session.state().turn() else { break };
        if !asked.contains(seat) {
            let other = asked.first().expect("somebody is asked");
            let actions = choices(session.state(), other);
            let action = actions[uniform(&mut others, actions.len() as u32) as usize];
            let ply = session.ply(Viewer::Seat(other));
            session.submit(other, ply, action).expect("a listed action is taken");
        } else if !terminal.ask(&mut session)? {
            return Ok(());
        }
    }
    report::line(&format!("The seed was {seed:x}. `save FILE` keeps the log, `quit` leaves."))?;
    while terminal.ask(&mut session)? {}
    Ok(())
}

fn choices<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

struct Terminal<G: Game> {
    seat: Seat,
    /// The position up to which everything has been told.
    told: G,
    steps_told: usize,
    editor: Editor<Completions, DefaultHistory>,
}

impl<G: InWords> Terminal<G> {
    fn new(session: &Session<G>, seat: Seat) -> anyhow::Result<Self> {
        let told = G::new(session.seats(), &session.log().header.options);
        let mut editor = Editor::new()?;
        editor.set_helper(Some(Completions(Vec::new())));
        Ok(Terminal { seat, told, steps_told: 0, editor })
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn tell_news(&mut self, session: &Session<G>) -> anyhow::Result<()> {
        let viewer = self.viewer();
        for step in &session.log().steps[self.steps_told..] {
            let mut heard = Vec::new();
            self.told.apply(step, &mut Eavesdropper { viewer, heard: &mut heard });
            for event in &heard {
                report::line(&format!("  {}", G::event_in_words(event, viewer)))?;
            }
        }
        self.steps_told = session.log().steps.len();
        Ok(())
    }

    /// Asks until an action is taken; `false` if the player leaves.
    fn ask(&mut self, session: &mut Session<G>) -> anyhow::Result<bool> {
        let actions = choices(session.state(), self.seat);
        let notations: Vec<String> = actions.iter().map(ToString::to_string).collect();
        if let Some(Completions(words)) = self.editor.helper_mut() {
            words.clone_from(&notations);
            words.extend(["?", "table", "save ", "quit", "help"].map(str::to_owned));
        }
        let view = session.state().view(self.viewer());
        if !actions.is_empty() {
            report::line(&format!("\n{}\n", G::view_in_words(&view)))?;
            report::line(&G::question_in_words(&view))?;
        }
        loop {
            let line = match self.editor.readline("> ") {
                Ok(line) => line,
                Err(ReadlineError::Eof) => return Ok(false),
                Err(ReadlineError::Interrupted) => "help".to_owned(),
                Err(error) => return Err(error.into()),
            };
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            // History is a comfort: without it the game goes on.
            let _ = self.editor.add_history_entry(line);
            match line {
                "quit" | "exit" | "q" => return Ok(false),
                "help" | "h" => report::line(HELP)?,
                "table" => report::line(&G::view_in_words(&view))?,
                "?" => list_choices::<G>(&actions, &view)?,
                _ if let Some(path) = line.strip_prefix("save ") => save(session, path.trim())?,
                _ if actions.is_empty() => report::line("The game is over.")?,
                _ => match self.submit(session, &actions, line) {
                    Ok(()) => return Ok(true),
                    Err(refused) => report::line(&format!("Not so: {refused}."))?,
                },
            }
        }
    }

    fn submit(
        &self,
        session: &mut Session<G>,
        actions: &[G::Action],
        line: &str,
    ) -> anyhow::Result<()> {
        let action = match line.parse::<usize>() {
            Ok(number) => {
                let nth = number.checked_sub(1).and_then(|it| actions.get(it));
                *nth.ok_or_else(|| {
                    anyhow!("your choices are numbered from 1 to {}", actions.len())
                })?
            }
            Err(_) => line.parse()?,
        };
        let ply = session.ply(self.viewer());
        session.submit(self.seat, ply, action)?;
        Ok(())
    }
}

fn list_choices<G: InWords>(actions: &[G::Action], view: &G::View) -> anyhow::Result<()> {
    let widest = actions.iter().map(|it| it.to_string().len()).max().unwrap_or(0).min(40);
    for (i, action) in actions.iter().enumerate() {
        let (number, notation) = (i + 1, action.to_string());
        let meaning = G::action_in_words(*action, view);
        report::line(&format!("{number:>4}  {notation:<widest$}  {meaning}"))?;
    }
    Ok(())
}

fn save<G: Game>(session: &Session<G>, path: &str) -> anyhow::Result<()> {
    match files::write_new(Path::new(path), &session.to_text()) {
        Ok(()) => report::line(&format!("Saved to {path}. It holds every hand and the seed.")),
        Err(error) => report::line(&format!("Not saved: {error:#}.")),
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
