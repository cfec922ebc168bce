import type { ReactNode } from 'react';

interface NestedProps {
  /** The classes of the boxes, from the outside in. */
  readonly boxes: readonly string[];
  readonly children: ReactNode;
}

/** Puts its children into boxes, one inside the other. */
export function Nested({ boxes, children }: NestedProps): ReactNode {
  return boxes.reduceRight<ReactNode>((inner, box) => <div className={box}>{inner}</div>, children);
}
