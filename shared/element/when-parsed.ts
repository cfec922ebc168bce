/** Runs the task once the element's children are there: at once, or when the parser is done with the page. */
export function whenParsed(element: Element, task: () => void): void {
  const document = element.ownerDocument;
  if (document.readyState !== 'loading') task();
  else document.addEventListener('DOMContentLoaded', task, { once: true });
}

/** Waits for a task of its own: many elements that start at once must not be one long task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
