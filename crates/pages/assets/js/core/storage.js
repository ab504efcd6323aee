// What stays in this browser; one that keeps nothing throws an error.

/** @type {(name: string) => string | null} */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @type {(name: string, value: string) => void} */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
