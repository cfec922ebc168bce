import { unclobbered } from '../dom/unclobbered.js';

/**
 * Returns true if the texts of an element are Spanish. It ignores the `lang` outside of the element's shadow root.
 *
 * @param locale - Language of the element's attribute `locale`, which replaces the nearest `lang`.
 */
export function isSpanish(host: Element, locale: unknown): boolean {
  return /^es\b/i.test(String(locale || unclobbered(host).closest<HTMLElement>('[lang]')?.lang));
}
