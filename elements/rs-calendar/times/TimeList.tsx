import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { DateNames } from '../../../shared/dates/calendar-date.model.js';
import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import type { CalendarOptions } from '../options/options.model.js';
import { formatTime } from '../../../shared/dates/format-date.model.js';
import type { SlotMove } from './time-slots.model.js';

interface TimeListProps {
  readonly state: Pick<CalendarState, 'time' | 'slot' | 'slotTurn'>;
  /** The times that can be chosen, in minutes after midnight. */
  readonly slots: readonly number[];
  readonly timeFormat: CalendarOptions['timeFormat'];
  readonly names: DateNames;
  readonly label: string;
  readonly isPopup: boolean;
  send(action: CalendarAction): void;
}

const moves: ReadonlyMap<string, SlotMove> = new Map<string, SlotMove>([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** The times of the chosen day as a list box; the slot that the Tab key reaches is in view. */
export function TimeList({ state, slots, timeFormat, names, label, isPopup, send }: TimeListProps) {
  const { time, slot, slotTurn } = state;
  const list = useRef<HTMLDivElement>(null);
  const lastTurn = useRef(slotTurn);
  const reached = slots.includes(slot) ? slot : slots[0];

  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!list.current || !option) return;
    scrollTo(list.current, option);
    // In a popup that is too low for days and times the list comes into view; a page stays where it is.
    if (isPopup) list.current.scrollIntoView({ block: 'nearest' });
    // Only a visitor's own move takes the focus along.
    if (slotTurn !== lastTurn.current) option.focus({ preventScroll: true });
    lastTurn.current = slotTurn;
  }, [reached, slotTurn, isPopup]);

  return (
    <div
      className="times"
      part="time-list"
      role="listbox"
      aria-label={label}
      // Firefox makes a scrolling box a tab stop of its own.
      tabIndex={-1}
      ref={list}
      onKeyDown={(event) => answerKey(event, reached ?? slot, send)}
    >
      {slots.map((minutes) => (
        <div
          key={minutes}
          className="time"
          part={minutes === time ? 'time selected' : 'time'}
          role="option"
          aria-selected={minutes === time}
          tabIndex={minutes === reached ? 0 : -1}
          onClick={() => send({ type: 'time-picked', time: minutes })}
        >
          {formatTime(minutes, timeFormat, names)}
        </div>
      ))}
    </div>
  );
}

function answerKey(event: KeyboardEvent, slot: number, send: (action: CalendarAction) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const action = actionOfKey(event.key, slot);
  if (!action) return;
  // Enter must not submit a form, and no key here may scroll the page.
  event.preventDefault();
  send(action);
}

function actionOfKey(key: string, slot: number): CalendarAction | undefined {
  const move = moves.get(key);
  if (move) return { type: 'slot-moved', move };
  if (key === 'Enter' || key === ' ') return { type: 'time-picked', time: slot };
  return /^\d$/.test(key) ? { type: 'slot-typed', character: key } : undefined;
}

/** Scrolls the list alone: the page stays where it is. */
function scrollTo(list: HTMLElement, option: HTMLElement): void {
  const above = option.offsetTop - list.scrollTop;
  if (above >= 0 && above + option.offsetHeight <= list.clientHeight) return;
  list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
