import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RowProps {
  readonly part: string;
  readonly label: string;
  /** Index of the current item among all items. */
  readonly index: number;
  readonly children: ReactNode;
}

/** Row of buttons that scrolls itself so that the current one is in its middle. The page does not scroll. */
export function Row({ part, label, index, children }: RowProps) {
  const row = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // Measured in the next frame, to avoid a forced layout.
    const frame = requestAnimationFrame(() => {
      if (row.current) showCurrent(row.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [index]);

  return (
    <ol part={part} aria-label={label} ref={row}>
      {children}
    </ol>
  );
}

function showCurrent(row: HTMLElement): void {
  const button = row.querySelector('[aria-current]');
  if (!button) return;
  const { left, width } = button.getBoundingClientRect();
  const { left: start, width: whole } = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - start - whole / 2;
}
