/** Returns the relative luminance of a colour such as `#fff` or `#12626a` (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Foreground, background and the least contrast of them (WCAG 1.4.3 and 1.4.11). */
export type Pair = readonly [front: string, ground: string, least: number];

/** Pairs of tokens that every scheme of every theme keeps. */
export const pairs: readonly Pair[] = [
  ...['text', 'text-muted', 'accent', 'danger'].flatMap((name): Pair[] => [
    [name, 'surface', 4.5],
    [name, 'surface-muted', 4.5],
  ]),
  ['accent-text', 'accent', 4.5],
  ['text', 'accent-muted', 4.5],
  ['danger', 'danger-muted', 4.5],
  ['border', 'surface', 3],
  ['border', 'surface-muted', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-muted', 3],
];
