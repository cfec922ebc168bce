import { useEffect, useState } from 'react';
import { browserClock } from '../../../shared/dom/clock.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { CalendarAction } from '../calendar/calendar.model.js';
import { HoldRepeat } from '../../../shared/dom/hold-repeat.js';

interface TurnButtonProps {
  readonly part: 'previous' | 'next';
  readonly label: string;
  /** Flag: there is no further month. The button keeps the focus, so it has `aria-disabled`, not `disabled`. */
  readonly isAtEnd: boolean;
  send(action: CalendarAction): void;
}

/** Button to the month before or after. While it is held, it repeats. */
export function TurnButton({ part, label, isAtEnd, send }: TurnButtonProps) {
  const turn = () => send({ type: 'month-turned', by: part === 'next' ? 1 : -1 });
  // Constant: a calendar with another store has another view.
  const [hold] = useState(() => new HoldRepeat(browserClock, turn));
  useEffect(() => () => hold.release(), [hold]);
  const release = () => hold.release();

  return (
    <button
      type="button"
      className="turn"
      part={part}
      {...ownLabel(label)}
      aria-disabled={isAtEnd}
      onPointerDown={(event) => event.button === 0 && hold.press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={({ detail }) => (detail > 0 && hold.consumeRepeat()) || turn()}
    >
      <svg className="arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={part === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
      </svg>
    </button>
  );
}
