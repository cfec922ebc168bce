import flatpickr from 'flatpickr';
import type { CalendarDay } from '../../shared/dates/calendar-date.model.js';
import type { DayGridFrame, DayGridView } from './day-grid.model.js';

type Picker = flatpickr.Instance;

/** Starts what makes the cells. flatpickr itself never enters the page. */
export function createPicker(document: Document, { weekStart, firstYear, lastYear }: DayGridFrame): Picker {
  return flatpickr(document.createElement('input'), {
    appendTo: document.createElement('div'),
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
export function takeCells(picker: Picker, { shown }: DayGridView): readonly HTMLElement[] {
  picker.jumpToDate(new Date(shown.year, shown.month - 1, 1), false);
  return [...(picker.days?.children ?? [])].filter((cell) => cell instanceof HTMLElement);
}

/** Writes what stays the same while the month is shown. */
export function nameCell(cell: HTMLElement, frame: DayGridFrame): void {
  const { classList } = cell;
  const day = dayOf(cell);
  cell.setAttribute('role', 'gridcell');
  cell.part.add('day');
  cell.part.toggle('today', classList.contains('today'));
  cell.part.toggle('outside', classList.contains('prevMonthDay') || classList.contains('nextMonthDay'));
  cell.part.toggle('disabled', classList.contains('flatpickr-disabled'));
  if (day) cell.setAttribute('aria-label', frame.labelOf(day));
  if (classList.contains('flatpickr-disabled')) cell.setAttribute('aria-disabled', 'true');
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
