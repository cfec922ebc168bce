/** The figures of loading late. */
export const lazyLimits = Object.freeze({
  /** The smallest width, in pixels, that `data-sizes="auto"` writes. */
  minSize: 40,
  /** How far below and above the screen loading begins, on large screens and on small ones. */
  expand: 500,
  smallExpand: 370,
  /** A screen is small when it is not wider or not higher than this. */
  smallScreen: 500,
  /** How much further loading reaches while the visitor rests. */
  factor: 1.5,
  /** How much of the distance counts sideways. */
  sideways: 0.8,
  /** What the page changes is looked at this often at most. */
  throttleMs: 125,
  /** A load that takes longer no longer keeps others waiting. */
  patienceMs: 2500,
});

/** How near to the screen an image is: out of reach, to load ahead wherever it is, or nearer and nearer. */
export type Nearness = 'none' | 'ahead' | 'far' | 'near' | 'seen';

/** How far loading reaches. */
export type Reach = Exclude<Nearness, 'ahead'>;

/** How the page is shown at this moment, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The edges of an image, measured from the screen's upper left corner. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
