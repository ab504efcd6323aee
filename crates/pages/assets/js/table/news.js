// What happened since the page before, as the server wrote it: what moves, and in words.
import { all, find } from "../core/dom.js";
/** @import { Motion } from "../core/shown.js" */

/** @typedef {{ ply: number, motions: Motion[], words: string }} Told One happening. */

/** Another page may have told a part of it meanwhile. @type {(news: Told[], ply: number) => Told[]} */
export const since = (news, ply) => news.filter((it) => ply <= it.ply);

/**
 * What is played out, and how much faster than usual: what is older, as after a long
 * absence, is not.
 * @type {(motions: Motion[][]) => { played: Motion[][], pace: number }}
 */
export function playedOut(motions) {
  const played = motions.filter((it) => it.length).slice(-10);
  return { played, pace: Math.max(1, played.length / 3) };
}

/** The last of what is heard; more is too much at once. @type {(words: string[]) => string} */
export const heard = (words) => words.slice(-6).join(" ");

/**
 * Takes them out of the page: they say nothing of how the table stands. What belongs to one
 * happening moves together.
 * @type {(page: Document, ply: number) => Told[]}
 */
export function takeNews(page, ply) {
  const news = find("[data-news]", page);
  news?.remove();
  const told = (news ? all("li", news) : []).map((it) => ({
    ply: Number(it.dataset.ply),
    motions: all("i", it).map((motion) => /** @type {Motion} */ ({ ...motion.dataset })),
    words: it.textContent?.trim() ?? "",
  }));
  return since(told, ply);
}
