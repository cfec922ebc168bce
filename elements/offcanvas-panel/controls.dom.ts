import type { PanelRequest } from './panel-state.model.js';

/** Request of a control. */
export type ControlRequest = PanelRequest | 'toggle';

/** All that a control may ask for. */
export const controlRequests: readonly ControlRequest[] = ['toggle', 'open', 'close'];

/** Attributes of a control, for selectors and for observers. */
export const controlAttributes = [
  ...controlRequests.map((request) => `data-offcanvas-${request}`),
  'commandfor',
];

/** Bootstrap's toggle of what folds away in a narrow window. */
const foldToggle = '[data-bs-toggle=collapse]';

export const controlSelector = [...controlAttributes.map((name) => `[${name}]`), foldToggle].join();

/** Returns the request of a control, by its attribute or by a custom command of the platform; undefined for an element without one. */
export function requestOf(control: Element): ControlRequest | undefined {
  return controlRequests.find(
    (request) =>
      control.hasAttribute(`data-offcanvas-${request}`) || control.getAttribute('command') === `--${request}`,
  );
}

/** Returns the element that a Bootstrap toggle unfolds; null for all other controls. */
export function foldOf(control: Element): Element | null {
  return control.ownerDocument.getElementById(control.getAttribute('data-bs-target')?.slice(1) ?? '');
}

/** The controls of a panel, wherever they stand in the page. */
export function controlsOf(host: Element): HTMLElement[] {
  const all = host.ownerDocument.querySelectorAll<HTMLElement>(controlSelector);
  return [...all].filter((control) => isFor(control, host));
}

/** The control of a panel that an event came from. */
export function controlAt(target: EventTarget | null, host: Element): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controlSelector) : null;
  return control && isFor(control, host) ? control : null;
}

/** Returns true for an element that the browser itself treats as a button, with its keys. */
export function isButton(control: Element): boolean {
  return control.matches('button, summary, input');
}

/** Bootstrap's toggles are a panel's only by what they unfold, and not inside of it. */
function isFor(control: Element, host: Element): boolean {
  const isMarked = requestOf(control) !== undefined;
  const isControl = isMarked || (control.matches(foldToggle) && !host.contains(control));
  return isControl && panelOf(control, host.localName, isMarked) === host;
}

/** One that names a panel is that panel's only; other marked ones belong to the panel around them, or to the first. */
function panelOf(control: Element, tag: string, isMarked: boolean): Element | null | undefined {
  const { ownerDocument } = control;
  const own = controlAttributes.map((name) => control.getAttribute(name)).find(Boolean);
  const id = own ?? control.getAttribute('aria-controls');
  const named = id ? ownerDocument.getElementById(id) : foldOf(control);
  const panel = named?.closest(tag) ?? named?.querySelector(tag);
  // What it names may be no panel, as with a script's own `aria-controls`; an id that is nowhere is a mistake.
  if (panel || !isMarked || own || (id && !named)) return panel;
  return control.closest(tag) ?? ownerDocument.querySelector(tag);
}
