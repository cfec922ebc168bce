import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { optionalGlobal } from '../../shared/dom/named-by-page.js';
import { controlRequests, type ControlRequest } from './controls.dom.js';

/** Selector of the theme's own panel. */
const serverPanel = '#g-offcanvas';

/** Edge of the window from which the panel opens. */
export type Edge = (typeof edges)[number];

const edges = ['left', 'right'] as const;

/** Returns the edge for a `side`, by the text direction. Without a side the theme's class on the body counts. */
export function edgeOf(host: HTMLElement, side: string): Edge {
  const { classList } = documentOf(host).body;
  const isNamed = (edge: Edge) => side === edge || (side === '' && classList.contains(`g-offcanvas-${edge}`));
  const isRightToLeft = getComputedStyle(host).direction === 'rtl';
  return edges.find(isNamed) ?? ((side === 'end') === isRightToLeft ? 'left' : 'right');
}

/** Returns 1 for a panel that opens to the right, -1 for one that opens to the left. */
export function signOf({ dataset }: HTMLElement): number {
  return dataset.edge === 'left' ? 1 : -1;
}

/** Returns true if the theme's panel allows a swipe: its attribute is set and is not 0. */
export function hasServerSwipe(host: HTMLElement): boolean {
  const panel = host.closest(serverPanel) ?? host.querySelector(serverPanel);
  return (unclobbered(panel)?.getAttribute('data-g-offcanvas-swipe') ?? '0') !== '0';
}

/**
 * Moves the theme's panel into an empty tag.
 *
 * @returns A function that moves it back; null if there is nothing to move.
 */
export function adoptServerPanel(host: HTMLElement): (() => void) | null {
  const panel = documentOf(host).querySelector(serverPanel);
  const isFree = panel && !unclobbered(panel).contains(host) && !unclobbered(panel).closest(host.localName);
  if (!isFree || host.childElementCount > 0) return null;
  const marker = documentOf(host).createComment('');
  unclobbered(panel).replaceWith(marker);
  host.append(panel);
  return () => {
    if (marker.isConnected) marker.replaceWith(panel);
  };
}

/**
 * Defines `G5.offcanvas` for old page scripts, unless another script uses that name. It is never removed: it only
 * dispatches requests.
 */
export function aliasForPageScripts(window: Window): void {
  // An element with the id `G5` may be replaced.
  const names = optionalGlobal('G5', window) ?? {};
  if (typeof names !== 'object' || 'offcanvas' in names) return;
  const ask = (request: ControlRequest) => () => {
    const type = `offcanvas-panel-${request}-request`;
    unclobbered(window.document).dispatchEvent(new CustomEvent(type, { detail: {}, cancelable: true }));
  };
  const offcanvas = Object.fromEntries(controlRequests.map((request) => [request, ask(request)]));
  Reflect.set(window, 'G5', Object.assign(names, { offcanvas }));
}
