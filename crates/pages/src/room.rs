//! Memory for a long piece of HTML.
use maud::Render;

/// Room for so many bytes that follow: taken at once, or what is written would be copied again
/// and again as it grows. It writes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, html: &mut String) {
        html.reserve(self.0);
    }
}
