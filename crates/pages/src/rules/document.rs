//! A text in its parts. Headings and figures are recognised line by line; everything in between
//! is Markdown.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Document<'a> {
    /// What comes before the first section, including the title.
    pub(super) head: Section<'a>,
    pub(super) sections: Vec<Section<'a>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Section<'a> {
    /// 1 is the title, 2 a section, 3 a section within it.
    pub(super) level: usize,
    /// `4`, `4.1`; none for a section with only a title.
    pub(super) number: Option<&'a str>,
    pub(super) title: &'a str,
    pub(super) parts: Vec<Part<'a>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part<'a> {
    Prose(String),
    Figure(Plate<'a>),
}

/// `{{figure covers | The hatched corner must stay free.}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plate<'a> {
    pub(super) name: &'a str,
    pub(super) caption: Option<&'a str>,
}

impl<'a> Document<'a> {
    pub(super) fn read(text: &'a str) -> Document<'a> {
        let mut document = Document { head: Section::default(), sections: Vec::new() };
        for line in text.lines() {
            match Section::headed(line) {
                Some(head) if head.level == 1 => document.head = head,
                Some(section) => document.sections.push(section),
                None => document.sections.last_mut().unwrap_or(&mut document.head).push(line),
            }
        }
        document
    }

    /// Appends the parts of those sections to its own; sections without a number follow its last
    /// one.
    pub(super) fn with_plates(mut self, plates: Document<'a>) -> Document<'a> {
        for plate in plates.sections {
            let own = self.sections.iter_mut().find(|it| it.number == plate.number);
            match own.filter(|_| plate.number.is_some()) {
                Some(own) => own.parts.extend(plate.parts),
                None => self.sections.push(plate),
            }
        }
        self
    }

    #[cfg(feature = "testing")]
    pub(super) fn plates(&self) -> impl Iterator<Item = Plate<'a>> {
        let sections = std::iter::once(&self.head).chain(&self.sections);
        sections.flat_map(|it| &it.parts).filter_map(|it| match it {
            Part::Figure(plate) => Some(*plate),
            Part::Prose(_) => None,
        })
    }

    pub(super) fn has(&self, number: &str) -> bool {
        self.sections.iter().any(|it| it.number == Some(number))
    }
}

impl<'a> Section<'a> {
    fn headed(line: &'a str) -> Option<Section<'a>> {
        let title = line.trim_start_matches('#');
        let level = line.len() - title.len();
        let title = title.strip_prefix(' ').filter(|_| (1..=3).contains(&level))?.trim();
        let first = title.split(' ').next().unwrap_or_default();
        let is_number = first.starts_with(|it: char| it.is_ascii_digit());
        let (number, title) = match is_number && 1 < level {
            true => (Some(first.trim_end_matches('.')), title[first.len()..].trim()),
            false => (None, title),
        };
        Some(Section { level, number, title, parts: Vec::new() })
    }

    fn push(&mut self, line: &'a str) {
        if let Some(plate) = Plate::of(line) {
            self.parts.push(Part::Figure(plate));
            return;
        }
        match self.parts.last_mut() {
            Some(Part::Prose(text)) => {
                text.push_str(line);
                text.push('\n');
            }
            _ if line.is_empty() => {}
            _ => self.parts.push(Part::Prose(format!("{line}\n"))),
        }
    }
}

impl<'a> Plate<'a> {
    fn of(line: &'a str) -> Option<Plate<'a>> {
        let inner = line.strip_prefix("{{figure ")?.strip_suffix("}}")?;
        Some(match inner.split_once('|') {
            Some((name, caption)) => Plate { name: name.trim(), caption: Some(caption.trim()) },
            None => Plate { name: inner.trim(), caption: None },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_figures_are_told_by_their_lines() {
        let text = "# Sobek\n\nBy.\n\n## 4. Take a card\n\n### 4.1 Reach\n\nFour.\n\nOr less.\n\n{{figure row | The third.}}\n## Cards\n";
        let document = Document::read(text);
        assert_eq!(document.head.title, "Sobek");
        assert_eq!(document.head.parts, [Part::Prose("By.\n\n".to_owned())]);
        let numbers: Vec<_> = document.sections.iter().map(|it| (it.number, it.title)).collect();
        assert_eq!(numbers, [(Some("4"), "Take a card"), (Some("4.1"), "Reach"), (None, "Cards")]);
        let plate = Plate { name: "row", caption: Some("The third.") };
        let prose = Part::Prose("Four.\n\nOr less.\n\n".to_owned());
        assert_eq!(document.sections[1].parts, [prose, Part::Figure(plate)]);
    }

    #[test]
    fn plates_go_to_their_sections() {
        let text = Document::read("## 1. Box\nA.\n### 1.1 Cards\nB.\n## 2. Deal\nC.\n");
        let plates = Document::read("### 1.1\n{{figure backs}}\n## All cards\n{{figure cards}}\n");
        let whole = text.with_plates(plates);
        assert_eq!(whole.sections.len(), 4);
        assert_eq!(whole.sections[1].parts.len(), 2);
        assert_eq!(whole.sections[3].title, "All cards");
    }
}
