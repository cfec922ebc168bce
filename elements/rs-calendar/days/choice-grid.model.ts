/** Shape of a grid of entries, row by row. */
export interface GridShape {
  readonly columns: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** Key event, as far as a grid reads it. */
interface GridKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns the index that a key leads to, within the grid; undefined for other keys, which are the browser's. */
export function moveInGrid(at: number, event: GridKey, shape: GridShape): number | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  const { columns, count, isRightToLeft } = shape;
  if (altKey || ctrlKey || metaKey) return undefined;
  const forward = isRightToLeft ? -1 : 1;
  const steps = new Map([
    ['ArrowLeft', -forward],
    ['ArrowRight', forward],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
    ['Home', -at],
    ['End', count - 1 - at],
  ]);
  const step = steps.get(key);
  if (step === undefined) return undefined;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}
