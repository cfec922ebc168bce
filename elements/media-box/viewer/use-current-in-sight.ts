import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the current one of a row of buttons in the middle of what can be seen of the row; the page stays where it is. */
export function useCurrentInSight<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { current } = row;
    const button = current?.querySelector('[aria-current]');
    if (!current || !button) return;
    const { left, width } = button.getBoundingClientRect();
    const { left: start, width: whole } = current.getBoundingClientRect();
    current.scrollLeft += left + width / 2 - start - whole / 2;
  }, [index]);
  return row;
}
