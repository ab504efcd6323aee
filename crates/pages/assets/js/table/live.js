// Keeps a table's page up to date, and sends its forms without leaving it.
import { all, find, main, must, parsed, setting, targetOf } from "../core/dom.js";
import { shown } from "../core/shown.js";
import { playSound } from "../core/sound.js";
import { clearToast, toast } from "../core/toast.js";
import { lightUp } from "./again.js";
import { isSameQuestion, restore, startAnew, whatIsBegun } from "./begun.js";
import { gathered } from "./looks.js";
import { moveNews, placesBefore } from "./motion.js";
import { takeNews } from "./news.js";
import { exchange, fits } from "./parts.js";
import { tell } from "./tell.js";

/** The element with the table's address, and the words for a broken connection. */
export const table = () => must(find("[data-live]"));

/** @type {(at: HTMLElement) => number} */
const plyOf = (at) => Number(at.dataset.ply ?? -1);

// Replaces what is shown with a page of the server, or applies an update that leads to it.
let moving = Promise.resolve();
/** @type {(html: string) => void} */
function show(html) {
  const page = parsed(html);
  const [fresh, freshMain] = [find("[data-live]", page), find("main", page)];
  if (!fresh || !freshMain || page.body.className !== document.body.className) return location.reload();
  // An answer that was overtaken by a newer page: plies never go down.
  if (plyOf(freshMain) < plyOf(main())) return void look();
  if (!fits(fresh.dataset, table().dataset.at)) return void look();
  table().dataset.at = fresh.dataset.at;
  const script = (/** @type {Document} */ it) => find("script[src]", it)?.getAttribute("src");
  // An update has none.
  if (script(page) && script(page) !== script(document)) offerReload();
  tellOfTable(fresh, page);
  const news = takeNews(page, plyOf(main()));
  const [motions, words] = [news.map((it) => it.motions), news.map((it) => it.words)];
  const before = placesBefore(motions);
  const [wasPly, wasTurn] = [plyOf(main()), main().dataset.turn];
  const begun = isSameQuestion(wasTurn, freshMain.dataset.turn) ? whatIsBegun() : null;
  const wasThere = main().contains(document.activeElement);
  exchange(page, undefined, wasPly);
  if (wasPly < plyOf(main())) lightUp(wasPly);
  // Who goes by keys goes on from here, not from the top of the page.
  if (wasThere && document.activeElement === document.body) main().focus({ preventScroll: true });
  document.title = page.title;
  if (begun) restore(begun);
  else startAnew();
  shown(motions.flat());
  const { undone, turn } = main().dataset;
  if (undone) toast(undone);
  tell(undone ? [undone, ...words] : words);
  if (turn && turn !== wasTurn) yourTurn();
  // The page goes on in the meantime; motions play one after another.
  moving = moving.then(() => moveNews(motions, before)).catch(() => {});
}

/**
 * News from outside the game: the seat has moved elsewhere, the next game is ready.
 * @type {(fresh: HTMLElement, page: Document) => void}
 */
function tellOfTable(fresh, page) {
  const { seat, moved = "" } = table().dataset;
  if (seat && !fresh.dataset.seat) toast(moved);
  table().dataset.seat = fresh.dataset.seat ?? "";
  for (const { dataset } of all("[data-notice]", page)) {
    const notice = dataset.notice ?? "";
    if (find(`[data-notice="${CSS.escape(notice)}"]`)) continue;
    toast(notice);
    tell([notice]);
  }
}

function offerReload() {
  const { newer = "", reload = "" } = table().dataset;
  const button = Object.assign(document.createElement("button"), { className: "btn", textContent: reload });
  button.addEventListener("click", () => location.reload());
  toast(newer, true).append(" ", button);
}

function yourTurn() {
  playSound("turn");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(document.title);
  }
}

const headers = () => ({ accept: "text/html", "felucca-since": String(plyOf(main())) });
const lookLater = () => void setTimeout(look, 3000);

async function get() {
  const response = await fetch(table().dataset.page ?? "", { headers: headers() });
  if (response.ok) show(await response.text());
  else lookLater();
}

// What couldn't be fetched is fetched later: nothing else will announce it.
export const look = gathered(() => get().catch(lookLater));

/** @type {(form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>} */
async function send(form, submitter) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  form.setAttribute("aria-busy", "true");
  try {
    // The answer is what leads from this page to the next.
    const wants = { ...headers(), "felucca-at": table().dataset.at ?? "" };
    const response = await fetch(form.getAttribute("action") ?? "", { method: "POST", body, headers: wants });
    if (response.redirected && new URL(response.url).pathname !== table().dataset.page) {
      return location.assign(response.url);
    }
    if (!response.ok) playSound("refused");
    else if (form.closest(".chat")) form.reset();
    show(await response.text());
  } catch {
    toast(table().dataset.unsent ?? "", lost);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** @type {(event: SubmitEvent) => void} */
function submit(event) {
  const form = /** @type {HTMLFormElement} */ (targetOf(event));
  if (form.dataset.ask && !confirm(form.dataset.ask)) return event.preventDefault();
  const isOurs = form.method === "post" && form.getAttribute("action")?.startsWith(table().dataset.page ?? "");
  if (!isOurs || form.dataset.plain !== undefined) return;
  event.preventDefault();
  // A double press counts once.
  if (form.getAttribute("aria-busy") !== "true") send(form, event.submitter);
  const wanted = setting("sound") === "on" && "Notification" in window;
  if (wanted && Notification.permission === "default") Notification.requestPermission();
}

/** @type {EventSource | null} */
let live = null;
let lost = false;

export const isLost = () => lost;

function lose() {
  lost = true;
  toast(table().dataset.lost ?? "", true);
}

// A browser tries again by itself only as long as nothing answers, not if a proxy says
// that there is nobody behind it.
function listen() {
  live?.close();
  const { live: address, at } = table().dataset;
  const own = (live = new EventSource(`${address}?at=${at}`));
  // The reader's own move was already answered.
  const isNew = (/** @type {MessageEvent} */ event) => event.lastEventId !== table().dataset.at;
  own.addEventListener("page", (event) => isNew(event) && show(event.data));
  own.addEventListener("changed", (event) => isNew(event) && look());
  own.addEventListener("open", () => {
    // It may have opened just before the network went.
    if (!lost || !navigator.onLine) return;
    lost = false;
    clearToast();
    look();
  });
  own.addEventListener("error", () => {
    lose();
    if (own.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

export function beginLive() {
  document.addEventListener("submit", submit);
  // A request that was open when the network went may wait for ever; and readers who come back
  // to a page that slept see at once how the table stands.
  addEventListener("offline", lose);
  addEventListener("online", listen);
  document.addEventListener("visibilitychange", () => document.hidden || look());
  listen();
}
