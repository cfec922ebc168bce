import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { openLayer, type OpenLayer } from '../../shared/overlay/layer-stack.js';
import { tryToFocus } from '../../shared/dom/lend-focus.js';
import { KeptLog } from '../../shared/dom/kept-log.js';
import { lazily } from '../../shared/element/lazily.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { PanelDialog, PanelHost } from './offcanvas-panel.host.js';
import { buildPanelDialog } from './panel-dialog.dom.js';
import type { PanelAction } from './panel-state.model.js';
import { startSwipe } from './swipe.dom.js';
import { edgeOf, hasServerSwipe, signOf } from './theme.dom.js';

/** Selector of elements in the content that can be focused. */
const places = '[autofocus],a[href],button,summary,[tabindex],input,select,textarea';

/** Selector of the page's wrapper, which moves aside in push mode. */
const pageWrapper = '#g-page-surround, [data-page-surround]';

/** Style sheets of the dialog, and the import of its view. */
export interface DialogChrome {
  readonly sheets: readonly CSSResult[];
  readonly loadView: () => Promise<{
    readonly mountChrome: (host: PanelHost, parts: PanelDialog) => () => void;
  }>;
}

/** The visible panel: the native dialog around its slot. */
export class DialogView {
  readonly #host: PanelHost;
  readonly #slot: HTMLSlotElement;
  readonly #send: (action: PanelAction) => void;
  readonly #chrome: DialogChrome;
  readonly #parts: PanelDialog;
  #stopView: (() => void) | undefined;
  #layer: OpenLayer | undefined;
  readonly #log: KeptLog;
  #isPush = false;
  #stopSwipe: (() => void) | undefined;
  /** Number of movements. A slide that was replaced by another one does not report its end. */
  #moves = 0;

  constructor(
    host: PanelHost,
    slot: HTMLSlotElement,
    send: (action: PanelAction) => void,
    chrome: DialogChrome,
  ) {
    this.#host = host;
    this.#log = new KeptLog(host);
    this.#slot = slot;
    this.#send = send;
    this.#chrome = chrome;
    this.#parts = buildPanelDialog(host, send);
    this.#parts.adopt(chrome.sheets);
    host.shadowRoot?.append(this.#parts.dialog);
    this.#followSwipe();
  }

  /** Reads the options again. */
  update(): void {
    this.#aim();
    this.#followSwipe();
  }

  #followSwipe(): void {
    if (this.#host.swipe || hasServerSwipe(this.#host)) this.#stopSwipe ??= this.#startSwipe();
    else this.#endSwipe();
  }

  /** Reads the side of the panel and loads the view, once. Called at each sign that the panel may open. */
  prepare(): void {
    this.#aim();
    this.#stopView ??= lazily(this.#host, 'view', this.#chrome.loadView, ({ mountChrome }) =>
      mountChrome(this.#host, this.#parts),
    );
  }

  /** Opens the dialog, with the panel still outside of the window. */
  show(opener: Element | undefined): void {
    const { dialog, panel, ask } = this.#parts;
    this.prepare();
    panel.append(this.#slot);
    this.#slot.hidden = false;
    this.#isPush = this.#host.mode === 'push';
    // Before `showModal()` moves the focus: the layer stack stores the element that has it now.
    const onEscape = () => ask('key');
    this.#layer = openLayer({ element: dialog, onEscape, locksScroll: true, returnFocusTo: opener });
    dialog.showModal();
    this.#focusInto();
    this.#move(0, false);
  }

  /** Moves the panel to a share of its width, 0 to 1, without a transition. */
  follow(progress: number): void {
    this.#move(progress, false);
  }

  /** Slides the panel and sends `slid` at the end. */
  slide(to: 0 | 1): void {
    const { panel } = this.#parts;
    // Forces a layout, so that the slide begins at the current position.
    panel.getBoundingClientRect();
    this.#move(to, true);
    const move = this.#moves;
    const arrive = () => move === this.#moves && this.#send({ type: 'slid' });
    const running = panel.getAnimations();
    if (running.length === 0) arrive();
    else void Promise.allSettled(running.map(({ finished }) => finished)).then(arrive);
  }

  hide(): void {
    this.#moves += 1;
    // The dialog is closed before the focus returns: an element below a modal dialog cannot be focused.
    this.#parts.dialog.close();
    this.#log.restoreAll();
    this.#layer?.close();
    this.#layer = undefined;
  }

  /** Makes the dialog modal again. A native dialog that was moved in the page is not modal any more. */
  stayModal(): void {
    const { dialog } = this.#parts;
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
  }

  stop(): void {
    const { dialog } = this.#parts;
    if (dialog.open) this.hide();
    this.#endSwipe();
    this.#stopView?.();
    dialog.remove();
  }

  #move(progress: number, isSliding: boolean): void {
    const { dialog, panel } = this.#parts;
    this.#moves += 1;
    dialog.classList.toggle('slides', isSliding);
    dialog.style.setProperty('--_progress', String(progress));
    if (!this.#isPush) return;
    // In a page without a wrapper nothing is pushed.
    const wrapper = documentOf(this.#host).querySelector<HTMLElement>(pageWrapper);
    if (!wrapper) return;
    // The page beside the panel has the same transition as the panel.
    this.#log.setStyle(wrapper, 'transition', getComputedStyle(panel).transition);
    this.#log.setStyle(wrapper, 'translate', `${progress * panel.offsetWidth * signOf(dialog)}px`);
  }

  #startSwipe(): () => void {
    // The edge of the window where a swipe begins is on the side of the panel.
    this.#aim();
    return startSwipe({ parts: this.#parts, onStart: () => this.prepare(), send: this.#send });
  }

  #endSwipe(): void {
    this.#stopSwipe?.();
    this.#stopSwipe = undefined;
  }

  #aim(): void {
    this.#parts.dialog.dataset.edge = edgeOf(this.#host, this.#host.side);
  }

  /** Moves the focus to the first focusable element of the content if the page hides the close button. */
  #focusInto(): void {
    const active = this.#host.shadowRoot?.activeElement;
    if (active && active !== this.#parts.dialog) return;
    [...this.#host.querySelectorAll(places)].some(tryToFocus);
  }
}
