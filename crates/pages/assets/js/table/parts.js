// A page changes part by part (`data-part`): one that hasn't changed is left alone, with
// whatever somebody is doing in it.
import { all } from "../core/dom.js";

/** @typedef {Map<string, string>} Texts The text of each part, by its name. */

/**
 * Which parts to replace: those that are shown, wanted, and different from what came last.
 * @type {(shown: Iterable<string>, fresh: Texts, came: Texts, wanted: (name: string) => boolean) => string[]}
 */
export function changed(shown, fresh, came, wanted) {
  const there = new Set(shown);
  return [...fresh.keys()].filter((it) => there.has(it) && wanted(it) && came.get(it) !== fresh.get(it));
}

/**
 * A part that holds others is their frame: they change one by one, unless it holds different
 * ones than before.
 * @type {(fresh: string[], shown: string[]) => boolean}
 */
export const isFrame = (fresh, shown) => fresh.length > 0 && fresh.join() === shown.join();

/**
 * Whether what came fits on the page that is shown, by their names: a whole page always, an
 * update on the page it was made for, or again on the page it leads to.
 * @type {(came: { at?: string, base?: string }, shown: string | undefined) => boolean}
 */
export const fits = ({ at, base }, shown) => base === undefined || base === shown || at === shown;

/** @type {(within: ParentNode) => Map<string, HTMLElement>} */
const partsOf = (within) => new Map(all("[data-part]", within).map((it) => [it.dataset.part ?? "", it]));

/** @type {(within: ParentNode) => string[]} */
const namesIn = (within) => [...partsOf(within).keys()];

/** @type {(parts: Map<string, HTMLElement>) => Texts} */
const textsOf = (parts) => new Map([...parts].map(([name, part]) => [name, part.outerHTML]));

/** What each part was when it came. @type {Texts} */
let came = new Map();

export function beginParts() {
  came = textsOf(partsOf(document));
}

/**
 * Replaces the parts that are shown with those of a page.
 * @type {(page: Document, wanted?: (name: string) => boolean) => void}
 */
export function exchange(page, wanted = () => true) {
  const [old, fresh] = [partsOf(document), partsOf(page)];
  const texts = textsOf(fresh);
  for (const name of changed(old.keys(), texts, came, wanted)) {
    came.set(name, texts.get(name) ?? "");
    const [place, part] = [old.get(name), fresh.get(name)];
    // Its frame was replaced as a whole.
    if (!place?.isConnected || !part) continue;
    // A frame in an update has only its tag, and the parts that differ.
    const isTag = part.dataset.frame !== undefined;
    delete part.dataset.frame;
    for (const { name, value } of part.attributes) place.setAttribute(name, value);
    // What somebody has opened stays open.
    const gone = [...place.attributes].filter((it) => it.name !== "open" && !part.hasAttribute(it.name));
    for (const { name } of gone) place.removeAttribute(name);
    if (!isTag && !isFrame(namesIn(part), namesIn(place))) place.replaceChildren(...part.childNodes);
  }
}
