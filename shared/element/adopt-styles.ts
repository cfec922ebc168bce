import type { CSSResult } from '@lit/reactive-element/css-tag.js';

const sheetsOfDocument = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/**
 * Adopts constructed style sheets into a root, which a strict `style-src` allows. Each document has sheets of its
 * own. A document without a window, as that of a template, is skipped.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const window = root.ownerDocument.defaultView;
  if (!window) return;
  const sheets = sheetsOf(root.ownerDocument);
  root.adoptedStyleSheets = styles.map((style) => {
    const known = sheets.get(style);
    if (known) return known;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    sheets.set(style, sheet);
    return sheet;
  });
}

function sheetsOf(document: Document): Map<CSSResult, CSSStyleSheet> {
  const known = sheetsOfDocument.get(document);
  if (known) return known;
  const sheets = new Map<CSSResult, CSSStyleSheet>();
  sheetsOfDocument.set(document, sheets);
  return sheets;
}
