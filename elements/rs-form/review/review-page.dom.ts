import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { writeOwnLabel, writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { Answer } from './answers.dom.js';

export interface ReviewPageParts {
  readonly translate: Translate;
  /** Called with the name of a field whose answer the visitor wants to change. */
  readonly change: (name: string) => void;
  readonly back: () => void;
  /** Classes of the button that leads back; '' for a look of its own. */
  readonly buttonClasses: string;
}

/** Names of the fields to which buttons lead. */
const buttonNames = new WeakMap<Element, string>();

/** Page of a form that lists questions and answers, in the light DOM: its heading, a list a group, a button back. */
export class ReviewPage {
  readonly element: HTMLElement;
  readonly #parts: ReviewPageParts;
  readonly #document: SafeDocument;
  readonly #groups: HTMLElement;
  #list: { readonly page: number; readonly element: HTMLElement } | null = null;
  /** Name of the field whose button had the focus when the answers were removed. */
  #focused: string | null = null;

  constructor(form: HTMLFormElement, parts: ReviewPageParts) {
    this.#document = documentOf(form);
    this.#parts = parts;
    const { translate } = parts;
    this.element = this.#create('div', 'rs-form-review');
    this.#groups = this.#create('div');
    const heading = this.#create('h2');
    writeOwnText(heading, translate('rs-form.review'));
    const back = this.#createButton(parts.back);
    back.className = parts.buttonClasses || 'rs-form-review-back';
    writeOwnText(back, translate('rs-form.previous'));
    this.element.append(heading, this.#groups, back);
  }

  /** Removes all answers. A button that has the focus gets it again with its answer. */
  clear(): void {
    const focused = this.#document.activeElement;
    this.#focused = focused && this.#groups.contains(focused) ? (buttonNames.get(focused) ?? null) : null;
    this.#groups.replaceChildren();
    this.#list = null;
  }

  /** Adds an answer behind the others: those of one page of the form are in one list, below its heading. */
  add(answer: Answer, headingOf: (answer: Answer) => string): void {
    if (this.#list?.page !== answer.page) this.#startList(answer.page, headingOf(answer));
    const row = this.#paintAnswer(answer);
    this.#list?.element.append(row);
    if (answer.name === this.#focused) row.querySelector('button')?.focus();
  }

  #startList(page: number, heading: string): void {
    const element = this.#create('dl', 'rs-form-review-answers');
    this.#list = { page, element };
    if (heading !== '') {
      const title = this.#create('h3');
      title.textContent = heading;
      this.#groups.append(title);
    }
    this.#groups.append(element);
  }

  #paintAnswer({ name, label, values, canChange }: Answer): HTMLElement {
    const { translate } = this.#parts;
    const row = this.#create('div', 'rs-form-review-answer');
    const question = this.#create('dt');
    question.textContent = label;
    const words = values.map((value) => {
      const word = this.#create('dd');
      if (value === '') writeOwnText(word, translate('rs-form.review-yes'));
      else word.textContent = value;
      return word;
    });
    if (words.length === 0) {
      const nothing = this.#create('dd');
      writeOwnText(nothing, translate('rs-form.review-empty'));
      words.push(nothing);
    }
    row.append(question, ...words);
    if (canChange) row.append(this.#paintChange(name, label));
    return row;
  }

  #paintChange(name: string, label: string): HTMLElement {
    const { translate, change } = this.#parts;
    const place = this.#create('dd', 'rs-form-review-change');
    const button = this.#createButton(() => change(name));
    const text = translate('rs-form.review-change');
    writeOwnText(button, text);
    writeOwnLabel(button, translate('rs-form.error-link', text, label));
    buttonNames.set(button, name);
    place.append(button);
    return place;
  }

  #createButton(pressed: () => void): HTMLButtonElement {
    const button = this.#document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', pressed);
    return button;
  }

  #create(tag: string, className = ''): HTMLElement {
    const element = this.#document.createElement(tag);
    if (className !== '') element.className = className;
    return element;
  }
}
