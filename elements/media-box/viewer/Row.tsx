import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RowProps {
  readonly part: string;
  readonly label: string;
  /** The place of the current one among all items. */
  readonly index: number;
  readonly children: ReactNode;
}

/** A row of buttons; the current one is kept in the middle of what can be seen of it, and the page stays where it is. */
export function Row({ part, label, index, children }: RowProps) {
  const row = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    const button = current?.querySelector('[aria-current]');
    if (!current || !button) return;
    const { left, width } = button.getBoundingClientRect();
    const { left: start, width: whole } = current.getBoundingClientRect();
    current.scrollLeft += left + width / 2 - start - whole / 2;
  }, [index]);

  return (
    <ol part={part} aria-label={label} ref={row}>
      {children}
    </ol>
  );
}
