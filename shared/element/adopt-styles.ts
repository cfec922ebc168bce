import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { type SafeDocument, documentOf } from '../dom/unclobbered.js';

const sheetsOfDocument = new WeakMap<SafeDocument, Map<CSSResult, CSSStyleSheet>>();

/**
 * Adopts constructed style sheets into a root, which a strict `style-src` allows. Each document has sheets of its
 * own. A document without a window, as that of a template, is skipped.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const window = documentOf(root).defaultView;
  if (!window) return;
  const sheets = sheetsOf(documentOf(root));
  root.adoptedStyleSheets = styles.map((style) => {
    const known = sheets.get(style);
    if (known) return known;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    sheets.set(style, sheet);
    return sheet;
  });
}

function sheetsOf(document: SafeDocument): Map<CSSResult, CSSStyleSheet> {
  const known = sheetsOfDocument.get(document);
  if (known) return known;
  const sheets = new Map<CSSResult, CSSStyleSheet>();
  sheetsOfDocument.set(document, sheets);
  return sheets;
}
