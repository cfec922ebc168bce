/** Takes away a style attribute that says nothing any more. (Read as text: Chromium writes it late.) */
export function dropEmptyStyle(element: HTMLElement): void {
  if (!element.getAttribute('style')) element.removeAttribute('style');
}
