// What happened since the page before, as the server wrote it: what moves, and in words.
import { all, find } from "../core/dom.js";
/** @import { Motion } from "../core/shown.js" */

/** @typedef {{ ply: number, motions: Motion[], words: string }} Told One event. */

/** Another page may have told a part of it in the meantime. @type {(news: Told[], ply: number) => Told[]} */
export const since = (news, ply) => news.filter((it) => ply <= it.ply);

/**
 * What is animated, and how much faster than usual. Older news, as after a long absence, is
 * not animated.
 * @type {(motions: Motion[][]) => { played: Motion[][], pace: number }}
 */
export function playedOut(motions) {
  const played = motions.filter((it) => it.length).slice(-10);
  return { played, pace: Math.max(1, played.length / 3) };
}

/** The last few words to read aloud; more is too much at once. @type {(words: string[]) => string} */
export const heard = (words) => words.slice(-6).join(" ");

/**
 * Takes the news out of the page: it says nothing about the state of the table. What belongs to
 * one event moves together.
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
