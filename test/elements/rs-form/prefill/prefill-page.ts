import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { announced } from '../../../shared/announced.js';
import { tagWith } from '../profiles/open-form.js';

/** Form of RSForm! with the controls of a test. The hidden field at its end is filled in last. */
export const serverForm = (controls: string) => `
<form method="post" action="/contacto">${controls}
  <input type="hidden" name="form[fin]"><input type="hidden" name="form[formId]" value="1">
  <button type="submit" name="form[Enviar]" value="1">Enviar</button>
</form>`;

/** Page with a form that a link fills in. */
export interface PrefilledPage {
  readonly element: RsFormElement;
  readonly form: HTMLFormElement;
  control(name: string): HTMLInputElement;
  /** Returns the values that the form would post for a control's name. */
  posted(name: string): readonly string[];
  /** Events of the form and its tag, as `change Nombre`, in their order. */
  readonly events: readonly string[];
  /** Sentences in the polite live regions. */
  said(): string;
}

const address = location.href;

/** Leads back from the address of a link. */
export function leaveLink(): void {
  history.replaceState(null, '', address);
}

/** Opens a form by a link, and waits until its last field is filled in. */
export async function openLink(
  query: string,
  form: string,
  json: { readonly prefill: readonly object[] },
  attributes = '',
): Promise<PrefilledPage> {
  history.replaceState(null, '', `?${query}&fin=1`);
  const all = { formId: 1, ...json, prefill: [...json.prefill, { field: 'fin' }] };
  const wrapper = await fixture<HTMLElement>(
    html`<div lang="es">${unsafeStatic('<div id="place"></div>')}</div>`,
  );
  const events: string[] = [];
  const ended = new Promise<void>((resolve) => {
    for (const type of ['input', 'change', 'rs-form-started'])
      wrapper.addEventListener(type, ({ target }) => {
        const { name = '' } = target as HTMLInputElement;
        events.push(`${type} ${name}`.trim());
        if (/\bfin\b/.test(name) && type === 'change') resolve();
      });
  });
  // Parsed as a part of the page, so that the form has not started before the listeners.
  wrapper
    .querySelector('#place')
    ?.replaceWith(document.createRange().createContextualFragment(tagWith(form, all, attributes)));
  await ended;
  // The sentence follows in the same task.
  await Promise.resolve();
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  const own = element.form as HTMLFormElement;
  return {
    element,
    form: own,
    control: (name) => own.querySelector(`[name="${name}"]`) as HTMLInputElement,
    posted: (name) => new FormData(own).getAll(name).map(String),
    events,
    said: () => announced('polite').join(' ').trim(),
  };
}
