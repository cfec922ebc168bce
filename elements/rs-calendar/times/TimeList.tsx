import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { dateLimits, type CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import { describeDate, describeTime, type Wording } from '../calendar/describe-date.model.js';
import { dateOfTime } from '../choice/night.model.js';
import type { SlotMove } from '../choice/time-slots.model.js';
import { type PartOfDay, partsOfDay } from './parts-of-day.model.js';

interface TimeListProps {
  readonly day: CalendarDay;
  readonly state: Pick<CalendarState, 'time' | 'slot' | 'slotTurn'>;
  /** Times that can be chosen, in minutes after midnight. */
  readonly slots: readonly number[];
  readonly wording: Wording;
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

/**
 * Times of the chosen day as a list box, with groups for the morning and the afternoon. The slot that the Tab key reaches is
 * scrolled into view.
 */
export function TimeList({ day, state, slots, wording, label, isPopup, send }: TimeListProps) {
  const { time, slot, slotTurn } = state;
  const list = useRef<HTMLDivElement>(null);
  const lastTurn = useRef(slotTurn);
  const parts = partsOfDay(slots);
  const reached = slots.includes(slot) ? slot : slots[0];

  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!list.current || !option) return;
    scrollTo(list.current, option);
    if (isPopup) showToVisitor(list.current);
    // The focus moves only after a move of the visitor.
    if (slotTurn !== lastTurn.current) option.focus({ preventScroll: true });
    lastTurn.current = slotTurn;
  }, [reached, slotTurn, isPopup]);

  return (
    <div
      className="times"
      part="time-list"
      role="listbox"
      {...ownLabel(label)}
      // Firefox makes a box that scrolls a tab stop.
      tabIndex={-1}
      ref={list}
      onKeyDown={(event) => answerKey(event, reached ?? slot, send)}
    >
      {parts.map((part) => (
        <TimeGroup
          key={part.key}
          {...{ part, day, time, reached, wording, send }}
          hasHeading={parts.length > 1}
        />
      ))}
    </div>
  );
}

interface TimeGroupProps extends Pick<TimeListProps, 'day' | 'wording' | 'send'> {
  readonly part: PartOfDay;
  readonly time: number | null;
  /** Time that the Tab key reaches. */
  readonly reached: number | undefined;
  readonly hasHeading: boolean;
}

/** Times of the morning or of the afternoon, in columns. */
function TimeGroup({ part, time, reached, hasHeading, ...shared }: TimeGroupProps) {
  const heading = shared.wording.translate(part.key);
  return (
    <div role="group" {...ownLabel(heading)}>
      {hasHeading ? <p part="time-heading" aria-hidden="true" {...ownText(heading)} /> : null}
      <div className="chips">
        {part.slots.map((minutes) => (
          <TimeOption
            key={minutes}
            {...{ ...shared, minutes }}
            isChosen={minutes === time}
            isReached={minutes === reached}
          />
        ))}
      </div>
    </div>
  );
}

interface TimeOptionProps extends Pick<TimeListProps, 'day' | 'wording' | 'send'> {
  readonly minutes: number;
  readonly isChosen: boolean;
  readonly isReached: boolean;
}

function TimeOption({ day, minutes, wording, isChosen, isReached, send }: TimeOptionProps) {
  const isNextDay = minutes >= dateLimits.minutesPerDay;
  return (
    <div
      className="time"
      part={isChosen ? 'time selected' : 'time'}
      role="option"
      aria-selected={isChosen}
      aria-label={isNextDay ? describeDate(dateOfTime(day, minutes), wording) : undefined}
      tabIndex={isReached ? 0 : -1}
      onClick={() => send({ type: 'time-picked', time: minutes })}
    >
      {describeTime(day, minutes, wording)}
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

/** Scrolls the list alone: the page stays where it is. The time is in the middle, or its heading is in sight too. */
function scrollTo(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop, offsetHeight } = option;
  const above = offsetTop - list.scrollTop;
  if (above >= 0 && above + offsetHeight <= list.clientHeight) return;
  list.scrollTop = offsetTop - Math.max(0, list.clientHeight - offsetHeight) / 2;
}

/** Scrolls the list into view in a popup that is too low for days and times, if the focus is in the calendar. */
function showToVisitor(list: HTMLElement): void {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  if (list.closest('.calendar')?.contains(focused)) list.scrollIntoView({ block: 'nearest' });
}
