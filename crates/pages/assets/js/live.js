// Keeps a table's page as the server has it, and sends its forms without leaving it.
const table = document.querySelector("[data-live]");
const main = () => document.querySelector("main");
const ply = () => Number(main().dataset.ply ?? -1);

// What each part was when it came: one that hasn't changed is left alone, with whatever
// somebody is doing in it.
const parts = (page) => new Map([...page.querySelectorAll("[data-part]")].map((it) => [it.dataset.part, it]));
const came = new Map([...parts(document)].map(([name, part]) => [name, part.outerHTML]));

// Puts the parts of a page in place of those shown. A part that holds others is their frame:
// they change one by one, unless there are others than before.
function exchange(page, wanted = () => true) {
  const [old, fresh] = [parts(document), parts(page)];
  const within = (part) => [...parts(part).keys()].join();
  for (const [name, part] of fresh) {
    const place = old.get(name);
    const html = part.outerHTML;
    if (!place || !wanted(name) || came.get(name) === html) continue;
    came.set(name, html);
    // Its frame was exchanged as a whole.
    if (!place.isConnected) continue;
    for (const { name, value } of part.attributes) if (name !== "data-frame") place.setAttribute(name, value);
    // What somebody has opened stays open.
    for (const { name } of [...place.attributes]) if (name !== "open" && !part.hasAttribute(name)) place.removeAttribute(name);
    // Of a frame in an update there is only what differs.
    if (part.dataset.frame !== undefined) continue;
    if (!within(part) || within(part) !== within(place)) place.replaceChildren(...part.childNodes);
  }
}

// Puts a page of the server in place of what is shown; or an update, which leads there from
// one page (`data-base`) and from no other.
let moving = Promise.resolve();
function show(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector("[data-live]") || page.body.className !== document.body.className) {
    location.reload();
    return;
  }
  // An answer that was overtaken by a newer page: plies never become fewer.
  if (Number(page.querySelector("main").dataset.ply ?? ply()) < ply()) return look();
  const { at, base = table.dataset.at } = page.querySelector("[data-live]").dataset;
  if (base !== table.dataset.at && at !== table.dataset.at) return look();
  table.dataset.at = at;
  const script = (it) => it.querySelector("script[src]")?.getAttribute("src");
  if (script(page) && script(page) !== script(document)) offerReload();
  tellOfTable(page.querySelector("[data-live]"), page);
  const { motions, words } = takeNews(page, ply());
  const before = placesBefore(motions);
  // The same question, though others may have acted meanwhile.
  const wasTurn = main().dataset.turn;
  const isSame = wasTurn === undefined || wasTurn === page.querySelector("main").dataset.turn;
  const kept = isSame ? whatIsDone() : null;
  const wasThere = main().contains(document.activeElement);
  exchange(page);
  // Who goes by keys goes on from here, not from the top of the page.
  if (wasThere && document.activeElement === document.body) main().focus({ preventScroll: true });
  document.title = page.title;
  if (kept) restore(kept);
  else for (const it of main().querySelectorAll("input[name]")) it.checked = it.defaultChecked;
  document.dispatchEvent(new CustomEvent("felucca:shown", { detail: motions.flat() }));
  const { undone } = main().dataset;
  if (undone) toast(undone);
  tell(undone ? [undone, ...words] : words);
  if (main().dataset.turn && main().dataset.turn !== wasTurn) yourTurn();
  // The page goes on meanwhile; what moves, moves one after another.
  moving = moving.then(() => moveNews(motions, before)).catch(() => {});
}

// What is not of the game: the seat is elsewhere now, the next game is there.
function tellOfTable(fresh, page) {
  if (table.dataset.seat && !fresh.dataset.seat) toast(table.dataset.moved);
  table.dataset.seat = fresh.dataset.seat ?? "";
  for (const it of page.querySelectorAll("[data-notice]")) {
    if (!document.querySelector(`[data-notice="${CSS.escape(it.dataset.notice)}"]`)) {
      toast(it.dataset.notice);
      tell([it.dataset.notice]);
    }
  }
}

