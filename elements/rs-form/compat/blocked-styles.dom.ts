import { findInForm } from '../../../shared/dom/unclobbered-form.js';

/** A property, its value, and whether it is important. */
const declaration = /(?:^|;)([^:;]+):([^;!]*)(!\s*important)?/gi;

/**
 * Where a page's policy allows no `style` attributes, what the server hides by them is on show. Says the same through
 * the object model, which no policy forbids: a lure for robots that a visitor sees would be filled in.
 */
export function applyBlockedStyles(form: HTMLFormElement): void {
  for (const element of findInForm<HTMLElement>(form, '[style]')) {
    const written = element.getAttribute('style') ?? '';
    if (element.style.length > 0) continue;
    for (const [, name = '', value = '', important] of written.matchAll(declaration))
      element.style.setProperty(name.trim(), value.trim(), important && 'important');
  }
}
