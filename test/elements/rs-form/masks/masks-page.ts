import { sendKeys } from '@web/test-runner-commands';
import { readShown } from '../../../../elements/rs-form/masks/write-by-edit.dom.js';
import { until } from '../../../shared/until.js';
import { openForm, type OtherForm } from '../profiles/open-form.js';

/** Form with a masked field, used as a visitor would. */
export interface MaskedPage extends Omit<OtherForm, 'shown'> {
  readonly input: HTMLInputElement;
  /** Text that the visitor sees, with the caret as `|` if the field has the focus. */
  shown(): string;
  /** Types by the keyboard into the focused field. */
  keys(text: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** Returns the values that the browser would post for the field. */
  posted(): readonly FormDataEntryValue[];
}

/** Opens a form of another system whose field `account` has a mask, and waits for the mask. */
export async function openMasked(
  mask: string,
  { attributes = '', field = {}, others = '', json = {}, markup = '' } = {},
): Promise<MaskedPage> {
  const page = await openForm(
    `<form method="post" action="/x">${markup || `<p><label>Account <input name="account" ${attributes}></label></p>`}${others}
      <button type="submit">Send</button></form>`,
    { pages: [{ fields: [{ name: 'account', mask, ...field }] }], ...json },
    'markup="plain"',
  );
  const input = page.find('[name="account"]');
  await until(() => Object.hasOwn(input, 'value'));
  return {
    ...page,
    input,
    shown() {
      const text = readShown(input);
      const caret = input.selectionEnd ?? 0;
      return document.activeElement === input ? `${text.slice(0, caret)}|${text.slice(caret)}` : text;
    },
    async keys(text) {
      input.focus();
      await sendKeys({ type: text });
    },
    async press(...keys) {
      for (const key of keys) await sendKeys({ press: key });
    },
    posted: () => new FormData(page.form).getAll('account'),
  };
}
