use super::{
    DARK_CSS, Letters, TABLE_CSS,
    describe::{description, title},
    shared::definitions,
    strip::{HEIGHT, WIDTH, strip},
    table::surface,
};
use crate::plot::{at_scaled, number};
use conex::View;
use maud::{PreEscaped, html};

/// The sheets of what is beside the table: a page has its own.
const STRIP_CSS: &str = include_str!("strip.css");
const STRIP_DARK_CSS: &str = include_str!("strip-dark.css");

/// Around the table and the strip, and between them.
const MARGIN: f64 = 12.0;

/// A position as an SVG file that needs nothing else: the table as its viewer
/// sees it, and beside it seats, scores, tokens, the pile and the hands that this
/// viewer may see. It is light or dark as its reader likes it.
pub fn picture(view: &View, letters: &Letters) -> String {
    let [width, height] = view.table.size().map(f64::from);
    // The strip grows with the table, so that it is read equally well beside any.
    let scale = height / HEIGHT;
    let margin = MARGIN * scale;
    let whole = [width + 3.0 * margin + WIDTH * scale, height + 2.0 * margin].map(number);
    let corner = number(-margin);
    let dark = [DARK_CSS, STRIP_DARK_CSS].concat();
    let drawing = html! {
        svg.cx.picture xmlns="http://www.w3.org/2000/svg"
            viewBox={ (corner) " " (corner) " " (whole[0]) " " (whole[1]) } role="img"
        {
            title { (title(view)) }
            desc { (description(view)) }
            style {
                (PreEscaped(TABLE_CSS)) (PreEscaped(STRIP_CSS))
                "@media (prefers-color-scheme:dark){\n" (PreEscaped(dark)) "}\n"
            }
            (definitions())
            rect.ground x=(corner) y=(corner) width=(whole[0]) height=(whole[1]) {}
            (surface(view, letters, true))
            g.strip transform=(at_scaled([width + margin, 0.0], scale)) { (strip(view, letters)) }
        }
    };
    self_closed(drawing.into_string())
}

/// Empty elements as XML has them; Maud writes for HTML. No text can look like
/// these, because its `<` is escaped.
fn self_closed(drawing: String) -> String {
    ["path", "rect", "circle", "use"]
        .into_iter()
        .fold(drawing, |it, name| it.replace(&format!("></{name}>"), "/>"))
}
