import { expect } from '@open-wc/testing';
import type { LegacyPage } from './legacy-page.js';

interface Row {
  readonly id: string;
  readonly category: string;
  readonly channel: string;
  readonly payload: string;
}

const { inputs } = (await (await fetch('/test/data/hostile-inputs.json')).json()) as {
  inputs: readonly Row[];
};
export const rowsOf = (...categories: readonly string[]) =>
  inputs.filter(({ category }) => categories.includes(category));
export const textOf = ({ payload }: Row) =>
  payload.replace(/\{\{repeat:("[^}]*"):(\d+)\}\}/g, (_all, unit: string, count: string) =>
    (JSON.parse(unit) as string).repeat(Number(count)),
  );
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Page of the original, 320 px wide, with text of twice its size. */
export const narrow = (fields: string) => `<div style="inline-size: 320px; font-size: 200%" class="narrow">
  <form method="post" id="userForm" action="#"><fieldset class="formContainer" id="rsform_7_page_0">${fields}
  <div class="rsform-block rsform-block-otro"><input name="form[otro]" id="otro"><span id="component1" class="formNoError">Mal.</span></div>
  <button type="submit" name="form[Enviar]" class="rsform-submit-button" value="Enviar">Enviar</button></fieldset>
  <input type="hidden" name="form[formId]" value="7"></form></div>`;

export const subject = (name = 'form[a]', type = 'text') =>
  `<div class="rsform-block rsform-block-a"><input type="${type}" name="${escape(name)}" class="subject"></div>`;

/** Expects after every row that no script ran, no prototype was changed, and nothing became wider. */
export function expectUnharmed(page: LegacyPage, before: number): void {
  expect(Reflect.get(window, '__pwned'), 'a script ran').to.equal(undefined);
  expect(Reflect.get({}, 'polluted')).to.equal(undefined);
  expect(page.root.querySelector('img[src="x"], [onerror]')).to.equal(null);
  expect(page.root.querySelector('.narrow')?.scrollWidth).to.be.at.most(Math.max(before, 320));
}

const pressButton = (page: LegacyPage) => page.root.querySelector<HTMLElement>('[type=submit]')?.click();

/** Presses the button, or sends by another action, and returns the post. */
export function press(page: LegacyPage, act = pressButton): Promise<FormData> {
  const left = new Promise<FormData>((resolve) => {
    const last = (event: SubmitEvent) => {
      if (event.defaultPrevented || event.target !== page.form) return;
      event.preventDefault();
      window.removeEventListener('submit', last);
      resolve(new FormData(page.form, event.submitter));
    };
    window.addEventListener('submit', last);
  });
  act(page);
  return left;
}

export const widthOf = (page: LegacyPage) => page.root.querySelector('.narrow')?.scrollWidth ?? 0;
export const subjectOf = (page: LegacyPage) => page.root.querySelector('.subject') as HTMLInputElement;
