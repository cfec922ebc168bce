import type { Page } from 'puppeteer-core';
import { until } from './in-page.js';

/**
 * Script for `evaluateOnNewDocument`, as text: records the announcements of the forms' live regions from the start of
 * each page. A region holds a sentence only until the next one, and polling on a busy machine may miss it.
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

/** Settles when a live region of the page's form has announced a text that matches, since the page was opened. */
export function hears(page: Page, pattern: RegExp): Promise<void> {
  return until(
    page,
    (source) =>
      (Reflect.get(globalThis, 'saidByForms') as string[]).some((text) => new RegExp(source).test(text)),
    pattern.source,
  );
}
