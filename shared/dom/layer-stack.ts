import { deepActiveElement, isFocusLost } from './deep-active-element.js';
import { flatContains } from './flat-contains.js';
import { returnFocus } from './lend-focus.js';
import { pageSingleton } from './page-singleton.js';
import { lockScroll, type Unlock } from './scroll-lock.js';

/** Something that lies over the page until it is closed: a dialog, a panel, an open menu. */
export interface LayerOptions {
  /** What the visitor sees of the layer; the focus is "inside" while it is here. */
  readonly element: Element;
  /** Called for Escape while this layer is on top. The layer stays until `close()` is called. */
  readonly onEscape: () => void;
  /** Whether the page must not scroll meanwhile. */
  readonly locksScroll: boolean;
  /** Where the focus goes afterwards. Default: what has it now. */
  readonly returnFocusTo?: Element | undefined;
}

export interface OpenLayer {
  /** Takes the layer off the stack and the focus back to its opener. Harmless when called twice. */
  close(): void;
}

interface Layer extends LayerOptions {
  /** Its opener, then the openers of the layers below, for when the first is gone. */
  readonly focusChain: readonly Element[];
}

interface LayerStack {
  open(options: LayerOptions): OpenLayer;
}

/** Opens a layer on the one stack of its document, which all elements and bundles share. */
export function openLayer(options: LayerOptions): OpenLayer {
  const document = options.element.ownerDocument;
  return pageSingleton(document, 'rs-suite.layers', () => createLayerStack(document)).open(options);
}

function createLayerStack(document: Document): LayerStack {
  const layers: Layer[] = [];
  let unlock: Unlock | undefined;

  function closeTopOnEscape(event: KeyboardEvent): void {
    // Escape also ends a composition (IME), and may belong to a control inside the layer.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // Prevented, so that neither a native dialog below nor the page's own script closes as well.
    event.preventDefault();
    layers.at(-1)?.onEscape();
  }

  function updatePage(): void {
    const isLocked = layers.some((layer) => layer.locksScroll);
    if (isLocked) {
      unlock ??= lockScroll(document);
    } else {
      unlock?.();
      unlock = undefined;
    }
    if (layers.length > 0) document.addEventListener('keydown', closeTopOnEscape);
    else document.removeEventListener('keydown', closeTopOnEscape);
  }

  function close(layer: Layer): void {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    updatePage();
    // A visitor who is somewhere else already stays there.
    const isInside = flatContains(layer.element, deepActiveElement(document));
    if (isInside || isFocusLost(document)) returnFocus(document, layer.focusChain);
  }

  return {
    open(options) {
      const opener = options.returnFocusTo ?? deepActiveElement(document);
      const below = layers.at(-1)?.focusChain ?? [];
      const layer = { ...options, focusChain: opener ? [opener, ...below] : below };
      layers.push(layer);
      updatePage();
      return { close: () => close(layer) };
    },
  };
}
