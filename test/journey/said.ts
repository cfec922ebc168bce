import type { Page } from 'puppeteer-core';
import { until } from './in-page.js';

/**
 * Writes down what the forms' live regions say, from the first moment of each page: a region shows a sentence only
 * until the next one, and a busy machine may look between the two too late. As text, for `evaluateOnNewDocument`.
 */
export const recordSaid = `{
  globalThis.saidByForms = [];
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (this.localName !== 'rs-form') return root;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target.nodeType === Node.ELEMENT_NODE && target.closest('[aria-live]'))
          for (const node of addedNodes) saidByForms.push(node.textContent);
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
}`;

/** Settles when a live region of the page's form has said what a pattern describes since the page came. */
export function hears(page: Page, pattern: RegExp): Promise<void> {
  return until(
    page,
    (source) =>
      (Reflect.get(globalThis, 'saidByForms') as string[]).some((text) => new RegExp(source).test(text)),
    pattern.source,
  );
}
