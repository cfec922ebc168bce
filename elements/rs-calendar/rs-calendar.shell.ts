import { booleanAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import { calendarDefaults, usualWeekStart } from './options.model.js';
import { placeStyles } from './place.styles.js';
import type { CalendarCore, CalendarHost, CalendarViewModel } from './rs-calendar.host.js';

/**
 * @summary A calendar, with times where they are asked for, beside a text input that keeps the date.
 * @tag rs-calendar
 *
 * @attr {string} for - The id of the input; without it, the input inside.
 * @attr {string} [format=Y/m/d H:i] - How the date is written, in moment or PHP tokens. A format without a time
 *   offers days alone.
 * @attr {boolean} inline - Whether the calendar is always shown. Without it, a button beside the input shows it.
 * @attr {number} [step=60] - The minutes from one time to the next.
 * @attr {number} week-start - The first day of the week, 0 for Sunday to 6. What is usual in the language, unless set.
 * @attr {number} [first-year=1950] - The first year that can be shown and chosen.
 * @attr {number} [last-year=2050] - The last year that can be shown and chosen.
 * @attr {string} locale - The language of the calendar. The nearest `lang`, unless set.
 *
 * @property {HTMLInputElement | null} input - The input, in place of the one that is named or inside.
 * @property {HTMLInputElement | null} hiddenInput - An input that gets the same date as MM/DD/YYYY, with HH:mm where
 *   there is a time.
 * @property {Record<string, string> | undefined} texts - Texts of this calendar by their keys, before all others.
 *
 * @slot - The input, where it is inside.
 *
 * @csspart toggle - The button that shows and hides the calendar.
 * @csspart calendar - The whole calendar.
 * @csspart header - The row above the days.
 * @csspart previous - The button to the month before.
 * @csspart next - The button to the month after.
 * @csspart month - The list of months.
 * @csspart year - The list of years.
 * @csspart grid - The days of the month.
 * @csspart weekday - The name of a weekday.
 * @csspart day - One day.
 * @csspart time-list - The times of the chosen day.
 * @csspart time - One time.
 * @csspart hint - What is said beside the days: that a day is to be chosen first, or that a time is missing.
 * @csspart selected - Also on the day and the time that are chosen.
 * @csspart today - Also on today.
 * @csspart outside - Also on the days of the months before and after.
 * @csspart disabled - Also on the days that cannot be chosen.
 *
 * @cssstate open - While the calendar is shown by its button.
 * @cssstate invalid - While the input is marked as invalid.
 */
export class RsCalendarElement extends InputShellElement<CalendarCore> implements CalendarHost {
  static override readonly options = {
    for: textAttribute('for'),
    format: textAttribute('format', calendarDefaults.format),
    inline: booleanAttribute('inline', { reflects: true }),
    step: numberAttribute('step', calendarDefaults.stepMinutes),
    weekStart: numberAttribute('week-start', usualWeekStart, { min: usualWeekStart, max: 6 }),
    firstYear: numberAttribute('first-year', calendarDefaults.firstYear),
    lastYear: numberAttribute('last-year', calendarDefaults.lastYear),
    locale: textAttribute('locale'),
  };
  protected static override readonly plainProperties = ['input', 'hiddenInput', 'texts'];

  declare format: string;
  declare inline: boolean;
  declare step: number;
  declare weekStart: number;
  declare firstYear: number;
  declare lastYear: number;

  /** What the view paints; set by the core. */
  calendar: CalendarViewModel | undefined;

  protected override readonly styles = [placeStyles];

  readonly #box = this.ownerDocument.createElement('div');
  #hiddenInput: HTMLInputElement | null = null;

  get hiddenInput(): HTMLInputElement | null {
    return this.#hiddenInput;
  }

  set hiddenInput(input: HTMLInputElement | null) {
    this.#hiddenInput = input;
    this.plainPropertyChanged('hiddenInput');
  }

  /** The box that the calendar is painted into; it keeps its place before. */
  get box(): HTMLElement {
    return this.#box;
  }

  protected override buildShadow(root: ShadowRoot): void {
    const row = this.ownerDocument.createElement('div');
    row.className = 'row';
    row.append(this.ownerDocument.createElement('slot'));
    this.#box.id = 'calendar';
    this.#box.className = 'box';
    root.append(row, this.#box);
  }
}
