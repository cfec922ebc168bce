/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture whose longer side has at most so many pixels. A smaller picture keeps its size. */
export function fittedSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Largest side of a canvas between the picture and the result: Safari leaves a larger one empty. */
const mostSide = 4096;

/**
 * Returns the sizes on the way from a picture to its result, the result last. Each has at least half of the one before,
 * because browsers average no more than four pixels.
 */
export function stepsBetween(from: Size, to: Size): readonly Size[] {
  const steps = [to];
  for (let next = to; ;) {
    next = { width: next.width * 2, height: next.height * 2 };
    if (next.width >= from.width || next.height >= from.height) return steps;
    if (Math.max(next.width, next.height) > mostSide) return steps;
    steps.unshift(next);
  }
}