function offerReload() {
  toast(table.dataset.newer, true);
  const button = Object.assign(document.createElement("button"), { className: "btn", textContent: table.dataset.reload });
  button.addEventListener("click", () => location.reload());
  toasted.append(" ", button);
}

// What somebody has chosen, opened and focused, to be found again in the new page.
function whatIsDone() {
  const key = (it) => [it.id, it.name, it.value, it.form?.getAttribute("action")].join("|");
  const focus = document.activeElement;
  return {
    key,
    checked: new Set([...main().querySelectorAll("input:checked")].map(key)),
    open: new Map([...main().querySelectorAll("details[id]")].map((it) => [it.id, it.open])),
    focus: main().contains(focus) && focus.name !== undefined ? key(focus) : null,
  };
}

function restore({ key, checked, open, focus }) {
  for (const it of main().querySelectorAll("input[type=radio], input[type=checkbox]")) {
    it.checked = checked.has(key(it));
  }
  for (const it of main().querySelectorAll("details[id]")) it.open = open.get(it.id) ?? it.open;
  if (focus) [...main().querySelectorAll("input, button, select")].find((it) => key(it) === focus)?.focus();
}

// What happened, for who hears the page.
function tell(words) {
  const heard = document.querySelector("[data-heard]");
  if (heard && words.length) heard.textContent = words.slice(-6).join(" ");
}

function yourTurn() {
  playSound("turn");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(document.title);
  }
}

async function get() {
  const headers = { accept: "text/html", "felucca-since": String(ply()) };
  const response = await fetch(table.dataset.page, { headers });
  if (response.ok) show(await response.text());
  else setTimeout(look, 3000);
}

// Several changes at once are one look; one that comes meanwhile is another.
let looking = false;
let again = false;
async function look() {
  again = true;
  if (looking) return;
  looking = true;
  while (again) {
    again = false;
    // What could not be fetched is fetched later: nobody else will tell of it.
    await get().catch(() => setTimeout(look, 3000));
  }
  looking = false;
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const headers = { accept: "text/html", "felucca-since": String(ply()), "felucca-at": table.dataset.at };
  form.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
    if (response.redirected && new URL(response.url).pathname !== table.dataset.page) {
      location.assign(response.url);
      return;
    }
    if (!response.ok) playSound("refused");
    else if (form.closest(".chat")) form.reset();
    show(await response.text());
  } catch {
    toast(table.dataset.unsent, lost);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.ask && !confirm(form.dataset.ask)) return event.preventDefault();
  const ours = table && form.method === "post" && form.getAttribute("action")?.startsWith(table.dataset.page);
  if (!ours || form.dataset.plain !== undefined) return;
  event.preventDefault();
  // A double press is one.
  if (form.getAttribute("aria-busy") !== "true") send(form, event.submitter);
  const wanted = document.documentElement.dataset.sound === "on" && "Notification" in window;
  if (wanted && Notification.permission === "default") Notification.requestPermission();
});

let live = null;
let lost = false;
function lose() {
  lost = true;
  toast(table.dataset.lost, true);
}

// A browser tries again by itself only as long as nothing answers; not where a proxy says
// that there is nobody behind it.
function listen() {
  live?.close();
  live = new EventSource(`${table.dataset.live}?at=${table.dataset.at}`);
  // What one did oneself was answered already.
  live.addEventListener("page", ({ data, lastEventId }) => lastEventId !== table.dataset.at && show(data));
  live.addEventListener("changed", ({ lastEventId }) => lastEventId !== table.dataset.at && look());
  live.addEventListener("open", () => {
    if (!lost) return;
    lost = false;
    toasted?.remove();
    look();
  });
  live.addEventListener("error", ({ target }) => {
    lose();
    if (target.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

// What was open when the network went may wait for ever; and who comes back to a page that
// slept sees at once how the table stands.
if (table) {
  addEventListener("offline", lose);
  addEventListener("online", listen);
  document.addEventListener("visibilitychange", () => document.hidden || look());
}
