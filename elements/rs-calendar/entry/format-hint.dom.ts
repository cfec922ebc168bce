import type { DateFormat } from '../../../shared/dates/compile-format.model.js';
import { namesOf } from '../../../shared/dates/date-names.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { describeInput } from '../../../shared/dom/describe-input.js';
import { keepChild } from '../../../shared/dom/keep-child.js';
import { KeptLog } from '../../../shared/dom/kept-log.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { findGivenExample } from './given-example.dom.js';
import { textSourcesOf } from '../text-sources.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/**
 * Texts beside the input: an example of the format, and announcements of changes. They are in the light DOM, because
 * the input's `aria-describedby` cannot refer to an element in a shadow root.
 */
export class FormatHint {
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #message: HTMLElement;
  readonly #undos: (() => void)[] = [];

  constructor(host: CalendarHost, input: HTMLInputElement, format: DateFormat) {
    this.#host = host;
    this.#input = input;
    const hint = host.querySelector(':scope > [slot="hint"]') ?? this.#createExample(format);
    this.#message = this.#createLine('');
    this.#setInputMode(format);
    if (hint) this.#undos.push(describeInput(input, hint, 'rs-calendar-hint'));
  }

  /** Shows and announces a text; '' removes it. An error has the attribute `data-error`. */
  announce(text: string, isError = false): void {
    if (this.#message.textContent === text) return;
    this.#message.toggleAttribute('data-error', isError);
    writeOwnText(this.#message, text);
    this.#message.hidden = text === '';
    if (text !== '') this.#host.announce(text);
  }

  stop(): void {
    for (const undo of this.#undos.reverse()) undo();
  }

  /**
   * Creates the line of the example; null where the page describes the input by one. An example in the placeholder is not
   * painted twice, but screen readers read the line, because not all of them read placeholders.
   */
  #createExample(format: DateFormat): HTMLElement | null {
    if (this.#host.withoutHint) return null;
    const { date, words } = exampleOf(this.#host, format);
    const given = findGivenExample(this.#input, date);
    if (given.isDescribed) return null;
    const line = this.#createLine(words);
    line.hidden = given.isPlaceholder;
    return line;
  }

  #createLine(text: string): HTMLElement {
    const line = documentOf(this.#host).createElement('p');
    line.slot = 'hint';
    writeOwnText(line, text);
    line.hidden = text === '';
    this.#undos.push(keepChild(this.#host, line));
    return line;
  }

  /** Requests a keyboard of digits for a date whose numbers have fixed lengths: it can be typed without separators. */
  #setInputMode({ isNumeric }: DateFormat): void {
    if (!isNumeric || this.#input.hasAttribute('inputmode')) return;
    const log = new KeptLog(this.#input);
    log.setAttribute(this.#input, 'inputmode', 'numeric');
    this.#undos.push(() => log.restoreAll());
  }
}

/** Returns a date in the format, and the sentence with it. */
function exampleOf(
  host: CalendarHost,
  format: DateFormat,
): { readonly date: string; readonly words: string } {
  const translate = createTexts(textSourcesOf(host));
  const year = new Date().getFullYear() + 1;
  const isTimed = format.hasTime && !host.withoutTimes;
  const date = { year, month: 12, day: 24, ...(isTimed ? { hour: 10, minute: 30 } : {}) };
  const text = formatDate(date, format, namesOf(translate));
  // The hint may be from right to left, or the page around it. A date of digits has no direction of its own.
  const directions = [textMarks.get(translate('calendar.months'))?.dir, getComputedStyle(host).direction];
  const shown = directions.includes('rtl') ? `\u2068${text}\u2069` : text;
  return { date: text, words: translate('calendar.format-hint', shown) };
}
