import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import type { PanelRequest } from './panel-state.model.js';

/** Request of a control. */
export type ControlRequest = PanelRequest | 'toggle';

/** Requests that a control may have. */
export const controlRequests: readonly ControlRequest[] = ['toggle', 'open', 'close'];

/** Attributes of a control, for selectors and for observers. */
export const controlAttributes = [
  ...controlRequests.map((request) => `data-offcanvas-${request}`),
  'commandfor',
];

/** Selector of Bootstrap's toggle of an element that is folded in a narrow window. */
const foldToggle = '[data-bs-toggle=collapse]';

export const controlSelector = [...controlAttributes.map((name) => `[${name}]`), foldToggle].join();

/**
 * Returns the request of a control, by its attribute or by a custom command (`command="--open"`); undefined for an
 * element without one.
 */
export function requestOf(control: Element): ControlRequest | undefined {
  return controlRequests.find(
    (request) =>
      unclobbered(control).hasAttribute(`data-offcanvas-${request}`) ||
      unclobbered(control).getAttribute('command') === `--${request}`,
  );
}

/** Returns the element that a Bootstrap toggle unfolds; null for all other controls. */
export function foldOf(control: Element): Element | null {
  return documentOf(control).getElementById(
    unclobbered(control).getAttribute('data-bs-target')?.slice(1) ?? '',
  );
}

/** Returns the controls of a panel, anywhere in the page. */
export function controlsOf(host: Element): HTMLElement[] {
  const all = documentOf(host).querySelectorAll<HTMLElement>(controlSelector);
  return [...all].filter((control) => isFor(control, host));
}

/** Returns the control of a panel at the target of an event; null for none. */
export function controlAt(target: EventTarget | null, host: Element): HTMLElement | null {
  const control =
    target instanceof Element ? unclobbered(target).closest<HTMLElement>(controlSelector) : null;
  return control && isFor(control, host) ? control : null;
}

/** Returns true for an element that the browser itself treats as a button, with its keys. */
export function isButton(control: Element): boolean {
  return unclobbered(control).matches('button, summary, input');
}

/** Returns true if an element is a control of the panel. A Bootstrap toggle inside the panel is not. */
function isFor(control: Element, host: Element): boolean {
  const isMarked = requestOf(control) !== undefined;
  const isControl = isMarked || (unclobbered(control).matches(foldToggle) && !host.contains(control));
  return isControl && panelOf(control, host.localName, isMarked) === host;
}

/**
 * Returns the panel of a control. A control with an id belongs to that panel alone. A marked control without an id
 * belongs to the panel around it, or else to the first panel.
 */
function panelOf(control: Element, tag: string, isMarked: boolean): Element | null | undefined {
  const document = documentOf(control);
  const own = controlAttributes.map((name) => unclobbered(control).getAttribute(name)).find(Boolean);
  const id = own ?? unclobbered(control).getAttribute('aria-controls');
  const named = id ? document.getElementById(id) : foldOf(control);
  const panel = unclobbered(named)?.closest(tag) ?? unclobbered(named)?.querySelector(tag);
  // `aria-controls` may refer to an element that is no panel. An id that is not in the page is an author's error.
  if (panel || !isMarked || own || (id && !named)) return panel;
  return unclobbered(control).closest(tag) ?? document.querySelector(tag);
}
