import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { Ledger } from './ledger.js';
import { wordsOf, type ServerForm } from './server-form.js';

/**
 * Names the server's groups whose `aria-labelledby` leads nowhere, because a field's name with a space makes two
 * ids of one (WCAG 1.3.1).
 */
export function nameGroups(form: ServerForm, ledger: Ledger): void {
  for (const group of findInForm(form.form, '[role="group"][aria-labelledby]')) {
    const id = group.getAttribute('aria-labelledby') ?? '';
    const caption = group.ownerDocument.getElementById(id);
    if (!/\s/.test(id) || !caption) continue;
    ledger.setAttribute(group, 'aria-labelledby', null);
    ledger.setAttribute(group, 'aria-label', wordsOf(caption));
  }
}
