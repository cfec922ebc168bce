import type { Page } from 'puppeteer-core';
import { until } from './in-page.js';

/**
 * Script for `evaluateOnNewDocument`, as text: records the announcements in the live regions from the start of
 * each page, and the name and description of each invalid field and list of errors that gets the focus. A region holds a sentence only until the next one, and polling on a busy machine may miss it.
 */
export const recordSaid = `{
  globalThis.saidByForms = [];
  const textsOf = (root, element, attribute) =>
    (element.getAttribute(attribute) ?? '').split(/\\s+/).map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
  addEventListener('focusin', (event) => {
    const focused = event.composedPath()[0];
    const root = focused.getRootNode();
    if (root === document && focused.getAttribute('aria-invalid') !== 'true') return;
    const label = focused.getAttribute('aria-label') ?? textsOf(root, focused, 'aria-labelledby');
    saidByForms.push([label, focused.labels?.[0]?.textContent, textsOf(root, focused, 'aria-describedby')].join(' '));
  }, true);
  const { ariaNotify } = Element.prototype;
  if (ariaNotify)
    Element.prototype.ariaNotify = function (text, options) {
      saidByForms.push(text);
      return ariaNotify.call(this, text, options);
    };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (!this.hasAttribute('data-rs-announcer')) return root;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target.nodeType === Node.ELEMENT_NODE && target.closest('[aria-live]'))
          for (const node of addedNodes) saidByForms.push(node.textContent);
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
}`;

/** Settles when a screen reader has read a text of the page's form that matches, since the page was opened. */
export function hears(page: Page, pattern: RegExp): Promise<void> {
  return until(
    page,
    (source) =>
      (Reflect.get(globalThis, 'saidByForms') as string[]).some((text) => new RegExp(source).test(text)),
    pattern.source,
  );
}
