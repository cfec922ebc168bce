import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { until } from '../../../shared/until.js';
import { attributeIs, emptyStorage, touched } from '../page-driver.js';

/** Form of another system in a tag, driven as a visitor would. */
export interface OtherForm {
  readonly element: RsFormElement;
  readonly form: HTMLFormElement;
  find<Found extends Element = HTMLInputElement>(selector: string): Found;
  /** Posts that the form would have sent. */
  readonly posts: readonly FormData[];
  /** Types into the control of a name, and leaves it. */
  type(name: string, text: string): HTMLInputElement;
  /** Returns the names of the controls that a visitor sees, without buttons. */
  shown(): readonly string[];
}

/** Returns a tag with a form of another system and the JSON of an author. */
export function tagWith(form: string, json: object, attributes = ''): string {
  const script = `<script type="application/json">${JSON.stringify({ version: 1, ...json })}</script>`;
  return `<rs-form ${attributes}>${script}${form}</rs-form>`;
}

/**
 * Opens a form of another system with the JSON of an author, touched as by a visitor.
 *
 * @param isSent - True for a form that is sent by script. Otherwise the page cancels each submit, and keeps its post.
 */
export async function openForm(
  markup: string,
  json: object = {},
  attributes = '',
  isSent = false,
): Promise<OtherForm> {
  await emptyStorage();
  return reopenForm(markup, json, attributes, isSent);
}

/** Opens a form with what the tab has kept. */
export async function reopenForm(
  markup: string,
  json: object = {},
  attributes = '',
  isSent = false,
): Promise<OtherForm> {
  const wrapper = await fixture<HTMLElement>(
    html`<div lang="en">${unsafeStatic(tagWith(markup, json, attributes))}</div>`,
  );
  const element = wrapper.querySelector<RsFormElement>('rs-form') as RsFormElement;
  await attributeIs(element, 'data-pending', false);
  // A form from JSON is rendered later than its element has started.
  await until(() => element.form !== null, 'the form');
  await touched(element);
  const form = element.form as HTMLFormElement;
  const posts: FormData[] = [];
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) posts.push(new FormData(form, event.submitter));
    if (!isSent) event.preventDefault();
  });
  const find = <Found extends Element = HTMLInputElement>(selector: string) =>
    form.querySelector<Found>(selector) as Found;
  return {
    element,
    form,
    posts,
    find,
    type(name, text) {
      const control = find(`[name="${name}"]`);
      control.value = text;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return control;
    },
    shown: () =>
      [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter((control) => !['hidden', 'submit'].includes(control.type) && control.checkVisibility())
        .map(({ name }) => name),
  };
}

/** Returns the texts of the buttons on show. */
export function buttonsOf({ form }: OtherForm): readonly string[] {
  const buttons = [...form.querySelectorAll<HTMLElement>('button, [type=submit]')];
  return buttons
    .filter((button) => button.checkVisibility())
    .map((button) => button.textContent.trim() || button.getAttribute('value') || '');
}
