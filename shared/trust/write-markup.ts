import { suiteTrust, type SuitePolicy } from './suite-policy.js';

interface Sanitizing {
  setHTML?(html: string): void;
}

/**
 * Writes markup that is wanted as markup, without whatever could act: by the browser's own sanitizer, by
 * DOMPurify only where there is none.
 */
export async function writeMarkup(element: Element, html: string): Promise<void> {
  const native = element as Sanitizing;
  if (native.setHTML) return native.setHTML(html);

  const { default: purifier } = await import('dompurify');
  element.replaceChildren(
    purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      TRUSTED_TYPES_POLICY: sanitizerPolicy(suiteTrust().policy) as never,
    }),
  );
}

/** The suite's policy as the sanitizer needs it: raw text in for its inert document, no scripts at all. */
function sanitizerPolicy(policy: SuitePolicy): Pick<SuitePolicy, 'createHTML' | 'createScriptURL'> {
  return {
    createHTML: (html) => policy.createHTML(html, 'for-sanitizer'),
    createScriptURL: (url) => policy.createScriptURL(url, import.meta.url),
  };
}
