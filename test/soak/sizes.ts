/** Sizes of a page that stays open, and whether they are flat. */

/** Size of a page after a garbage collection. */
export interface Size {
  readonly 'heap, kB': number;
  readonly nodes: number;
  readonly listeners: number;
}

type Kind = keyof Size;

/** Growth between two sizes for each round of a story, above which a page is not flat: less than one leaked object. */
const perRound: Size = { 'heap, kB': 0.1, nodes: 0.1, listeners: 0.1 };

/** Growth that the browser itself may have, however short the time is. */
const slack: Size = { 'heap, kB': 300, nodes: 40, listeners: 8 };

/** Sizes of a page in the order of their time, each with the number of rounds before it. */
export interface Course {
  readonly title: string;
  readonly points: readonly { readonly rounds: number; readonly size: Size }[];
}

/** Growth of a page from the first third of its sizes to the last. */
export interface Verdict {
  readonly title: string;
  readonly rounds: number;
  readonly first: Size;
  readonly last: Size;
  readonly isFlat: boolean;
}

/** Compares the medians of the first and the last third: one size alone has the noise of the browser. */
export function judge({ title, points }: Course): Verdict {
  const third = Math.max(1, Math.floor(points.length / 3));
  const [first, last] = [medianOf(points.slice(0, third)), medianOf(points.slice(-third))];
  const rounds = (points.at(-1)?.rounds ?? 0) - (points[0]?.rounds ?? 0);
  // A page without a round shows nothing.
  const isFlat =
    rounds > 0 &&
    kinds.every((kind) => last[kind] - first[kind] <= Math.max(slack[kind], perRound[kind] * rounds));
  return { title, rounds, first, last, isFlat };
}

const kinds: readonly Kind[] = ['heap, kB', 'nodes', 'listeners'];

function medianOf(points: Course['points']): Size {
  const median = (kind: Kind) => {
    const sorted = points.map(({ size }) => size[kind]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return { 'heap, kB': median('heap, kB'), nodes: median('nodes'), listeners: median('listeners') };
}

/** Returns a size as a text. */
export const sizeText = (size: Size) =>
  `${size['heap, kB']} kB heap, ${size.nodes} nodes, ${size.listeners} listeners`;
