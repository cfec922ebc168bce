import { documentOf, unclobbered } from './unclobbered.js';

const adopted = new WeakMap<Document | ShadowRoot, Map<string, CSSStyleSheet>>();

/**
 * Adopts a style sheet into the root of an element, once for each root. It goes first, so that the page's sheets win.
 */
export function adoptIntoPage(element: Element, text: string): void {
  const root = unclobbered(element).getRootNode();
  const window = documentOf(element).defaultView;
  if (!window || !(root instanceof Document || root instanceof ShadowRoot)) return;
  const known = adopted.get(root) ?? new Map<string, CSSStyleSheet>();
  adopted.set(root, known);
  const sheet = known.get(text) ?? new window.CSSStyleSheet();
  if (!known.has(text)) sheet.replaceSync(text);
  known.set(text, sheet);
  const target = unclobbered(root);
  if (!target.adoptedStyleSheets.includes(sheet))
    target.adoptedStyleSheets = [sheet, ...target.adoptedStyleSheets];
}
