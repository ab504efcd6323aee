// A short message at the edge of the page.

/** @type {HTMLElement | null} */
let toasted = null;

/** @type {(words: string, stays?: boolean) => HTMLElement} */
export function toast(words, stays = false) {
  clearToast();
  const own = (toasted = Object.assign(document.createElement("p"), { className: "toast", textContent: words }));
  own.setAttribute("role", "status");
  document.body.append(own);
  if (!stays) setTimeout(() => own.remove(), 3000);
  return own;
}

export const clearToast = () => toasted?.remove();
