import type { PanelRequest } from './panel-state.model.js';

/** What a control may ask for. */
export type ControlRequest = PanelRequest | 'toggle';

/** All that a control may ask for. */
export const controlRequests: readonly ControlRequest[] = ['toggle', 'open', 'close'];

/** What makes an element a control: for selectors and for observers. */
export const controlAttributes = [
  ...controlRequests.map((request) => `data-offcanvas-${request}`),
  'commandfor',
];

export const controlSelector = controlAttributes.map((name) => `[${name}]`).join();

/** What a control asks for, by its attribute or by a custom command of the platform; undefined where it is none. */
export function requestOf(control: Element): ControlRequest | undefined {
  return controlRequests.find(
    (request) =>
      control.hasAttribute(`data-offcanvas-${request}`) || control.getAttribute('command') === `--${request}`,
  );
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

/** Whether the browser itself makes a button of it, with its keys. */
export function isButton(control: Element): boolean {
  return control.matches('button, summary, input');
}

/** One that names a panel is that panel's only; the others belong to the panel around them, or to the first. */
function isFor(control: Element, host: Element): boolean {
  const tag = host.localName;
  const document = host.ownerDocument;
  const id = [...controlAttributes, 'aria-controls'].map((name) => control.getAttribute(name)).find(Boolean);
  const named = id ? document.getElementById(id) : (control.closest(tag) ?? document.body);
  const panel = named && (named.closest(tag) ?? named.querySelector(tag));
  return panel === host && requestOf(control) !== undefined;
}
