import flatpickr from 'flatpickr';
import { useState } from 'react';
import type { CalendarMonth } from '../../../shared/dates/calendar-date.model.js';
import { document } from '../../../shared/dom/unclobbered.js';
import type { GridDay } from './day-grid.model.js';

/** Returns the days of the grid of a month, in order: six weeks. */
export type MonthDays = (month: CalendarMonth) => readonly GridDay[];

/**
 * Returns the source of the days. It is created once.
 *
 * @param weekStart First weekday of a week, 0 (Sunday) to 6.
 */
export function useMonthDays(weekStart: number): MonthDays {
  const [daysOf] = useState(() => createMonthDays(weekStart));
  return daysOf;
}

/** Creates the source of the days: flatpickr's calculation of a month. Its nodes never enter the page. */
function createMonthDays(weekStart: number): MonthDays {
  const picker = flatpickr(document.createElement('input'), { locale: { firstDayOfWeek: weekStart } });
  return ({ year, month }) => {
    // flatpickr reads the clock once.
    picker.now = new Date();
    picker.jumpToDate(new Date(year, month - 1, 1), false);
    return [...(picker.days?.children ?? [])].flatMap((cell) => readDay(cell, month));
  };
}

/** Reads a node of flatpickr, which keeps the date as a property and marks today by a class. */
function readDay(cell: Element, shown: number): readonly GridDay[] {
  if (!('dateObj' in cell) || !(cell.dateObj instanceof Date)) return [];
  const date = cell.dateObj;
  const month = date.getMonth() + 1;
  const isToday = cell.classList.contains('today');
  return [{ year: date.getFullYear(), month, day: date.getDate(), isToday, isOutside: month !== shown }];
}
