import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { choice, practicePage } from './practice-page.js';
import { readFocused } from '../../shared/read-focused.js';
import { announced } from '../../shared/announced.js';

/** Page with one form, driven as a visitor would. */
export interface FormPage {
  readonly element: RsFormElement;
  readonly form: HTMLFormElement;
  box(value: string): HTMLInputElement;
  tick(value: string): void;
  type(id: string, text: string): HTMLInputElement;
  block(alias: string): HTMLElement;
  /** Presses the submit button. Returns the post, or null if there is none. */
  press(): Promise<FormData | null>;
  /** Returns the words of a screen reader: the live regions, then the focused element after a failed attempt. */
  said(): string;
}

/** Opens a page with the tag, and waits until it is enhanced. */
export async function openFormPage(markup = practicePage()): Promise<FormPage> {
  await emptyStorage();
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  const element = wrapper.querySelector<RsFormElement>('rs-form') as RsFormElement;
  await enhanced(element);
  await touched(element);
  return drive(element);
}

/**
 * Empties the storage of the tab, after the forms that were just removed have stopped: they store their last input in a
 * microtask.
 */
export async function emptyStorage(): Promise<void> {
  await Promise.resolve();
  sessionStorage.clear();
}

// Each test has a visitor of its own. Mocha can begin the next test in the task that removes this one's page, before the
// microtasks: what a form stores then is restored into the next test's form.
afterEach(emptyStorage);

/** Focuses the form, as a visitor does first, and waits for what an attempt to send needs. */
export async function touched({ form }: RsFormElement): Promise<void> {
  if (!form) return;
  EventTarget.prototype.dispatchEvent.call(form, new FocusEvent('focusin', { bubbles: true }));
  await attributeIs(form, 'novalidate', true);
}

/** Settles when the attribute is set, or is removed. */
export function attributeIs(element: Element, name: string, isThere: boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (Element.prototype.hasAttribute.call(element, name) !== isThere) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributes: true });
    look();
  });
}

/** Settles when the core has started. */
export function enhanced(element: RsFormElement): Promise<void> {
  return new Promise((resolve) => element.withCore(() => resolve()));
}

export function drive(element: RsFormElement): FormPage {
  const form = element.form as HTMLFormElement;
  const find = <Found extends HTMLElement>(selector: string) =>
    HTMLElement.prototype.querySelector.call(form, selector) as Found;
  const box = (value: string) => find<HTMLInputElement>(`[name="form[${choice}][]"][value="${value}"]`);

  return {
    element,
    form,
    box,
    tick: (value) => box(value).click(),
    type(id, text) {
      const input = find<HTMLInputElement>(`[id="${id}"]`);
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return input;
    },
    block: (alias) => find(`.rsform-block-${alias}`),
    press: () => press(form, find('[type="submit"]')),
    said: () => [...announced('polite'), ...announced('assertive'), readFocused(document)].join(' ').trim(),
  };
}

/**
 * Presses the button and returns the post; null where the press does not reach the page's listeners. Cancels it, so that
 * the browser stays on the test page.
 */
function press(form: HTMLFormElement, button: HTMLElement): Promise<FormData | null> {
  let post: FormData | null = null;
  const sent = (event: SubmitEvent) => {
    if (!event.defaultPrevented) post = new FormData(form, event.submitter);
    event.preventDefault();
  };
  window.addEventListener('submit', sent, { once: true });
  button.click();
  window.removeEventListener('submit', sent);
  return Promise.resolve(post);
}
