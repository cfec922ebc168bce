import type { Loan } from './borrow.js';

/** Gives a sheet to the root that a menu stands in, without `<style>`, so a strict `style-src` is kept. */
export function adoptSheet(host: HTMLElement, cssText: string, loan: Loan): CSSStyleSheet {
  const root = host.getRootNode() as Document | ShadowRoot;
  const view = host.ownerDocument.defaultView as typeof globalThis & Window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(cssText);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  loan.undoLater(host, '', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return sheet;
}
