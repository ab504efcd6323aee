// Conex: spots, refusals and zoom on the drawing of the table.
//
// What is chosen are the page's own radio buttons: this checks them and draws what they mean.
// A card is held (`hold`), one of its numbers may be (`number`), and then a spot is chosen:
// an input with `data-at`, or with `data-bolt` for a card that lightning removes.
{
  const CORNERS = { tl: [0, 0], tr: [1, 0], br: [1, 1], bl: [0, 1] };
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const by = (id) => document.getElementById(id);
  const table = () => by("table");
  const held = () => find("[name=hold]:checked");
  const number = () => find("input[name=number]:checked");
  const spot = () => find("input[data-at]:checked");
  const striking = () => !!find("#strike:checked");
  const cardOf = (input) => input.id.slice(2);
  const numberOf = (input) => by(input.closest("fieldset").dataset.number);

  const draw = (name, attributes, inside = "") => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.innerHTML = inside;
    return made;
  };
  const check = (input, checked) => {
    if (!input || input.checked === checked) return;
    input.checked = checked;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
  const middle = (it) => {
    const box = (it.querySelector(".badge") ?? it).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // The nearest of these to a point, if it is no further than so.
  const nearest = (them, part, at, most) => {
    const far = (it) => distance(at, middle(part(it)));
    return them.filter((it) => far(it) < most).sort((a, b) => far(a) - far(b)).slice(0, 1);
  };
  // Pixels of the screen in a unit of the table.
  const scale = () => Math.sqrt(Math.abs((({ a, b, c, d }) => a * d - b * c)(table().getScreenCTM())));

  // == spots ==
  // Of the number, or of all numbers of the card: one that only follows from a spot leaves
  // the others where they are. Best first.
  let narrowed = false;
  const spots = () => {
    if (!held() || striking()) return [];
    const meant = (narrowed && number()?.id) || `n-${cardOf(held())}-`;
    return all(`fieldset[data-number^="${meant}"] input[data-at]`).sort((a, b) => b.dataset.points - a.dataset.points);
  };

  // Where a placement puts the card: x, y, degrees.
  const pose = (input) => input.dataset.at.split(" ").map(Number);
  const placed = ([x, y, degrees], [dx, dy]) => {
    const [cos, sin] = [Math.cos, Math.sin].map((it) => it((degrees * Math.PI) / 180));
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };

  // They are read on the smallest table.
  const badgeSize = () => Math.min(Math.max(1 / scale(), 1), 1.9);
  // Badges are pushed apart along the card's long axis.
  const badgePlace = (at, taken) => {
    const y = [45, 25, 65, 18, 72].find((y) => taken.every((it) => distance(it, placed(at, [30, y])) > 28 * badgeSize())) ?? 45;
    taken.push(placed(at, [30, y]));
    return y;
  };

  // What can be pressed: its picture, and its badge, which lies above the pictures of all.
  const ghost = (input, transform, degrees, picture, badge) => {
    const state = `a${degrees}${input.checked ? " on" : ""}${input.labels[0].matches(".hinted") ? " hinted" : ""}`;
    return [draw("g", { class: `spot ${state}`, transform, "data-for": input.id }, picture), draw("g", {
      class: `ghost ${state}`, transform, tabindex: 0, role: "button",
      "aria-pressed": input.checked, "aria-label": input.labels[0].textContent.trim(), "data-for": input.id,
    }, `<g class="badge" transform="translate(30 ${badge[0]})"><g class="size">${badge[1]}</g></g>`)];
  };
  const spotGhost = (input, taken) => {
    const [x, y, degrees] = pose(input);
    const points = input.dataset.points * (find("#x2:checked") ? 2 : 1);
    return ghost(input, `translate(${x} ${y}) rotate(${degrees})`, degrees,
      `<use href="#cx-under"/><use class="wash" href="#f-${cardOf(held())}"/><use href="#cx-dash"/>`,
      [badgePlace([x, y, degrees], taken), `<circle r="13"/><text class="u" y="4.4">+${points}</text>`]);
  };
  // How a laid card or the board lies, as a transform.
  const lying = (name) => {
    const it = by(name === "board" ? name : `card-${name}`);
    return `${it.getAttribute("transform")} ${name === "board" ? "" : it.lastElementChild.getAttribute("transform")}`;
  };
  // A badge on a card that lightning can remove.
  const boltGhost = (input) => {
    const transform = lying(input.dataset.bolt);
    return ghost(input, transform, /rotate\((\d+)/.exec(transform)?.[1] ?? 0, `<use href="#cx-dash"/>`,
      [67, `<circle r="12.5"/><use class="u" href="#cx-bolt"/>`]);
  };

  const drawGhosts = () => {
    const focused = by("badges").contains(document.activeElement) && document.activeElement.dataset.for;
    const inputs = spots();
    const taken = [];
    const ghosts = striking() ? all("input[data-bolt]").map(boltGhost) : inputs.map((it) => spotGhost(it, taken));
    by("ghosts").classList.toggle("many", inputs.length > 12);
    // The best are drawn last: they lie on top; and above them what is chosen.
    const [pictures, badges] = [0, 1].map((i) => ghosts.map((it) => it[i]).reverse());
    by("ghosts").replaceChildren(...pictures.sort((a, b) => a.matches(".on") - b.matches(".on")));
    by("badges").replaceChildren(...badges);
    measure();
    for (const group of all("fieldset[data-number]")) {
      group.classList.toggle("off", !!held() && !inputs.some((it) => group.contains(it)));
    }
    if (focused) find(`.ghost[data-for="${focused}"]`)?.focus();
    drawMarks();
  };

  // What the chosen spot opens for others, and what it blocks.
  const drawMarks = () => {
    const { at = "", opens = "", blocks = "" } = spot()?.dataset ?? {};
    const [x, y, degrees] = at.split(" ");
    const names = (list) => list.split(" ").filter(Boolean).map((it) => it.split("."));
    const opened = names(opens).map(([, corner]) => {
      const [cx, cy] = CORNERS[corner];
      const place = `translate(${60 * cx} ${90 * cy})`;
      return draw("use", { href: "#cx-open", transform: `translate(${x} ${y}) rotate(${degrees}) ${place}` });
    });
    const blocked = names(blocks).map(([on, corner]) => {
      const [cx, cy] = CORNERS[corner];
      const [width, height] = on === "board" ? [120, 120] : [60, 90];
      const place = `translate(${width * cx} ${height * cy}) scale(${1 - 2 * cx} ${1 - 2 * cy})`;
      return draw("use", { href: "#cx-closed", transform: `${lying(on)} ${place}` });
    });
    by("marks").replaceChildren(...opened, ...blocked);
  };

  // == choosing ==
  // A second press lays it; the first, where nobody wants to be asked twice.
  const press = (input) => {
    const isSure = input.checked || document.documentElement.dataset.confirm === "off";
    check(input, true);
    const button = isSure && [...(input.form?.elements ?? [])].find((it) => it.matches("button.go"));
    if (button) input.form.requestSubmit(button);
  };
  let settling = false;
  document.addEventListener("change", ({ target }) => {
    if (settling || !table()) return;
    settling = true;
    clearRefusals();
    if (target.name === "hold") {
      [number(), spot()].forEach((it) => check(it, false));
      const open = all(`input[id^="n-${cardOf(target)}-"]`).filter((it) => find(`fieldset[data-number="${it.id}"]`));
      narrowed = open.length === 1;
      if (target.checked && narrowed) check(open[0], true);
      if (target.checked) target.closest(".held").scrollIntoView({ block: "nearest", inline: "nearest" });
    } else if (target.name === "number") {
      narrowed = target.checked;
      if (spot() && numberOf(spot()) !== target) check(spot(), false);
    } else if (target.id === "strike") {
      all("[name=hold]:checked, [name=number]:checked, [data-at]:checked, [data-bolt]:checked").forEach((it) => check(it, false));
    } else if (target.dataset.at && target.checked) {
      check(by(`h-${numberOf(target).id.split("-")[1]}`), true);
      check(numberOf(target), true);
    } else if (target.dataset.at && !narrowed) {
      check(number(), false);
    }
    settling = false;
    drawGhosts();
    if (target.name === "number" && target.checked && !spots().length) showRefusals(null);
  });

  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!target.closest || !table()) return;
    const zoom = target.closest("[data-zoom]");
    if (zoom) return zoomBy({ in: 1.4, out: 1 / 1.4, fit: 0 }[zoom.dataset.zoom]);
    if (target.closest("button[data-why]")) return by("refusals").childElementCount ? clearRefusals() : showRefusals(null);
    if (target === wasChecked) return check(target, false);
    if (dragged || !table().contains(target)) return;
    const on = target.closest("[data-for], .refused");
    if (on) return on.dataset.for ? press(by(on.dataset.for)) : tell(on);
    if (held() && cornerAt(event)) showRefusals((it) => it.dataset.spot === cornerAt(event));
  });
  // Who points at a badge points at its spot.
  const pointAt = (of) => all(".spot").forEach((it) => it.classList.toggle("over", !!of && it.dataset.for === of));
  document.addEventListener("pointerover", ({ target }) => pointAt(target.closest?.(".ghost")?.dataset.for));

  // == refusals ==
  const clearRefusals = () => {
    by("refusals").replaceChildren();
    if (find(".refusal")) find(".refusal").hidden = true;
  };
  const fetched = new Map();
  const showRefusals = async (wanted, at) => {
    const card = held() && cardOf(held());
    if (!card || !table().dataset.why) return;
    if (!fetched.has(card)) {
      const answer = await fetch(`${table().dataset.why}?card=${card}`);
      if (!answer.ok) return;
      fetched.set(card, new DOMParser().parseFromString(await answer.text(), "text/html"));
    }
    if (!held() || cardOf(held()) !== card) return;
    const colour = number()?.id.split("-")[2];
    const isMeant = wanted ?? ((it) => !colour || it.dataset.number === colour);
    const groups = [...fetched.get(card).querySelectorAll(".refused")].filter(isMeant).map((it) => document.importNode(it, true));
    by("refusals").classList.remove("crowd");
    by("refusals").replaceChildren(...groups);
    // Where a card was dropped: the nearest place that is like it, or none is.
    const told = at ? nearest(groups, (it) => it.querySelector(".outline"), at, 60 * scale()) : groups;
    by("refusals").replaceChildren(...told);
    by("refusals").classList.toggle("crowd", told.length > 3);
    if (told.length) tell(told[0]);
    else if (at) say(find(".refusal").dataset.felt);
  };
  const say = (words) => Object.assign(find(".refusal"), { textContent: words, hidden: false });
  const tell = (refused) => {
    all(".refused.on").forEach((it) => it.classList.remove("on"));
    refused.classList.add("on");
    refused.parentNode.append(refused);
    say(refused.getAttribute("aria-label"));
  };

  // The corner of a card or of the board near the pointer, as the rules write it.
  const cornerAt = (event) => {
    const on = event.target.closest(".card, #board");
    if (!on) return null;
    const isBoard = on.id === "board";
    const [width, height] = isBoard ? [120, 120] : [60, 90];
    const upright = (isBoard ? on : on.lastElementChild).getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(upright);
    const near = Object.entries(CORNERS).find(([, [cx, cy]]) => distance([x, y], [cx * width, cy * height]) < 30);
    return near && `${isBoard ? "board" : on.id.slice(5)}.${near[0]}`;
  };

  // == keys ==
  document.addEventListener("keydown", (event) => {
    if (!table() || event.defaultPrevented || event.target.closest?.("dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") {
      if (carried?.image) return drop(event);
      if (by("refusals").childElementCount) return clearRefusals();
      return check(spot() ?? find("[data-bolt]:checked") ?? number() ?? held() ?? find("#strike:checked"), false);
    }
    const ghosts = all(".ghost").reverse();
    const on = event.target.closest?.(".ghost");
    const isReady = event.target.matches?.("body, [name=hold], [name=number], #strike, #x2");
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    let next = null;
    if (on && ["Enter", " "].includes(event.key)) press(by((next = on).dataset.for));
    else if (on && way) next = towards(on, way, ghosts);
    else if (on && event.key === "Tab") next = ghosts[ghosts.indexOf(on) + (event.shiftKey ? -1 : 1)];
    else if (isReady && event.key === "Enter") next = find(".ghost.on") ?? ghosts[0];
    if (!next) return;
    event.preventDefault();
    find(`.ghost[data-for="${next.dataset.for}"]`)?.focus({ preventScroll: true });
  });
  // What is focused is seen.
  document.addEventListener("focusin", ({ target }) => {
    pointAt(target.matches(".ghost:focus-visible") && target.dataset.for);
    if (!view || !target.matches(".ghost") || isSeen(target)) return;
    const { x, y } = toTable(middle(target));
    show([x - view[2] / 2, y - (view[2] * whole()[3]) / whole()[2] / 2, view[2]]);
  });

  // The nearest in that direction on the screen.
  const towards = (from, [wx, wy], ghosts) => {
    const cost = (it) => {
      const [dx, dy] = [0, 1].map((i) => middle(it)[i] - middle(from)[i]);
      const along = dx * wx + dy * wy;
      return along <= 1 ? Infinity : along + 2 * Math.abs(dx * wy - dy * wx);
    };
    return ghosts.reduce((a, b) => (cost(b) < cost(a) ? b : a), from);
  };

  // == zoom ==
  let view = null; // x, y and width while zoomed in
  const whole = () => (table().dataset.whole ??= table().getAttribute("viewBox")).split(" ").map(Number);
  const show = (next) => {
    const [x, y, width, height] = whole();
    const within = (at, low, high) => Math.min(Math.max(at, low), high);
    const high = next && (next[2] * height) / width;
    view = next && next[2] < width
      ? [within(next[0], x, x + width - next[2]), within(next[1], y, y + height - high), next[2]] : null;
    table().setAttribute("viewBox", view ? `${view.join(" ")} ${high}` : table().dataset.whole);
    table().closest(".stage").classList.toggle("zoomed", !!view);
    measure();
  };
  const isSeen = (it) => {
    const [{ x, y, right, bottom }, [mx, my]] = [table().getBoundingClientRect(), middle(it)];
    return x + 15 < mx && mx < right - 15 && y + 15 < my && my < bottom - 15;
  };
  // How large badges are; and how many spots are out of view, said where all are seen again.
  const measure = () => {
    table().style.setProperty("--badge", badgeSize());
    tellMore();
    find("[data-zoom=fit]").dataset.outside = all(".ghost").filter((it) => !isSeen(it)).length;
  };
  const toTable = ([x, y]) => new DOMPoint(x, y).matrixTransform(table().getScreenCTM().inverse());
  const zoomBy = (factor, at) => {
    const [ox, oy, ow, oh] = whole();
    const [x, y, width] = view ?? [ox, oy, ow];
    const next = factor ? Math.max(width / factor, ow / 5) : ow;
    const { x: px, y: py } = at ?? { x: x + width / 2, y: y + (width * oh) / ow / 2 };
    show([px - ((px - x) * next) / width, py - ((py - y) * next) / width, next]);
  };
  document.addEventListener("wheel", (event) => {
    if (!table()?.contains(event.target)) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400), toTable([event.clientX, event.clientY]));
  }, { passive: false });

  // == pointers: the table is moved or zoomed, a card is carried to it ==
  const pointers = new Map();
  let [dragged, carried, wasChecked] = [false, null, null];
  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    const at = [event.clientX, event.clientY];
    const card = event.target.closest?.(".held");
    // What is pressed again is let go.
    wasChecked = event.target.closest?.(".held, .numb")?.querySelector("[name=hold]:checked, [name=number]:checked");
    if (card?.querySelector("[name=hold]")) carried = { card, from: at };
    else if (table()?.contains(event.target)) pointers.set(event.pointerId, at);
  });
  document.addEventListener("pointermove", (event) => {
    const now = [event.clientX, event.clientY];
    if (carried) return carry(event, now);
    const before = pointers.get(event.pointerId);
    if (!before || (!dragged && distance(before, now) < 6)) return;
    dragged = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      // What was between the fingers stays between them.
      const between = (it) => toTable([0, 1].map((i) => (it[i] + other[i]) / 2));
      const was = between(before);
      zoomBy(distance(now, other) / Math.max(distance(before, other), 1), was);
      if (view) show([view[0] + was.x - between(now).x, view[1] + was.y - between(now).y, view[2]]);
    } else if (view) {
      const [a, b] = [toTable(before), toTable(now)];
      show([view[0] + a.x - b.x, view[1] + a.y - b.y, view[2]]);
    }
    pointers.set(event.pointerId, now);
  });
  const carry = (event, now) => {
    const { card, from } = carried;
    const [dx, dy] = [now[0] - from[0], now[1] - from[1]];
    // Sideways a finger scrolls the hand.
    const isLifted = event.pointerType === "touch" ? -dy > Math.max(10, Math.abs(dx)) : Math.hypot(dx, dy) > 8;
    if (!carried.image) {
      if (!isLifted) return;
      carried.image = card.querySelector("svg").cloneNode(true);
      carried.image.removeAttribute("id");
      carried.image.setAttribute("class", "cx carried");
      document.body.append(carried.image);
      check(card.querySelector("input"), true);
      check(spot(), false);
    }
    // As large as it will lie, and above the finger.
    const at = event.pointerType === "touch" ? [now[0], now[1] - 28] : now;
    Object.assign(carried.image.style, { left: `${at[0]}px`, top: `${at[1]}px`, width: `${60 * scale()}px`, height: `${90 * scale()}px` });
    const [near] = nearest(all(".ghost"), (it) => it, at, Math.max(45 * scale(), 28));
    Object.assign(carried, { at, near });
    carried.image.classList.toggle("snapped", !!near);
    all(".spot").forEach((it) => it.classList.toggle("on", it.dataset.for === near?.dataset.for));
    if (near) by("ghosts").append(find(".spot.on"));
  };
  const drop = (event) => {
    pointers.delete(event.pointerId);
    const { image, near, at } = carried ?? {};
    carried = null;
    if (!image) return;
    image.remove();
    wasChecked = null;
    const isOver = (place) => document.elementsFromPoint(...at).some((it) => it.closest(place));
    // Where it came from, the end of the press would take it again.
    if (event.type !== "pointerup" || isOver(".hand")) setTimeout(() => check(held(), false));
    else if (near) check(by(near.dataset.for), true);
    else if (isOver("#table")) showRefusals(() => true, at);
  };
  ["pointerup", "pointercancel"].forEach((it) => document.addEventListener(it, drop));

  // How many cards lie beyond the pile, where the hand is a strip.
  const tellMore = () => {
    const pile = find(".hand.many > :is(form, .rest)");
    if (pile) pile.dataset.more = all(".held").filter((it) => it.getBoundingClientRect().right > pile.getBoundingClientRect().left + 4).length;
  };
  document.addEventListener("scroll", tellMore, true);

  // == every new page ==
  document.addEventListener("felucca:shown", ({ detail: motions }) => {
    if (!table()) return;
    fetched.clear();
    show(view);
    const hinted = /^lay (\w+)\./.exec(find("main").dataset.hint)?.[1];
    find(`.held[data-card="${hinted}"]`)?.classList.add("hinted");
    const outside = ({ x, y, right, bottom }, frame) => x < frame.x || y < frame.y || right > frame.right || bottom > frame.bottom;
    const laid = (motions ?? []).filter(({ to }) => to.startsWith("card-")).map(({ to }) => by(to)).filter(Boolean);
    const frame = table().getBoundingClientRect();
    if (laid.some((it) => outside(it.getBoundingClientRect(), frame))) show(null);
    drawGhosts();
  });
}
