/** Left, top, width and height in CSS pixels. */
type Box = readonly [number, number, number, number];

interface Label {
  readonly names: readonly string[];
  readonly box: Box;
}

interface Measured {
  readonly window: readonly [number, number];
  readonly around: readonly Box[];
  readonly parts: readonly Label[];
  readonly shapes: readonly { readonly box: Box; readonly isPicture: boolean }[];
  readonly lines: readonly { readonly box: Box; readonly text: string }[];
}

export function assignSides(
  labels: readonly Label[],
  width: number,
): { readonly left: readonly Label[]; readonly right: readonly Label[] };
export function spread(wanted: readonly number[], height: number): readonly number[];
export function drawPicture(scene: Measured): string;
