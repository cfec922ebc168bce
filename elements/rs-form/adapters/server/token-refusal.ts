import type { ServerForm } from '../form/server-form.js';
import { serverNames } from '../form/server-names.js';

/** What the server may leave unmarked. */
const buttonTypes = new Set(['submit', 'button', 'reset']);

/**
 * Whether the server sent the form back because its token was spent: it says so in the page's messages, and marks
 * every field, the right ones too.
 */
export function isTokenRefused(form: ServerForm): boolean {
  const said = document.getElementById('system-message-container')?.textContent.trim() ?? '';
  const marks = form.names
    .filter((name) => form.controls(name).some(({ type }) => !buttonTypes.has(type)))
    .flatMap((name) => form.errorElement(name) ?? []);
  // With one field there is no telling.
  return said !== '' && marks.length > 1 && marks.every(isMarked);
}

function isMarked({ classList }: HTMLElement): boolean {
  return classList.contains(serverNames.errorShown);
}
