import { useRef, useState, type RefObject } from 'react';

/** State of the grids of months and years. */
export interface Chooser {
  readonly isChoosing: boolean;
  readonly heading: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Closes the grids. The focus is on the heading then. */
  close(): void;
}

/**
 * Returns the state of the grids of months and years, which the heading opens.
 *
 * @param dayTurn Counter of the moves of the focus into the days. Such a move closes the grids.
 */
export function useChooser(dayTurn: number): Chooser {
  const [openTurn, setOpenTurn] = useState<number | null>(null);
  const heading = useRef<HTMLButtonElement>(null);
  const isChoosing = openTurn === dayTurn;
  const close = () => {
    setOpenTurn(null);
    heading.current?.focus();
  };
  const toggle = () => (isChoosing ? close() : setOpenTurn(dayTurn));
  return { isChoosing, heading, toggle, close };
}
