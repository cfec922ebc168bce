import { controlRequests, type ControlRequest } from './controls.dom.js';

/** The theme's own panel. */
const serverPanel = '#g-offcanvas';

/** The edge at which the panel waits. */
export type Edge = (typeof edges)[number];

const edges = ['left', 'right'] as const;

/** The edge that a side stands for, by the direction of writing; the theme's class on the body counts where none is set. */
export function edgeOf(host: HTMLElement, side: string): Edge {
  const { classList } = host.ownerDocument.body;
  const isNamed = (edge: Edge) => side === edge || (side === '' && classList.contains(`g-offcanvas-${edge}`));
  const isRightToLeft = getComputedStyle(host).direction === 'rtl';
  return edges.find(isNamed) ?? ((side === 'end') === isRightToLeft ? 'left' : 'right');
}

/** 1 for a panel that opens to the right, -1 for one that opens to the left. */
export function signOf({ dataset }: HTMLElement): number {
  return dataset.edge === 'left' ? 1 : -1;
}

/** Returns true if the theme's panel allows a swipe: its attribute is set and is not 0. */
export function hasServerSwipe(host: HTMLElement): boolean {
  const panel = host.closest(serverPanel) ?? host.querySelector(serverPanel);
  return (panel?.getAttribute('data-g-offcanvas-swipe') ?? '0') !== '0';
}

/** An empty tag takes the theme's panel in from wherever it stands. Returns the way to put it back. */
export function adoptServerPanel(host: HTMLElement): () => void {
  const panel = host.ownerDocument.querySelector(serverPanel);
  const isFree = panel && !panel.contains(host) && !panel.closest(host.localName);
  if (!isFree || host.childElementCount > 0) return () => undefined;
  const marker = host.ownerDocument.createComment('');
  panel.replaceWith(marker);
  host.append(panel);
  return () => {
    if (marker.isConnected) marker.replaceWith(panel);
  };
}

/** Gives old page scripts their `G5.offcanvas`, unless another script has the name. It stays: it only asks. */
export function aliasForPageScripts(window: Window): void {
  const known: unknown = Reflect.get(window, 'G5');
  // An element with this id has not taken the name: the browser lent it.
  const names = known instanceof Element ? {} : (known ?? {});
  if (typeof names !== 'object' || 'offcanvas' in names) return;
  const ask = (request: ControlRequest) => () => {
    const type = `offcanvas-panel-${request}-request`;
    window.document.dispatchEvent(new CustomEvent(type, { detail: {}, cancelable: true }));
  };
  const offcanvas = Object.fromEntries(controlRequests.map((request) => [request, ask(request)]));
  Reflect.set(window, 'G5', Object.assign(names, { offcanvas }));
}
