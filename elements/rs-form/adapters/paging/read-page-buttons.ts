import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { PageCall } from '../../contract/paging.js';

/** A button of the server that leads to another page. */
export interface PageButton {
  readonly element: HTMLButtonElement | HTMLInputElement;
  /** What its handler calls; null where it has none, or an odd one: then the end of its id decides. */
  readonly call: PageCall | null;
  readonly direction: 'next' | 'prev' | null;
  /** The name of the page break that it belongs to. */
  readonly breakName: string;
}

interface HandlerReader {
  /** Whether a handler's text speaks of the routine that changes pages. */
  readonly mentions: (handler: string) => boolean;
  readonly parse: (handler: string) => PageCall | null;
}

/**
 * Finds the page buttons of a form: by what their handler calls, else by the end of their id. Never by a class: some
 * layouts lose it. A button whose handler names another form is not ours.
 */
export function readPageButtons(
  form: HTMLFormElement,
  formId: number,
  { mentions, parse }: HandlerReader,
): readonly PageButton[] {
  return findInForm<HTMLButtonElement | HTMLInputElement>(form, 'button, input').flatMap((element) => {
    if (element.type !== 'button') return [];
    const handler = element.getAttribute('onclick') ?? '';
    const call = mentions(handler) ? parse(handler) : null;
    const [, breakName = '', end] = /^(.*)(Prev|Next)$/s.exec(element.getAttribute('id') ?? '') ?? [];
    const direction = end ? (end === 'Next' ? 'next' : 'prev') : null;
    const isKnown = mentions(handler) ? call !== null || end : end && handler === '' && !element.name;
    if (!isKnown || (call && call.formId !== formId)) return [];
    return [{ element, call, direction, breakName }];
  });
}

/** How many page changes forwards the form has (specification 2): with more than three arguments, or by their id. */
export function countPageChanges(buttons: readonly PageButton[]): number {
  return buttons.filter(({ call, direction }) => (call ? call.argumentCount > 3 : direction === 'next'))
    .length;
}
