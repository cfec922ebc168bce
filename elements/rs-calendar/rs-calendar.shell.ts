import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { formatFamilies, type FormatFamily } from '../../shared/dates/compile-format.model.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import type { Command } from '../../shared/element/shell-element.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { blurRules, calendarDefaults, usualWeekStart, type BlurRule } from './options/options.model.js';
import { placeStyles } from './place.styles.js';
import type { CalendarCore, CalendarHost, CalendarLink } from './rs-calendar.host.js';

/**
 * @summary A calendar beside a text input, which keeps the date. If the format has a time, the calendar has a list of times.
 * @tag rs-calendar
 *
 * @attr {string} for - The id of the input; without it, the input inside.
 * @attr {string} [format=Y/m/d H:i] - Format of the date, in moment's or PHP's tokens. Without a time in it, only days
 *   can be chosen.
 * @attr {"auto" | "moment" | "php" | "yui"} [format-family=auto] - Family of the format's tokens; guessed unless set.
 * @attr {string} [time-format=HH:mm] - Format of the times in the list and in the hidden input.
 * @attr {boolean} without-times - Only days can be chosen, whatever the format is.
 * @attr {boolean} inline - The calendar is always shown. Without it, a button beside the input opens it, and the
 *   input as `open-on` says.
 * @attr {"focus" | "button"} [open-on=focus] - `focus`: the focus and a click of the input open the calendar too.
 *   `button`: only its button and Alt + ArrowDown do.
 * @attr {number} [step=60] - The minutes from one time to the next.
 * @attr {string} min - The first date: `12/24/2027`, `2027-12-24`, `today+1`, each also with a time for that day alone.
 * @attr {string} max - The last date.
 * @attr {string} min-from - The id of another input whose date is the first one here, and after `|` by how many days it
 *   is shifted, 1 unless set. If that input has times, its time is part of the bound.
 * @attr {string} max-from - The same for the last date.
 * @attr {string} min-time - The first time of each day, such as `09:00`.
 * @attr {string} max-time - The last time of each day; one before `min-time` is on the next day.
 * @attr {string} complete-time - The time of a date that is written or chosen without one: `first` for the first one of
 *   its day, `now` for the present time, or a time such as `09:00`; always the nearest one of the list. Without it, such a
 *   date is invalid.
 * @attr {string} allowed-times - The only times, separated by commas.
 * @attr {string} disabled-dates - Dates that cannot be chosen, separated by commas; `..` separates the ends of a range.
 * @attr {string} disabled-weekdays - Weekdays that cannot be chosen, 0 for Sunday to 6, separated by commas.
 * @attr {string} allowed-dates - The only dates that can be chosen, written as the disabled ones.
 * @attr {string} allowed-date-pattern - A regular expression for the MM/DD/YYYY of the only dates that can be chosen.
 * @attr {"now" | "keep" | "clear"} [blur-invalid=now] - Replacement of a text that is no date when its field is left:
 *   the current date, the same text, or ''.
 * @attr {number} week-start - The first day of the week, 0 for Sunday to 6. That of the language, unless set.
 * @attr {number} [first-year=1950] - The first year that can be shown and chosen; that of `min`, unless set.
 * @attr {number} [last-year=2050] - The last year that can be shown and chosen; that of `max`, unless set.
 * @attr {boolean} without-hint - Leaves out the example of how a date is written.
 * @attr {"default" | "dark"} [theme=default] - `dark` is dark on a page that is light.
 * @attr {string} locale - The language of the calendar. The nearest `lang`, unless set.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 *
 * @property {HTMLInputElement | null} input - The input, in place of the one that is named or inside.
 * @property {HTMLInputElement | null} hiddenInput - An input that gets the same date as MM/DD/YYYY, with HH:mm where
 *   there is a time.
 * @property {HTMLElement | null} toggle - The page's own button that opens the calendar, in place of ours.
 * @property {readonly CalendarLink[]} links - Inputs whose dates bound this one's, as `min-from` and `max-from` say.
 * @property {Record<string, string> | undefined} texts - Texts of this calendar by their keys, before all others.
 *
 * @slot - The input, if it is inside the tag.
 * @slot hint - The author's own hint on the format, in place of the example.
 *
 * @csspart toggle - The button that opens and closes the calendar.
 * @csspart calendar - The whole calendar.
 * @csspart header - The row above the days.
 * @csspart previous - The button to the month before.
 * @csspart next - The button to the month after.
 * @csspart heading - The month and the year on show: the button that opens the grids of months and years.
 * @csspart month - One month of the grid.
 * @csspart year - One year of the grid.
 * @csspart grid - The days of the month.
 * @csspart weekday - The name of a weekday.
 * @csspart day - One day.
 * @csspart time-column - The column of the times; its border is the line beside or below the days.
 * @csspart time-list - The times of the chosen day.
 * @csspart time - One time.
 * @csspart hint - The text above the times: choose a day first, or the time is missing.
 * @csspart selected - Also on the day and the time that are chosen, and on the month and the year on show.
 * @csspart today - Also on today.
 * @csspart outside - Also on the days of the months before and after.
 * @csspart time-heading - The heading of the times of the morning, or of the afternoon.
 * @csspart disabled - Also on the days and months that cannot be chosen.
 *
 * @cssprop [--rs-calendar-time-row=36px] - The minimum height of a time.
 *
 * @cssstate open - While a calendar that is not always shown is open.
 * @cssstate invalid - While the input is marked as invalid.
 */
