/** Dispatches `input` and `change`, as a visitor's own change of a control does. */
export function dispatchInputEvents(control: Element): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
