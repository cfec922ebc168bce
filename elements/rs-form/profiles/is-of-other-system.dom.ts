import { formElements } from '../../../shared/dom/unclobbered-form.js';
import type { FormHost } from '../form/rs-form.session.js';
import { renderedForms } from '../markup/server-form.dom.js';
import { fieldNameOf, formIdControl } from '../markup/server-names.model.js';

/**
 * Returns true if a form without RSForm's number is of another system. RSForm's has names of its own, and its JSON has a
 * number: without the number in the form both are mistakes.
 */
export function isOfOtherSystem(
  { markup }: Pick<FormHost, 'markup'>,
  form: HTMLFormElement,
  definition: { readonly formId: number } | null,
): boolean {
  if (markup === 'rsform' || renderedForms.has(form) || (definition?.formId ?? 0) !== 0) return false;
  const names = formElements(form).map((control) => control.getAttribute('name') ?? '');
  return !names.some((name) => name === formIdControl || fieldNameOf(name) !== null);
}
