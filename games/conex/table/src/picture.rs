use super::{
    Letters,
    describe::{description, title},
    shared::definitions,
    sheet::ALONE,
    strip::{HEIGHT, WIDTH, strip},
    table::{named, surface},
};
use conex::View;
use maud::{PreEscaped, html};
use pages::plot::{at_scaled, number};

/// Around the table and the strip, and between them.
const MARGIN: f64 = 12.0;

/// A position as an SVG file that needs nothing else: the table as its viewer
/// sees it, and beside it seats, scores, tokens, the pile and the hands that this
/// viewer may see. It is light or dark, as its reader prefers.
pub fn picture(view: &View, letters: &Letters) -> String {
    let [width, height] = view.table.size().map(f64::from);
    // The strip grows with the table, so it is equally readable beside any of them.
    let scale = height / HEIGHT;
    let margin = MARGIN * scale;
    let whole = [width + 3.0 * margin + WIDTH * scale, height + 2.0 * margin].map(number);
    let corner = number(-margin);
    let drawing = html! {
        svg.cx.picture xmlns="http://www.w3.org/2000/svg"
            viewBox={ (corner) " " (corner) " " (whole[0]) " " (whole[1]) } role="img"
        {
            title { (title(view)) }
            desc { (description(view)) }
            style { (PreEscaped(&*ALONE)) }
            (definitions())
            rect.ground x=(corner) y=(corner) width=(whole[0]) height=(whole[1]) {}
            (surface(view, letters, &named, false))
            g.strip transform=(at_scaled([width + margin, 0.0], scale)) { (strip(view, letters)) }
        }
    };
    self_closed(drawing.into_string())
}

/// Empty elements as XML has them; Maud writes for HTML. No text can look like
/// these, because its `<` is escaped.
pub(super) fn self_closed(drawing: String) -> String {
    ["path", "rect", "circle", "use"]
        .into_iter()
        .fold(drawing, |it, name| it.replace(&format!("></{name}>"), "/>"))
}
