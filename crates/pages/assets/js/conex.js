// Conex: spots, refusals and zoom on the drawing of the table.
//
// What is chosen are the page's own radio buttons: this checks them and draws what they
// mean. A card is held (`hold`), one of its numbers may be (`number`), and then a spot is
// chosen: an input with `data-at`, or with `data-bolt` for a card that lightning removes.
{
  const CORNERS = { tl: [0, 0], tr: [1, 0], br: [1, 1], bl: [0, 1] };
  const MANY = 12;
  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const table = () => document.getElementById("table");
  const layer = (name) => document.getElementById(name);
  const held = () => find("input[name=hold]:checked");
  const number = () => find("input[name=number]:checked");
  const chosen = () => find("input[data-at]:checked, input[data-bolt]:checked");
  const striking = () => !!find("#strike:checked, .striking");
  const cardOf = (input) => input.id.slice(2);

  const element = (name, attributes, inside = "") => {
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

  // Where a placement puts the card, as `[x, y, degrees]`.
  const pose = (input) => input.dataset.at.split(" ").map(Number);
  const turned = ([x, y, degrees], [dx, dy]) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

  // The inputs of the spots that are shown: of the number, or of the whole card.
  const spots = () => {
    const card = held();
    if (!card || striking()) return [];
    const of = number()?.id ?? `n-${cardOf(card)}-`;
    return all(`fieldset[data-number^="${of}"] input[data-at]`);
  };

  // Badges are pushed apart along the card's long axis.
  const badgePlace = (at, taken) => {
    const free = [45, 25, 65, 18, 72].find((y) => taken.every((it) => distance(it, turned(at, [30, y])) > 28)) ?? 45;
    taken.push(turned(at, [30, free]));
    return free;
  };

  const drawGhosts = () => {
    const into = layer("ghosts");
    if (!into) return;
    const focused = into.contains(document.activeElement) && document.activeElement.dataset.for;
    const twice = find("#x2:checked") ? 2 : 1;
    const inputs = spots();
    const taken = [];
    const ghosts = inputs.map((input) => {
      const at = pose(input);
      const card = cardOf(held());
      const badge = `<g class="badge" transform="translate(30 ${badgePlace(at, taken)})"><circle r="13"/>` +
        `<text class="u" y="4.4">+${twice * input.dataset.points}</text></g>`;
      return ghost(input, `translate(${at[0]} ${at[1]}) rotate(${at[2]})`, `a${at[2]}`,
        `<use href="#cx-under"/><use class="wash" href="#f-${card}"/><use href="#cx-dash"/>${badge}`);
    });
    const bolts = striking() ? all("input[data-bolt]").map(bolt) : [];
    into.classList.toggle("many", ghosts.length > MANY);
    // The best are drawn last: they lie on top.
    into.replaceChildren(...bolts, ...ghosts.reverse());
    all("fieldset[data-number]").forEach((it) => it.classList.toggle("off", held() && !inputs.some((input) => it.contains(input))));
    if (focused) into.querySelector(`[data-for="${focused}"]`)?.focus();
    drawMarks();
  };

  const ghost = (input, transform, turn, inside) => {
    const label = input.labels[0]?.innerText || input.labels[0]?.textContent || "";
    return element("g", { class: `ghost ${turn}${input.checked ? " on" : ""}`, transform, tabindex: 0,
      role: "button", "aria-pressed": input.checked, "aria-label": label.trim(), "data-for": input.id }, inside);
  };

  // A badge on a card that lightning can remove.
  const bolt = (input) => {
    const card = layer(`card-${input.dataset.bolt}`);
    const degrees = /rotate\((\d+)/.exec(card.lastElementChild.getAttribute("transform"))?.[1] ?? 0;
    return ghost(input, `${card.getAttribute("transform")} rotate(${degrees})`, `a${degrees}`,
      `<use href="#cx-dash"/><g class="badge" transform="translate(30 45)"><circle r="14"/><use class="u" href="#cx-bolt"/></g>`);
  };

  // What the chosen spot opens for others, and what it blocks.
  const drawMarks = () => {
    const into = layer("marks");
    into.replaceChildren();
    const input = find("input[data-at]:checked");
    if (!input) return;
    const [x, y, degrees] = pose(input);
    for (const spot of (input.dataset.opens ?? "").split(" ").filter(Boolean)) {
      const [cx, cy] = CORNERS[spot.split(".")[1]];
      into.append(element("use", { href: "#cx-open", transform: `translate(${x} ${y}) rotate(${degrees}) translate(${60 * cx} ${90 * cy})` }));
    }
    for (const spot of (input.dataset.blocks ?? "").split(" ").filter(Boolean)) {
      const [on, at] = spot.split(".");
      const lying = on === "board" ? layer("board") : layer(`card-${on}`);
      const inner = on === "board" ? "" : lying.lastElementChild.getAttribute("transform");
      const [width, height] = on === "board" ? [120, 120] : [60, 90];
      const [cx, cy] = CORNERS[at];
      into.append(element("use", { href: "#cx-closed",
        transform: `${lying.getAttribute("transform")} ${inner} translate(${width * cx} ${height * cy}) scale(${1 - 2 * cx} ${1 - 2 * cy})` }));
    }
  };

  // ---- choosing ----

  const clearRefusals = () => {
    layer("refusals")?.replaceChildren();
    const said = find(".refusal");
    if (said) said.hidden = true;
  };

  const numberOf = (input) => layer(input.closest("fieldset").dataset.number);

  const choose = (input) => {
    if (input.dataset.at) check(numberOf(input), true);
    check(input, true);
  };

  // A second press lays it.
  const press = (input) => {
    if (!input.checked) return choose(input);
    const button = input.form && [...input.form.elements].find((it) => it.matches("button.go"));
    if (button) input.form.requestSubmit(button);
  };

  let resetting = false;
  document.addEventListener("change", ({ target }) => {
    if (resetting || !table()) return;
    resetting = true;
    clearRefusals();
    if (target.name === "hold") {
      check(number(), false);
      check(find("input[data-at]:checked"), false);
      const open = all(`input[id^="n-${cardOf(target)}-"]`).filter((it) => find(`fieldset[data-number="${it.id}"]`));
      if (target.checked && open.length === 1) check(open[0], true);
    } else if (target.name === "number") {
      const input = find("input[data-at]:checked");
      if (input && numberOf(input) !== target) check(input, false);
    } else if (target.id === "strike") {
      all("input[name=hold]:checked, input[name=number]:checked, input[data-at]:checked, input[data-bolt]:checked").forEach((it) => check(it, false));
    } else if (target.dataset.at && target.checked) {
      check(layer(`h-${target.closest("fieldset").dataset.number.split("-")[1]}`), true);
      check(numberOf(target), true);
    }
    resetting = false;
    drawGhosts();
  });

  // A card that is pressed again is let go.
  let wasHeld = null;
  document.addEventListener("pointerdown", ({ target }) => {
    wasHeld = target.closest?.(".held, .numb")?.querySelector("input:checked") ?? null;
  });
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!target.closest || !table()) return;
    if (wasHeld && target === wasHeld && target.name !== "action") {
      check(target, false);
      wasHeld = null;
    }
    const zoom = target.closest("[data-zoom]");
    if (zoom) return zoomBy({ in: 1.4, out: 1 / 1.4, fit: 0 }[zoom.dataset.zoom]);
    if (target.closest("button[data-why]")) return showRefusals(null);
    if (dragged || !table().contains(target)) return;
    const spot = target.closest(".ghost");
    if (spot) return press(layer(spot.dataset.for));
    const refused = target.closest(".refused");
    if (refused) return tell(refused);
    const corner = cornerAt(event);
    if (corner && held()) showRefusals(corner);
  });

  // ---- refusals ----

  const fetched = new Map();
  const showRefusals = async (spot) => {
    const card = held() && cardOf(held());
    const where = table().dataset.why;
    if (!card || !where) return;
    const key = `${where}?card=${card}`;
    if (!fetched.has(key)) {
      const answer = await fetch(key);
      if (!answer.ok) return;
      fetched.set(key, new DOMParser().parseFromString(await answer.text(), "text/html"));
    }
    const colour = number()?.id.split("-")[2];
    const groups = [...fetched.get(key).querySelectorAll(".refused")]
      .filter((it) => (spot ? it.dataset.spot === spot : !colour || it.dataset.number === colour));
    if (!held() || cardOf(held()) !== card || (spot && !groups.length)) return;
    const shown = groups.map((it) => document.importNode(it, true));
    layer("refusals").classList.toggle("crowd", shown.length > 3);
    layer("refusals").replaceChildren(...shown);
    if (shown.length) tell(shown[0]);
  };

  const tell = (refused) => {
    all(".refused.on").forEach((it) => it.classList.remove("on"));
    refused.classList.add("on");
    refused.parentNode.append(refused);
    const said = find(".refusal");
    said.textContent = refused.getAttribute("aria-label");
    said.hidden = false;
  };

  // The corner of a card or of the board near the pointer, as the rules write it.
  const cornerAt = (event) => {
    const lying = event.target.closest(".card, #board");
    if (!lying) return null;
    const isBoard = lying.id === "board";
    const inner = isBoard ? lying : lying.lastElementChild;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inner.getScreenCTM().inverse());
    const [width, height] = isBoard ? [120, 120] : [60, 90];
    const near = Object.entries(CORNERS).find(([, [cx, cy]]) => distance([x, y], [cx * width, cy * height]) < 30);
    return near && `${isBoard ? "board" : lying.id.slice(5)}.${near[0]}`;
  };

  // ---- keys ----

  document.addEventListener("keydown", (event) => {
    if (!table() || event.altKey || event.ctrlKey || event.metaKey) return;
    const on = event.target.closest?.(".ghost");
    if (event.key === "Escape") {
      if (layer("refusals").childElementCount) clearRefusals();
      else check(chosen() ?? number() ?? held() ?? find("#strike:checked"), false);
      return;
    }
    const ghosts = all(".ghost");
    if (!ghosts.length) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (on && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      press(layer(on.dataset.for));
    } else if (way && (on || event.target === document.body)) {
      event.preventDefault();
      (on ? towards(on, way, ghosts) : ghosts.at(-1)).focus();
    } else if (on && event.key === "Tab") {
      // Best first, though they are drawn last.
      const next = ghosts[ghosts.indexOf(on) + (event.shiftKey ? 1 : -1)];
      if (next) event.preventDefault();
      next?.focus();
    }
  });

  // The nearest in that direction on the screen.
  const towards = (from, [wx, wy], ghosts) => {
    const middle = (it) => {
      const box = it.querySelector(".badge").getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(from);
    const cost = (it) => {
      const [dx, dy] = [middle(it)[0] - x, middle(it)[1] - y];
      const along = dx * wx + dy * wy;
      return along <= 1 ? Infinity : along + 2 * Math.abs(dx * wy - dy * wx);
    };
    const best = ghosts.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    return cost(best) < Infinity ? best : from;
  };

  // ---- zoom, pan, and cards that are dragged ----

  let view = null; // [x, y, width] while zoomed in
  const whole = () => (table().dataset.whole ??= table().getAttribute("viewBox")).split(" ").map(Number);
  const show = () => {
    const [x, y, width, height] = whole();
    const [vx, vy, vw] = view ?? [x, y, width];
    table().setAttribute("viewBox", `${vx} ${vy} ${vw} ${(vw * height) / width}`);
    table().closest(".stage").classList.toggle("zoomed", !!view);
  };
  const toTable = (x, y) => new DOMPoint(x, y).matrixTransform(table().getScreenCTM().inverse());
  const keepIn = (x, y, width) => {
    const [ox, oy, ow, oh] = whole();
    const height = (width * oh) / ow;
    const within = (at, low, high) => Math.min(Math.max(at, low), high);
    return width >= ow ? null : [within(x, ox, ox + ow - width), within(y, oy, oy + oh - height), width];
  };
  const zoomBy = (factor, at) => {
    const [ox, oy, ow, oh] = whole();
    const [x, y, width] = view ?? [ox, oy, ow];
    const next = factor ? Math.max(width / factor, ow / 5) : ow;
    const { x: px, y: py } = at ?? { x: x + width / 2, y: y + (width * oh) / ow / 2 };
    view = keepIn(px - ((px - x) * next) / width, py - ((py - y) * next) / width, next);
    show();
  };
  document.addEventListener("wheel", (event) => {
    if (!table()?.contains(event.target)) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400), toTable(event.clientX, event.clientY));
  }, { passive: false });

  const pointers = new Map();
  let dragged = false;
  let carried = null;
  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    const card = event.target.closest?.(".held");
    if (card && card.querySelector("input[name=hold]")) carried = { card, from: [event.clientX, event.clientY] };
    else if (table()?.contains(event.target)) pointers.set(event.pointerId, [event.clientX, event.clientY]);
  });
  document.addEventListener("pointermove", (event) => {
    const now = [event.clientX, event.clientY];
    if (carried) return carry(event, now);
    const before = pointers.get(event.pointerId);
    if (!before) return;
    if (!dragged && distance(before, now) < 6) return;
    dragged = true;
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, it]) => it);
    if (others.length) {
      const middle = toTable((now[0] + others[0][0]) / 2, (now[1] + others[0][1]) / 2);
      zoomBy(distance(now, others[0]) / Math.max(distance(before, others[0]), 1), middle);
    } else if (view) {
      const [a, b] = [toTable(...before), toTable(...now)];
      view = keepIn(view[0] + a.x - b.x, view[1] + a.y - b.y, view[2]);
      show();
    }
    pointers.set(event.pointerId, now);
  });
  const carry = (event, now) => {
    const { card, from } = carried;
    const moved = [now[0] - from[0], now[1] - from[1]];
    // Sideways a finger scrolls the hand.
    const lifts = event.pointerType === "touch" ? -moved[1] > 10 && -moved[1] > Math.abs(moved[0]) : Math.hypot(...moved) > 8;
    if (!carried.image && !lifts) return;
    if (!carried.image) {
      carried.image = card.querySelector("svg").cloneNode(true);
      carried.image.removeAttribute("id");
      carried.image.setAttribute("class", "cx flying");
      document.body.append(carried.image);
      check(card.querySelector("input"), true);
      card.setPointerCapture?.(event.pointerId);
    }
    carried.image.style.left = `${now[0]}px`;
    carried.image.style.top = `${now[1]}px`;
    const far = (it) => {
      const box = it.querySelector(".badge").getBoundingClientRect();
      return distance(now, [box.x + box.width / 2, box.y + box.height / 2]);
    };
    const near = all(".ghost").filter((it) => far(it) < 90).sort((a, b) => far(a) - far(b))[0];
    if (carried.near !== near) {
      all(".ghost.on").forEach((it) => it.classList.remove("on"));
      near?.classList.add("on");
      carried.near = near;
    }
  };
  const drop = (event) => {
    pointers.delete(event.pointerId);
    const { image, near, card } = carried ?? {};
    carried = null;
    if (!image) return;
    image.remove();
    // The click that follows would let the card go again.
    card.addEventListener("click", (it) => it.preventDefault(), { once: true, capture: true });
    if (near && event.type === "pointerup") choose(layer(near.dataset.for));
  };
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);

  // ---- every new page ----

  document.addEventListener("felucca:shown", () => {
    if (!table()) return;
    fetched.clear();
    const [x, y, width, height] = whole();
    const isIn = (it) => {
      const { e, f } = it.transform.baseVal.consolidate().matrix;
      return !view || (view[0] < e && e < view[0] + view[2] && view[1] < f && f < view[1] + (view[2] * height) / width);
    };
    if (!all("[data-news] [data-to^=card-]").map((it) => layer(it.dataset.to)).every((it) => !it || isIn(it))) view = null;
    show();
    drawGhosts();
  });
}
