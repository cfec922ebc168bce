import type { ControlWish } from './find-controls.js';

/** Gives old page scripts their `G5.offcanvas`, unless another script has the name. It stays: it only asks. */
export function aliasForPageScripts(view: Window | null): void {
  if (!view) return;
  const known: unknown = Reflect.get(view, 'G5');
  // An element with this id has not taken the name: the browser lent it.
  const isFree = known === undefined || known instanceof Element;
  const names: unknown = isFree ? {} : known;
  if (typeof names !== 'object' || names === null || Reflect.has(names, 'offcanvas')) return;
  const request = (wish: ControlWish) => () => {
    const detail = {};
    view.document.dispatchEvent(
      new CustomEvent(`offcanvas-panel-${wish}-request`, { detail, cancelable: true }),
    );
  };
  Reflect.set(names, 'offcanvas', {
    open: request('open'),
    close: request('close'),
    toggle: request('toggle'),
  });
  if (isFree) Object.defineProperty(view, 'G5', { value: names, writable: true, configurable: true });
}
