// Several changes at once are one look; one that comes in the meantime is another.

/** @type {(look: () => Promise<void>) => () => Promise<void>} */
export function gathered(look) {
  let [looking, again] = [false, false];
  return async () => {
    again = true;
    if (looking) return;
    looking = true;
    while (again) {
      again = false;
      await look();
    }
    looking = false;
  };
}
