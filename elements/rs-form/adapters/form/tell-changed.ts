/** Tells the page of a value that was set, as a visitor's own change would. */
export function tellChanged(control: Element): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
