import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import { isFormToken } from '../../contract/form-token.js';
import type { ServerForm } from '../form/server-form.js';

/** Whether the form carries the server's token against forged posts: a hidden input named by 32 hex digits. */
export function hasFormToken({ form }: { readonly form: ServerForm }): boolean {
  return findInForm<HTMLInputElement>(form.form, 'input[type="hidden"]').some(({ name, value }) =>
    isFormToken(name, value),
  );
}
