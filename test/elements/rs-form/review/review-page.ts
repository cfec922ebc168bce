import { until } from '../../../shared/until.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';

/** Page with the answers of a form, read and used as a visitor would. */
export interface Reviewed {
  /** True while the answers are on show. */
  isShown(): boolean;
  /** Settles when the page is part of the form. */
  ready(): Promise<void>;
  /** Questions and answers, as `Name: Ana`; answers of one question are joined by ` + `. */
  answers(): readonly string[];
  headings(): readonly string[];
  /** Presses "Change" of a question. */
  change(question: string): void;
  /** Returns the names of the controls and buttons that a visitor can reach. */
  reachable(): readonly string[];
}

export function driveReview(element: RsFormElement): Reviewed {
  const form = element.form as HTMLFormElement;
  const find = (selector: string) =>
    HTMLElement.prototype.querySelector.call(form, selector) as HTMLElement | null;
  const findAll = (selector: string) => [
    ...(HTMLElement.prototype.querySelectorAll.call(form, selector) as NodeListOf<HTMLElement>),
  ];
  const rows = () => findAll('.rs-form-review-answer');
  const questionOf = (row: HTMLElement) => row.querySelector('dt')?.textContent ?? '';
  return {
    isShown: () => find('.rs-form-review')?.checkVisibility() ?? false,
    ready: () => until(() => find('.rs-form-review')),
    answers: () =>
      rows().map((row) => {
        const words = [...row.querySelectorAll('dd:not(.rs-form-review-change)')];
        return `${questionOf(row)}: ${words.map(({ textContent }) => textContent).join(' + ')}`;
      }),
    headings: () => findAll('.rs-form-review :is(h2, h3)').map(({ textContent }) => textContent),
    change(question) {
      rows()
        .find((row) => questionOf(row) === question)
        ?.querySelector('button')
        ?.click();
    },
    reachable: () =>
      findAll('input, select, textarea, button')
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.ariaLabel ?? (one.getAttribute('name') || one.textContent.trim())),
  };
}
