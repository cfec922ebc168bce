import flatpickr from 'flatpickr';
import type { CalendarDay } from '../../shared/dates/calendar-date.model.js';
import type { DayGridFrame, DayGridHandle, DayGridView } from './day-grid.model.js';
import { moveOfKey } from './keys-and-clock.dom.js';

type Picker = flatpickr.Instance;

/**
 * A date grid of flatpickr's day cells (ARIA grid pattern). flatpickr itself never enters the page: it makes the
 * 42 cells of a month, we lay them out in weeks, name them and answer mouse and keys.
 */
export function mountDayGrid(grid: HTMLElement, frame: DayGridFrame): DayGridHandle {
  const picker = createPicker(grid.ownerDocument, frame);
  let shown: DayGridView['shown'] | undefined;
  let cells: readonly HTMLElement[] = [];

  function onClick(event: MouseEvent): void {
    const day = dayUnder(event);
    if (day) frame.onPick(day);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isPick = event.key === 'Enter' || event.key === ' ';
    const day = isPick ? dayUnder(event) : undefined;
    const move = moveOfKey(event, getComputedStyle(grid).direction === 'rtl');
    if (!isPick && !move) return;

    // Enter must not submit a form, and no key here may scroll the page.
    event.preventDefault();
    if (day) frame.onPick(day);
    if (move) frame.onMove(move);
  }

  grid.append(headRow(grid.ownerDocument, frame));
  grid.addEventListener('click', onClick);
  grid.addEventListener('keydown', onKeyDown);

  return {
    show(view) {
      if (shown?.year !== view.shown.year || shown.month !== view.shown.month) {
        shown = view.shown;
        cells = takeCells(picker, view);
        replaceWeeks(grid, cells);
        for (const cell of cells) nameCell(cell, frame);
      }
      for (const cell of cells) markCell(cell, view);
    },
    focus() {
      cells.find((cell) => cell.tabIndex === 0)?.focus();
    },
    stop() {
      grid.removeEventListener('click', onClick);
      grid.removeEventListener('keydown', onKeyDown);
      grid.replaceChildren();
      picker.destroy();
    },
  };
}

function createPicker(page: Document, { weekStart, firstYear, lastYear }: DayGridFrame): Picker {
  return flatpickr(page.createElement('input'), {
    appendTo: page.createElement('div'),
    inline: true,
    animate: false,
    disableMobile: true,
    monthSelectorType: 'static',
    minDate: new Date(firstYear, 0, 1),
    maxDate: new Date(lastYear, 11, 31),
    // Its own placing writes a style sheet into the page; there is nothing to place here.
    position: () => undefined,
    locale: { firstDayOfWeek: weekStart },
  });
}

/** The cells of a month, fresh from flatpickr: six weeks with the days around the month. */
function takeCells(picker: Picker, { shown }: DayGridView): readonly HTMLElement[] {
  picker.jumpToDate(new Date(shown.year, shown.month - 1, 1), false);
  return [...(picker.days?.children ?? [])].filter((cell) => cell instanceof HTMLElement);
}

function replaceWeeks(grid: HTMLElement, cells: readonly HTMLElement[]): void {
  const [head] = grid.children;
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => {
    const row = createPart(grid.ownerDocument, 'row', 'week');
    row.append(...cells.slice(week * 7, week * 7 + 7));
    return row;
  });
  grid.replaceChildren(...(head ? [head] : []), ...weeks);
}

function headRow(page: Document, { weekdays, weekdaysShort, weekStart }: DayGridFrame): HTMLElement {
  const row = createPart(page, 'row', 'week');
  for (let place = 0; place < 7; place += 1) {
    const weekday = (weekStart + place) % 7;
    const cell = createPart(page, 'columnheader', 'weekday');
    cell.textContent = weekdaysShort[weekday] ?? '';
    cell.setAttribute('aria-label', weekdays[weekday] ?? '');
    row.append(cell);
  }
  return row;
}

function createPart(page: Document, role: string, className: string): HTMLElement {
  const element = page.createElement('div');
  element.className = className;
  element.setAttribute('role', role);
  return element;
}

/** What stays the same while the month is shown. */
function nameCell(cell: HTMLElement, frame: DayGridFrame): void {
  const day = dayOf(cell);
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('part', 'day');
  if (day) cell.setAttribute('aria-label', frame.labelOf(day));
  if (isDisabled(cell)) cell.setAttribute('aria-disabled', 'true');
}

/** What follows the choice and the focus. */
function markCell(cell: HTMLElement, { focused, chosen }: DayGridView): void {
  const day = dayOf(cell);
  cell.setAttribute('aria-selected', String(isSame(day, chosen)));
  cell.tabIndex = isSame(day, focused) ? 0 : -1;
}

function dayUnder({ target }: Event): CalendarDay | undefined {
  const cell = target instanceof Element ? target.closest('.flatpickr-day') : null;
  return cell ? dayOf(cell) : undefined;
}

/** flatpickr keeps a cell's date as a property of the cell. */
function dayOf(cell: Element): CalendarDay | undefined {
  if (!('dateObj' in cell) || !(cell.dateObj instanceof Date)) return undefined;
  const date = cell.dateObj;
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function isDisabled(cell: Element): boolean {
  return cell.classList.contains('flatpickr-disabled');
}

function isSame(one: CalendarDay | undefined, other: CalendarDay | null): boolean {
  return one !== undefined && one.day === other?.day && one.month === other.month && one.year === other.year;
}
