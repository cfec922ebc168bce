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
    const own = host.querySelector(':scope > [slot="hint"]');
    const hint = own ?? this.#createLine(host.withoutHint ? '' : exampleOf(host, format));
    this.#message = this.#createLine('');
    this.#setInputMode(format);
    if (own || !host.withoutHint) this.#undos.push(describeInput(input, hint, 'rs-calendar-hint'));
  }

  /** Shows and announces a text; '' removes it. */
  announce(text: string): void {
    if (this.#message.textContent === text) return;
    writeOwnText(this.#message, text);
    this.#message.hidden = text === '';
    if (text !== '') this.#host.announce(text);
  }

  stop(): void {
    for (const undo of this.#undos.reverse()) undo();
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

function exampleOf(host: CalendarHost, format: DateFormat): string {
  const translate = createTexts(textSourcesOf(host));
  const year = new Date().getFullYear() + 1;
  const isTimed = format.hasTime && !host.withoutTimes;
  const date = { year, month: 12, day: 24, ...(isTimed ? { hour: 10, minute: 30 } : {}) };
  const text = formatDate(date, format, namesOf(translate));
  // The hint may be from right to left, or the page around it. A date of digits has no direction of its own.
  const directions = [textMarks.get(translate('calendar.months'))?.dir, getComputedStyle(host).direction];
  return translate('calendar.format-hint', directions.includes('rtl') ? `\u2068${text}\u2069` : text);
}
