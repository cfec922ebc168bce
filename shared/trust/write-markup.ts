import { suiteTrust } from './suite-policy.js';

interface Sanitizing {
  setHTML?(html: string, options?: { readonly sanitizer: object }): void;
}

/** How much of the markup is wanted. */
interface WrittenMarkup {
  /** Whether pictures, names and classes stay: all that cannot act. Without it only what browsers find harmless. */
  readonly keepsAll?: boolean;
}

/**
 * Writes markup that is wanted as markup, without whatever could act: by the browser's own sanitizer, by
 * DOMPurify only where there is none.
 */
export async function writeMarkup(
  element: Element,
  html: string,
  { keepsAll = false }: WrittenMarkup = {},
): Promise<void> {
  const native = element as Sanitizing;
  // No browser lets a sanitizer of ours pass what could act.
  if (native.setHTML) return keepsAll ? native.setHTML(html, { sanitizer: {} }) : native.setHTML(html);

  const { default: purifier } = await import('dompurify');
  const { policy, parse } = suiteTrust();
  const { body } = parse(html);
  purifier.sanitize(body, { IN_PLACE: true, TRUSTED_TYPES_POLICY: policy as never });
  element.replaceChildren(...body.childNodes);
}
