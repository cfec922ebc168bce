import type { SplitDate } from '../../../shared/dates/split-date.model.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import { defaultOptionsOf } from '../markup/control.dom.js';

/** The selects of one split date: `form[Name][d]`, `[m]` and `[y]`, in any order; month or year may be absent. */
export interface SplitDateField {
  readonly name: string;
  readonly day: HTMLSelectElement;
  readonly month: HTMLSelectElement | null;
  readonly year: HTMLSelectElement | null;
  /** The days that we disabled; those that the server disabled are not ours. */
  readonly disabledByUs: Set<HTMLOptionElement>;
}

/** The split dates of a form; one without days has nothing to correct. */
export function findSplitDates(form: ServerForm): readonly SplitDateField[] {
  return form.names.flatMap((name) => {
    const selects = form.controls(name).filter((control) => control instanceof HTMLSelectElement);
    const find = (part: string) => selects.find(({ name: own }) => own.endsWith(`][${part}]`)) ?? null;
    const day = find('d');
    return day ? [{ name, day, month: find('m'), year: find('y'), disabledByUs: new Set() }] : [];
  });
}

export function readSplitDate({ day, month, year }: SplitDateField): SplitDate {
  return {
    day: numberIn(day),
    month: month ? numberIn(month) : undefined,
    year: year ? numberIn(year) : undefined,
  };
}

/** Returns true if the selection is still that of the server. */
export function isAsSent({ day, month, year }: SplitDateField): boolean {
  return [day, month, year].every((select) => {
    const sent = select && defaultOptionsOf(select);
    return !sent || [...select.options].every((option) => option.selected === sent.includes(option));
  });
}

/** Returns true if a day can be chosen as far as the server has a say. */
export function isDayOffered({ day, disabledByUs }: SplitDateField, wanted: number): boolean {
  return [...day.options].some(
    (option) => Number(option.value) === wanted && (!option.disabled || disabledByUs.has(option)),
  );
}

/** Disables the days after the last valid one. The chosen day is left: an option that is disabled is not posted. */
export function writeLastDay(undoLog: UndoLog, { day, disabledByUs }: SplitDateField, last: number): void {
  for (const option of day.options) {
    const isImpossible = Number(option.value) > last && !option.selected;
    if (isImpossible && !option.disabled) {
      disabledByUs.add(option);
      undoLog.setAttribute(option, 'disabled', '');
    } else if (!isImpossible && disabledByUs.delete(option)) {
      undoLog.setAttribute(option, 'disabled', null);
    }
  }
}

/** Chooses a day, and dispatches the events of a visitor's own choice. */
export function writeDay({ day }: SplitDateField, wanted: number): void {
  const option = [...day.options].find(({ value }) => Number(value) === wanted);
  if (!option || option.selected) return;
  option.selected = true;
  dispatchInputEvents(day);
}

/** An empty first option, or a word in its place, is no choice. */
function numberIn(select: HTMLSelectElement): number | null {
  const number = Number(select.value.trim() || Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : null;
}
