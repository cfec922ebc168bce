import { css } from '@lit/reactive-element/css-tag.js';
import type { SafeDocument } from '../dom/unclobbered.js';
import { languageOf } from '../i18n/language-of.js';
import { textMarks } from '../i18n/text-marks.js';
import { adoptStyles } from './adopt-styles.js';

export type Politeness = 'polite' | 'assertive';

/** Text to announce. */
export interface Message {
  /** Element that announces it. Its later texts replace it. */
  readonly speaker: Element;
  readonly text: string;
  readonly politeness: Politeness;
}

interface Line extends Message {
  readonly element: HTMLElement;
  /** Number of the task in which it was added. */
  readonly task: number;
  /** Time at which it was added, as `performance.now()`. */
  readonly addedAt: number;
}

/** Time for which a text stays if another element announces something, in milliseconds. */
const stayMs = 1000;

/** Out of the layout, and out of reach for the page's style sheets. */
const styles = css`
  :host {
    display: block !important;
    position: fixed !important;
    inset: 0 auto auto 0 !important;
    inline-size: 1px !important;
    block-size: 1px !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    overflow: hidden !important;
    visibility: visible !important;
    clip-path: inset(50%) !important;
    white-space: nowrap !important;
    pointer-events: none !important;
  }
`;

/** Pair of live regions (WCAG 4.1.3), polite and assertive, in the shadow root of an element without a visible box. */
export class LiveRegions {
  readonly element: HTMLElement;
  readonly #regions: Readonly<Record<Politeness, HTMLElement>>;
  readonly #document: SafeDocument;
  #lines: readonly Line[] = [];
  #task = 0;
  #isTaskCounted = false;

  constructor(document: SafeDocument) {
    this.#document = document;
    this.element = document.createElement('div');
    this.element.setAttribute('data-rs-announcer', '');
    const root = this.element.attachShadow({ mode: 'open' });
    adoptStyles(root, [styles]);
    this.#regions = {
      polite: this.#addRegion(root, 'status', 'polite'),
      assertive: this.#addRegion(root, 'alert', 'assertive'),
    };
  }

  /** Announces a text. A repeated text is announced again; those of the same task are announced one after the other. */
  say(message: Message): void {
    const moment = { task: this.#currentTask(), now: performance.now() };
    this.#keep((line) => !isOver(line, message, moment));
    const element = this.#document.createElement('p');
    element.textContent = message.text;
    const language = languageOf(message.speaker);
    if (language) element.lang = language;
    Object.assign(element, textMarks.get(message.text));
    this.#lines = [...this.#lines, { ...message, element, task: moment.task, addedAt: moment.now }];
    // A new child is announced even if its text is the same as before.
    this.#regions[message.politeness].append(element);
  }

  /** Removes all texts. Returns those of the current task, which no screen reader has read. */
  clear(): readonly Message[] {
    const now = this.#currentTask();
    const unread = this.#lines.filter(({ task }) => task === now);
    this.#keep(() => false);
    return unread;
  }

  /** Removes the texts of an element. */
  forget(speaker: Element): void {
    this.#keep((line) => line.speaker !== speaker);
  }

  #keep(stays: (line: Line) => boolean): void {
    for (const line of this.#lines) if (!stays(line)) line.element.remove();
    this.#lines = this.#lines.filter(stays);
  }

  #currentTask(): number {
    if (!this.#isTaskCounted) setTimeout(() => this.#endTask());
    this.#isTaskCounted = true;
    return this.#task;
  }

  #endTask(): void {
    this.#task += 1;
    this.#isTaskCounted = false;
  }

  #addRegion(root: ShadowRoot, role: string, live: Politeness): HTMLElement {
    const element = this.#document.createElement('div');
    element.setAttribute('role', role);
    element.setAttribute('aria-live', live);
    // Only the new text is read, not also the others that are still there.
    element.setAttribute('aria-atomic', 'false');
    root.append(element);
    return element;
  }
}

/**
 * Returns true for a text that is over: an earlier one of the same element, such as errors after a turn to another
 * page, or one of another element that has been there for a while.
 */
function isOver(
  line: Line,
  { speaker, text, politeness }: Message,
  { task, now }: { readonly task: number; readonly now: number },
): boolean {
  if (line.speaker !== speaker) return now - line.addedAt > stayMs;
  return line.task !== task || (line.text === text && line.politeness === politeness);
}
