import type { ValidationSource } from '../definition/definition.model.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Whether the browser, or the server, checks before a submit: by the attribute as it is now, else by the JSON. */
export function isCheckedBy(
  source: ValidationSource,
  { shell, definition }: Pick<FormSession, 'shell' | 'definition'>,
): boolean {
  const sources: readonly string[] =
    shell.validation === '' ? definition.validation : shell.validation.split(' ');
  return sources.includes(source);
}
