/** Contrast of colours by WCAG 2.2. */

/** Pair of properties whose colours are on top of each other, and the contrast that they need. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  /** 4.5 for text (WCAG 1.4.3), 3 for outlines and the focus ring (WCAG 1.4.11). */
  readonly needed: number;
}

/** Contrast of a pair in one scheme. */
export interface MeasuredPair extends ContrastPair {
  /** Rounded down to two decimals, so that 4.499 is not shown as 4.5. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** Returns a colour of six hexadecimal digits in lower case; null if the text is no such colour. */
export function parseHex(text: string): string | null {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** Returns the relative luminance of a colour of six digits, from 0 to 1. */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours of six digits, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the criterion that a pair must meet. */
export function criterionOf({ needed }: ContrastPair): '1.4.3' | '1.4.11' {
  return needed > 3 ? '1.4.3' : '1.4.11';
}

/** Measures pairs in one scheme. A pair with a colour that is unknown is left out. */
export function measurePairs(
  pairs: readonly ContrastPair[],
  colours: ReadonlyMap<string, string>,
): readonly MeasuredPair[] {
  return pairs.flatMap((pair) => {
    const foreground = colours.get(pair.foreground);
    const background = colours.get(pair.background);
    if (foreground === undefined || background === undefined) return [];
    const ratio = contrastOf(foreground, background);
    return [{ ...pair, ratio: Math.floor(ratio * 100 + 1e-9) / 100, isEnough: ratio >= pair.needed }];
  });
}
