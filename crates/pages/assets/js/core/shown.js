// The page has changed: everything that reads it reads it again.
const SHOWN = "felucca:shown";

/**
 * What moved: from where to where, or along which path, as the server writes it.
 * @typedef {{ from?: string, to: string, icon?: string, in?: string, way?: string, hops?: string }} Motion
 */

/** @type {(act: (motions: Motion[]) => void) => void} */
export const onShown = (act) =>
  document.addEventListener(SHOWN, (event) => act(/** @type {CustomEvent} */ (event).detail));

/** @type {(motions?: Motion[]) => void} */
export const shown = (motions = []) => void document.dispatchEvent(new CustomEvent(SHOWN, { detail: motions }));
