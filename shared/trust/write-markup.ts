import { unclobbered } from '../dom/unclobbered.js';
import { suiteTrust } from './suite-policy.js';

interface Sanitizing {
  setHTML?(html: string, options?: { readonly sanitizer: object }): void;
}

/** Options of `writeMarkup`. */
interface WrittenMarkup {
  /**
   * True to keep everything that cannot act, such as pictures, names and classes; false to keep what the browser's
   * sanitizer keeps by default.
   *
   * @default false
   */
  readonly keepsAll?: boolean;
}

/** Writes markup without anything that can act: by the browser's sanitizer, or by DOMPurify where there is none. */
export async function writeMarkup(
  element: Element,
  html: string,
  { keepsAll = false }: WrittenMarkup = {},
): Promise<void> {
  const native = element as Sanitizing;
  // `setHTML` removes active content with every sanitizer configuration.
  if (native.setHTML) return keepsAll ? native.setHTML(html, { sanitizer: {} }) : native.setHTML(html);

  const { default: purifier } = await import('dompurify');
  const { policy, parse } = suiteTrust();
  const { body } = unclobbered(parse(html));
  purifier.sanitize(body, { IN_PLACE: true, TRUSTED_TYPES_POLICY: policy as never });
  element.replaceChildren(...body.childNodes);
}
