import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../form/server-form.js';
import { tokenIdOf } from '../form/server-names.js';

/** The hidden input that takes the bot check's token, by its id and under whatever name the server gave it. */
export function tokenInputOf({ form, formId }: ServerForm): HTMLInputElement | null {
  const inputs = findInForm<HTMLInputElement>(form, 'input[type="hidden"]');
  return inputs.find((input) => input.getAttribute('id') === tokenIdOf(formId)) ?? null;
}
