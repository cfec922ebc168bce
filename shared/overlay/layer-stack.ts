import { deepActiveElement, isFocusLost } from '../dom/deep-active-element.js';
import { flatContains } from '../dom/flat-contains.js';
import { pageSingleton } from '../dom/page-singleton.js';
import { returnFocus } from './return-focus.js';
import { lockScroll, type Unlock } from './scroll-lock.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';

/** Layer over the page: a dialog, a panel, an open menu. */
export interface LayerOptions {
  /** Visible element of the layer. The focus is inside the layer while it is in this element. */
  readonly element: Element;
  /** Called for Escape while this layer is on top. The layer stays open until `close()` is called. */
  readonly onEscape: () => void;
  /** True to stop the page from scrolling while the layer is open. */
  readonly locksScroll: boolean;
  /**
   * Element that gets the focus after closing.
   *
   * @default The element that has the focus when the layer opens.
   */
  readonly returnFocusTo?: Element | undefined;
}

export interface OpenLayer {
  /** Removes the layer from the stack and returns the focus. A second call is a no-op. */
  close(): void;
}

interface Layer extends LayerOptions {
  /** Opener of the layer, then the openers of the layers below, as fallbacks if the first one is gone. */
  readonly focusChain: readonly Element[];
}

interface LayerStack {
  open(options: LayerOptions): OpenLayer;
}

/** Opens a layer on the stack of its document. All elements and bundles of a page share the stack. */
export function openLayer(options: LayerOptions): OpenLayer {
  const document = documentOf(options.element);
  return pageSingleton(document, 'rs-suite.layers', () => createLayerStack(document)).open(options);
}

function createLayerStack(document: SafeDocument): LayerStack {
  const layers: Layer[] = [];
  let unlock: Unlock | undefined;

  function closeTopOnEscape(event: KeyboardEvent): void {
    // Escape also ends a composition (IME), and may belong to a control inside the layer.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // Prevented, so that no native dialog below and no script of the page closes too.
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
    // Focus outside the layer stays where it is.
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
