import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { optionalGlobal } from '../../../shared/dom/named-by-page.js';
import { mentionsPageCall, parsePageCall } from './page-call.model.js';
import type { PageCall } from './paging.model.js';

/** A button of the server that leads to another page. */
export interface PageButton {
  readonly element: HTMLButtonElement | HTMLInputElement;
  /** Call in its inline handler. Null for no handler or an unknown one; the end of the id decides then. */
  readonly call: PageCall | null;
  readonly direction: 'next' | 'prev' | null;
  /** The name of the page break that it belongs to. */
  readonly breakName: string;
}

/**
 * Finds the page buttons of a form by the call in their handler, else by the end of their id. Some layouts drop the
 * class. A button whose handler names another form is not ours.
 */
export function readPageButtons(form: HTMLFormElement, formId: number): readonly PageButton[] {
  return findInForm<HTMLButtonElement | HTMLInputElement>(form, 'button, input').flatMap((element) => {
    if (element.type !== 'button') return [];
    const handler = element.getAttribute('onclick') ?? '';
    const call = parsePageCall(handler);
    const [, breakName = '', end] = /^(.*)(Prev|Next)$/s.exec(element.getAttribute('id') ?? '') ?? [];
    const direction = end ? (end === 'Next' ? 'next' : 'prev') : null;
    const isKnown = mentionsPageCall(handler) ? call !== null || end : end && handler === '' && !element.name;
    if (!isKnown || (call && call.formId !== formId)) return [];
    return [{ element, call, direction, breakName }];
  });
}

/** Returns the number of page changes forwards that the form has: with more than three arguments, or by their id. */
export function countPageChanges(buttons: readonly PageButton[]): number {
  return buttons.filter(({ call, direction }) => (call ? call.argumentCount > 3 : direction === 'next'))
    .length;
}

type Routine = (...values: unknown[]) => void;

interface PressListeners {
  /** The button was pressed, and nothing on the page objected. */
  readonly pressed: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Listens to a page button. A handler that a strict policy blocks needs no more. A handler that runs
 * keeps running, because an author may have added code before the call. Its call of the page's routine is replaced by
 * ours: the routine would turn the page a second time, or may not exist. If the author's code returns early, the page
 * stays; if it throws, the page turns. The text of the handler and the attribute are not changed. Returns a function
 * that restores the handler.
 */
export function listenToPresses(element: HTMLElement, { pressed, report }: PressListeners): () => void {
  const own = element.hasAttribute('onclick') ? element.onclick : null;
  if (!own) {
    element.addEventListener('click', pressed);
    return () => element.removeEventListener('click', pressed);
  }

  const ours = (event: PointerEvent): unknown => {
    let isCalled = false;
    const giveBack = borrowRoutines(documentOf(element).defaultView ?? window, () => (isCalled = true));
    try {
      return own.call(element, event) as unknown;
    } catch (error) {
      isCalled = true;
      report(error);
      return undefined;
    } finally {
      giveBack();
      if (isCalled) pressed();
    }
  };
  element.onclick = ours;
  return () => {
    if (element.onclick === ours) element.onclick = own;
  };
}

/** Puts a function in the place of the page's own routines for one call of a handler. */
function borrowRoutines(window: Window, routine: Routine): () => void {
  const holder = optionalGlobal('RSFormPro', window);
  const pages: unknown = isObject(holder) ? Reflect.get(holder, 'Pages') : undefined;
  const stops = [
    replace(window, 'rsfp_changePage', routine),
    isObject(pages)
      ? replace(pages, 'change', routine)
      : isObject(holder)
        ? replace(holder, 'Pages', { change: routine })
        : replace(window, 'RSFormPro', { Pages: { change: routine } }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function replace(holder: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  if (!Reflect.defineProperty(holder, name, { value, configurable: true, writable: true }))
    return () => undefined;
  return () => {
    if (before) Reflect.defineProperty(holder, name, before);
    else Reflect.deleteProperty(holder, name);
  };
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
