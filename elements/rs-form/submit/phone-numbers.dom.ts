import { formElements } from '../../../shared/dom/unclobbered-form.js';

/** The hidden input beside a phone field of version 3.3: what it holds is stored in the place of what is typed. */
const hiddenName = /^hidden_phone\[(.+)\]$/;

/** What was written here, and so follows every change. */
const written = new WeakMap<Element, string>();

/**
 * Writes typed phone numbers where the server looks for them. The script of the field's list of countries does so, with
 * the country in front; without it, or where it has missed a change, the practice would be left without a number.
 */
export function writePhoneNumbers(form: HTMLFormElement): void {
  const inputs = formElements(form).filter((one) => one instanceof HTMLInputElement);
  for (const hidden of inputs) {
    const [, name] = hiddenName.exec(hidden.getAttribute('name') ?? '') ?? [];
    const typed = inputs.find((one) => one.getAttribute('name') === `form[${name}]`)?.value.trim();
    const isTheirs = typed === undefined || isSameNumber(hidden.value, typed);
    if (isTheirs && written.get(hidden) !== hidden.value) continue;
    hidden.value = typed ?? '';
    written.set(hidden, hidden.value);
  }
}

/** Whether a number with its country is that of a text without, which may begin with a zero of its own. */
function isSameNumber(whole: string, typed: string): boolean {
  const [digits = '', ending = ''] = [whole, typed].map((text) => text.replace(/\D/g, ''));
  return ending === '' ? whole === typed : digits.endsWith(ending.replace(/^0+/, ''));
}