export class RsCalendarElement extends InputShellElement<CalendarCore> implements CalendarHost {
  static override readonly options = {
    for: textAttribute('for'),
    format: textAttribute('format', calendarDefaults.format),
    formatFamily: choiceAttribute('format-family', formatFamilies, 'auto'),
    timeFormat: textAttribute('time-format', calendarDefaults.timeFormat),
    withoutTimes: booleanAttribute('without-times'),
    inline: booleanAttribute('inline', { reflects: true }),
    openOn: choiceAttribute('open-on', ['focus', 'button'], 'focus'),
    step: numberAttribute('step', calendarDefaults.stepMinutes),
    min: textAttribute('min'),
    max: textAttribute('max'),
    minFrom: textAttribute('min-from'),
    maxFrom: textAttribute('max-from'),
    minTime: textAttribute('min-time'),
    maxTime: textAttribute('max-time'),
    completeTime: textAttribute('complete-time'),
    allowedTimes: textAttribute('allowed-times'),
    disabledDates: textAttribute('disabled-dates'),
    disabledWeekdays: textAttribute('disabled-weekdays'),
    allowedDates: textAttribute('allowed-dates'),
    allowedDatePattern: textAttribute('allowed-date-pattern'),
    blurInvalid: choiceAttribute('blur-invalid', blurRules, 'now'),
    weekStart: numberAttribute('week-start', usualWeekStart, { min: usualWeekStart, max: 6 }),
    firstYear: numberAttribute('first-year', calendarDefaults.firstYear),
    lastYear: numberAttribute('last-year', calendarDefaults.lastYear),
    withoutHint: booleanAttribute('without-hint'),
    theme: choiceAttribute('theme', ['default', 'dark'], 'default', { reflects: true }),
    locale: textAttribute('locale'),
  };

  static override readonly commands = new Map<string, Command<CalendarCore>>([
    ['show', (core, button) => core.show(button)],
    ['hide', (core) => core.hide()],
  ]);
  protected static override readonly plainProperties = ['input', 'hiddenInput', 'toggle', 'links', 'texts'];

  declare format: string;
  declare formatFamily: FormatFamily;
  declare timeFormat: string;
  declare withoutTimes: boolean;
  declare inline: boolean;
  declare openOn: 'focus' | 'button';
  declare step: number;
  declare min: string;
  declare max: string;
  declare minFrom: string;
  declare maxFrom: string;
  declare minTime: string;
  declare maxTime: string;
  declare completeTime: string;
  declare allowedTimes: string;
  declare disabledDates: string;
  declare disabledWeekdays: string;
  declare allowedDates: string;
  declare allowedDatePattern: string;
  declare blurInvalid: BlurRule;
  declare weekStart: number;
  declare firstYear: number;
  declare lastYear: number;
  declare withoutHint: boolean;
  declare theme: 'default' | 'dark';

  protected override readonly styles = [placeStyles];

  readonly #box = documentOf(this).createElement('div');
  #hiddenInput: HTMLInputElement | null = null;
  #toggle: HTMLElement | null = null;
  #links: readonly CalendarLink[] = [];

  get hiddenInput(): HTMLInputElement | null {
    return this.#hiddenInput;
  }

  set hiddenInput(input: HTMLInputElement | null) {
    this.#hiddenInput = input;
    this.plainPropertyChanged('hiddenInput');
  }

  get toggle(): HTMLElement | null {
    return this.#toggle;
  }

  set toggle(toggle: HTMLElement | null) {
    this.#toggle = toggle;
    this.plainPropertyChanged('toggle');
  }

  get links(): readonly CalendarLink[] {
    return this.#links;
  }

  set links(links: readonly CalendarLink[]) {
    this.#links = links;
    this.plainPropertyChanged('links');
  }

  /** Shows a calendar that is a popup. */
  show(): void {
    this.withCore((core) => core.show());
  }

  /** Hides a calendar that is a popup. */
  hide(): void {
    this.withCore((core) => core.hide());
  }

  /** Reads the text of the input as after Enter, also if a script has written it without an event. */
  readText(): void {
    if (this.hasCore) this.withCore((core) => core.readText());
  }

  /** True if the text of the input is empty or a date, false for any other text; null until the calendar has loaded. */
  get isReadable(): boolean | null {
    const answers: (boolean | null)[] = [];
    if (this.hasCore) this.withCore((core) => answers.push(core.isReadable));
    return answers[0] ?? null;
  }

  /** Hides every open popup calendar of the document. */
  hideAllPopupCalendars(): void {
    const all = documentOf(this).querySelectorAll<RsCalendarElement>(this.localName);
    for (const calendar of all) if (calendar.hasCore) calendar.hide();
  }

  /** Box that the calendar is painted into. It reserves the calendar's space before that. */
  get box(): HTMLElement {
    return this.#box;
  }

  protected override buildShadow(root: ShadowRoot): void {
    const row = documentOf(this).createElement('div');
    row.className = 'row';
    const hints = documentOf(this).createElement('slot');
    hints.name = 'hint';
    row.append(documentOf(this).createElement('slot'));
    this.#box.id = 'calendar';
    this.#box.className = 'box';
    root.append(row, hints, this.#box);
  }
}
