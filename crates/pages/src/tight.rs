//! A style sheet as it is sent: without comments, and without whitespace that means nothing.
//! People read the sheets in `assets/`, browsers these.

/// Space beside these means nothing. Before a colon it does: `a :hover` isn't `a:hover`.
const CLOSES: &str = "{};,>)";
const OPENS: &str = "{};,>(:";

/// Strings stay as they are.
pub fn tight(sheet: &str) -> String {
    let mut text = String::with_capacity(sheet.len());
    let mut gap = false;
    let mut rest = sheet.chars().peekable();
    while let Some(next) = rest.next() {
        if next.is_whitespace() {
            gap = true;
        } else if next == '/' && rest.next_if_eq(&'*').is_some() {
            gap = true;
            let mut last = ' ';
            rest.by_ref().find(|&it| std::mem::replace(&mut last, it) == '*' && it == '/');
        } else {
            if gap && !CLOSES.contains(next) && !text.ends_with(|it| OPENS.contains(it)) {
                text.push(' ');
            }
            gap = false;
            match next {
                '}' if text.ends_with(';') => text.truncate(text.len() - 1),
                // Half of one is .5, half past ten 10.5.
                '.' if ends_with_zero(&text) => text.truncate(text.len() - 1),
                _ => {}
            }
            text.push(next);
            if matches!(next, '"' | '\'') {
                let mut escaped = false;
                for it in rest.by_ref() {
                    text.push(it);
                    if it == next && !escaped {
                        break;
                    }
                    escaped = it == '\\' && !escaped;
                }
            }
        }
    }
    text.truncate(text.trim_ascii_end().len());
    text.drain(..text.len() - text.trim_ascii_start().len());
    text
}

/// A zero that is a number of its own.
fn ends_with_zero(text: &str) -> bool {
    text.strip_suffix('0').is_some_and(|it| it.ends_with([' ', ',', ':', '(', '-', '+']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_nothing_is_gone() {
        let sheet = "\n/* All * of / it. */\n@layer game {\n  .a > .b,\n  .c :hover {\n    margin: -0.5px 10.05em 0;\n\
            /**/    content: \"a  /* b */ \\\" ; }\";\n    width: calc(100% - 2 * (1px + 0.5em));\n  }\n}\n";
        let tight_sheet = "@layer game{.a>.b,.c :hover{margin:-.5px 10.05em 0;\
            content:\"a  /* b */ \\\" ; }\";width:calc(100% - 2 * (1px + .5em))}}";
        assert_eq!(tight(sheet), tight_sheet);
        assert_eq!(tight(tight_sheet), tight_sheet);
    }

    #[test]
    fn conditions_keep_their_words_apart() {
        let sheet = "@media (width < 600px) and (hover: none) {\n  a {\n    color: red;\n  }\n}\n";
        assert_eq!(tight(sheet), "@media (width < 600px) and (hover:none){a{color:red}}");
    }
}
