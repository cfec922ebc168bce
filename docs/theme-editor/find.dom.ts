/**
 * Returns the element of the page's template that a selector names.
 *
 * @throws Error if the template does not have it.
 */
export function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const element = root.querySelector<Found>(selector);
  if (element === null) throw new Error(`Theme editor: no element ${selector}`);
  return element;
}
