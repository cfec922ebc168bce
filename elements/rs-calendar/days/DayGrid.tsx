import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import type { CalendarViewModel } from '../rs-calendar.host.js';
import type { DayGridFrame, DayGridHandle } from './day-grid.model.js';

interface DayGridProps {
  readonly state: Pick<CalendarState, 'shown' | 'focused' | 'day' | 'dayTurn' | 'bounds'>;
  readonly frame: Omit<DayGridFrame, 'onMove' | 'onPick'>;
  readonly mount: CalendarViewModel['mountGrid'];
  /** Language of the names, where the page does not have it. */
  readonly namesLanguage: string | undefined;
  send(action: CalendarAction): void;
}

/** The place of the date grid: React owns the empty element, the grid that is mounted in it its rows. */
export function DayGrid({ state, frame, mount, namesLanguage, send }: DayGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<DayGridHandle>(null);
  const lastTurn = useRef(state.dayTurn);
  const { shown, focused, day: chosen, dayTurn, bounds } = state;

  const build = useEffectEvent((grid: HTMLElement) =>
    mount(grid, {
      ...frame,
      onMove: (move) => send({ type: 'day-moved', move }),
      onPick: (day) => send({ type: 'day-picked', day }),
    }),
  );

  useLayoutEffect(() => {
    if (!place.current) return;
    const grid = build(place.current);
    handle.current = grid;
    return () => grid.stop();
  }, []);

  useLayoutEffect(() => {
    handle.current?.show({ shown, focused, chosen, bounds });
    // Only a visitor's own move takes the focus along.
    if (dayTurn !== lastTurn.current) handle.current?.focus();
    lastTurn.current = dayTurn;
  }, [shown, focused, chosen, dayTurn, bounds]);

  return (
    <div
      className="grid"
      part="grid"
      role="grid"
      aria-labelledby="heading"
      lang={namesLanguage}
      ref={place}
    />
  );
}
