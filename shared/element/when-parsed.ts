/** Runs the task once the element's children are there: at once, or when the parser is done with the page. */
export function whenParsed(element: Element, task: () => void): void {
  const page = element.ownerDocument;
  if (page.readyState !== 'loading') task();
  else page.addEventListener('DOMContentLoaded', task, { once: true });
}
