import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { choice, practicePage } from './practice-page.js';

/** A page with one form, and the hands of a visitor on it. */
export interface FormPage {
  readonly element: RsFormElement;
  readonly form: HTMLFormElement;
  box(value: string): HTMLInputElement;
  tick(value: string): void;
  type(id: string, text: string): HTMLInputElement;
  block(alias: string): HTMLElement;
  /** Presses the submit button; answers what would be posted, or null where nothing is. */
  press(): Promise<FormData | null>;
  /** What the live regions say. */
  said(): string;
}

/** Puts the tag into the page and waits until it is enhanced. */
export async function openFormPage(markup = practicePage()): Promise<FormPage> {
  // A draft of an earlier test is not this visitor's.
  await Promise.resolve();
  sessionStorage.clear();
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  const element = wrapper.querySelector<RsFormElement>('rs-form') as RsFormElement;
  await enhanced(element);
  await touched(element);
  return drive(element);
}

/** Touches the form, as a visitor does first, and waits for what an attempt to send needs. */
export async function touched({ form }: RsFormElement): Promise<void> {
  if (!form) return;
  EventTarget.prototype.dispatchEvent.call(form, new FocusEvent('focusin', { bubbles: true }));
  await attributeIs(form, 'novalidate', true);
}

/** Settles when the attribute is there, or is gone. */
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

/** Settles when the core is there. */
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
    said: () =>
      [...(element.shadowRoot?.querySelectorAll('[aria-live]') ?? [])]
        .map((region) => region.textContent)
        .join(' '),
  };
}

/** The browser must not leave the test page: the post is read in the last moment and stopped. */
function press(form: HTMLFormElement, button: HTMLElement): Promise<FormData | null> {
  return new Promise((resolve) => {
    window.addEventListener(
      'submit',
      (event) => {
        const isPosted = !event.defaultPrevented;
        event.preventDefault();
        resolve(isPosted ? new FormData(form, event.submitter) : null);
      },
      { once: true },
    );
    button.click();
  });
}
