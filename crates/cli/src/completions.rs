//! `felucca completions`: what a shell needs to complete our commands.
use crate::report;
use clap::Command;
use clap_complete::Shell;

/// Print a script that completes commands and options in your shell
#[derive(clap::Args)]
#[command(
    after_help = "Examples: felucca completions bash > ~/.local/share/bash-completion/completions/felucca\n          felucca completions zsh > ~/.zfunc/_felucca\n          felucca completions fish > ~/.config/fish/completions/felucca.fish"
)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, mut line: Command) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut line, "felucca", &mut script);
    report::line(String::from_utf8(script)?.trim_end())
}
