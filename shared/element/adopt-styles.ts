import type { CSSResult } from '@lit/reactive-element/css-tag.js';

const sheetsOfDocument = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/**
 * Adopts constructed sheets into a root: no `<style>`, so a strict `style-src` is kept. A sheet belongs to one
 * document; an element adopted into another gets copies. A document without a window (a template's) shows
 * nothing and refuses sheets.
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
