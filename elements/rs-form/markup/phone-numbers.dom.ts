import { formElements } from '../../../shared/dom/unclobbered-form.js';

/** The hidden input beside a phone field of version 3.3. The server stores its value and not the typed one. */
const hiddenName = /^hidden_phone\[(.+)\]$/;

/** Values that were written here, which follow every change. */
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

/**
 * Prefixes that are dialled inside a country only, and are omitted after its code: `[prefix, its replacement]`.
 */
const trunks: readonly (readonly [RegExp, string])[] = [
  [/^0+/, ''],
  // Mobiles of Argentina: the area, 15, and the rest of ten digits.
  [/^0?(?:(11)15(\d{8})|([23]\d{2})15(\d{7})|([23]\d{3})15(\d{6}))$/, '$1$2$3$4$5$6'],
  // Old prefixes of Mexico.
  [/^(?:0(?:1|4[45])|1)(?=\d{10}$)/, ''],
];

/** Returns true if a number with its country is that of a text as it is dialled inside. */
function isSameNumber(whole: string, typed: string): boolean {
  const [digits = '', inside = ''] = [whole, typed].map((text) => text.replace(/\D/g, ''));
  if (inside === '') return whole === typed;
  const endings = trunks.map(([trunk, rest]) => inside.replace(trunk, rest));
  return endings.some((ending) => ending !== '' && digits.endsWith(ending));
}
