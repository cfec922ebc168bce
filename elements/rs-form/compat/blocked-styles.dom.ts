import { findInForm } from '../../../shared/dom/unclobbered-form.js';

/**
 * Where a page's policy allows no `style` attributes, what the server hides by them is on show. Says the same through
 * the object model, which no policy forbids: a lure for robots that a visitor sees would be filled in.
 */
export function applyBlockedStyles(form: HTMLFormElement): void {
  for (const element of findInForm<HTMLElement>(form, '[style]')) {
    const written = element.getAttribute('style') ?? '';
    if (element.style.length > 0 || written.trim() === '') continue;
    for (const declaration of written.split(';')) {
      const at = declaration.indexOf(':');
      const value = declaration.slice(at + 1).trim();
      const isImportant = /!\s*important$/i.test(value);
      const [plain = ''] = value.split('!');
      if (at > 0)
        element.style.setProperty(
          declaration.slice(0, at).trim(),
          plain.trim(),
          isImportant ? 'important' : '',
        );
    }
  }
}
