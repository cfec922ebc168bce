/** How many numbers stand on either side of the current one. */
const beside = 2;

/**
 * The places (0-based) that have a numbered button: the first, the last, and those around the current one; null for
 * what is left out in between. A group of a thousand has no more buttons than one of ten.
 */
export function pageNumbers(count: number, current: number): readonly (number | null)[] {
  const wanted = new Set([0, count - 1]);
  for (let place = current - beside; place <= current + beside; place += 1) wanted.add(place);
  const places = [...wanted].filter((place) => place >= 0 && place < count).sort((one, other) => one - other);
  return places.flatMap((place, at) => {
    const before = places[at - 1];
    if (before === undefined || place === before + 1) return [place];
    // A gap of one is no shorter than its number.
    return place === before + 2 ? [before + 1, place] : [null, place];
  });
}
