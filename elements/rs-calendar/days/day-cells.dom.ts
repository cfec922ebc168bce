import flatpickr from 'flatpickr';
import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import type { DayGridFrame, DayGridView } from './day-grid.model.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';

type Picker = flatpickr.Instance;

/** Starts what makes the cells. Of flatpickr only that is built in; nothing of it enters the page. */
export function createPicker(document: Document, { weekStart }: Pick<DayGridFrame, 'weekStart'>): Picker {
  return flatpickr(document.createElement('input'), { locale: { firstDayOfWeek: weekStart } });
}

/** The cells of a month, fresh from flatpickr: six weeks with the days around the month. */
export function takeCells(picker: Picker, { shown }: DayGridView): readonly HTMLElement[] {
  picker.jumpToDate(new Date(shown.year, shown.month - 1, 1), false);
  return [...(picker.days?.children ?? [])].filter((cell) => cell instanceof HTMLElement);
}

/** Writes what stays the same while the month and its bounds do. */
export function nameCell(
  cell: HTMLElement,
  frame: DayGridFrame,
  { bounds }: Pick<DayGridView, 'bounds'>,
): void {
  const { classList } = cell;
  const day = dayOf(cell);
  if (!day) return;
  const { label, isRefused } = frame.describe(day, bounds);
  cell.setAttribute('role', 'gridcell');
  cell.part.add('day');
  cell.part.toggle('today', classList.contains('today'));
  cell.part.toggle('outside', classList.contains('prevMonthDay') || classList.contains('nextMonthDay'));
  cell.part.toggle('disabled', isRefused);
  writeOwnLabel(cell, label);
  if (isRefused) cell.setAttribute('aria-disabled', 'true');
  else cell.removeAttribute('aria-disabled');
}

/** Writes what follows the choice and the focus. */
export function markCell(cell: HTMLElement, { focused, chosen }: DayGridView): void {
  const day = dayOf(cell);
  const isChosen = isSame(day, chosen);
  cell.setAttribute('aria-selected', String(isChosen));
  cell.part.toggle('selected', isChosen);
  cell.tabIndex = isSame(day, focused) ? 0 : -1;
}

/** The day of the cell that an event happened on. */
export function dayUnder({ target }: Event): CalendarDay | undefined {
  const cell = target instanceof Element ? target.closest('.flatpickr-day') : null;
  return cell ? dayOf(cell) : undefined;
}

/** flatpickr keeps a cell's date as a property of the cell. */
function dayOf(cell: Element): CalendarDay | undefined {
  if (!('dateObj' in cell) || !(cell.dateObj instanceof Date)) return undefined;
  const date = cell.dateObj;
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function isSame(one: CalendarDay | undefined, other: CalendarDay | null): boolean {
  return one !== undefined && one.day === other?.day && one.month === other.month && one.year === other.year;
}
