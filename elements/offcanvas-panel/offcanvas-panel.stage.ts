import { openLayer, type OpenLayer } from '../../shared/dom/layer-stack.js';
import { prefersReducedMotion } from '../../shared/dom/prefers-reduced-motion.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { Store } from '../../shared/store/create-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { serverSwipe } from './adapters/server-swipe.js';
import { focusInto } from './adapters/focus-in.js';
import { listenToSwipe, passTapsOn } from './adapters/listen-swipe.js';
import { buildPanelDialog } from './adapters/panel-dialog.js';
import { edgeOf } from './adapters/side-of.js';
import { findSurround, type Surround } from './adapters/surround.js';
import type { PanelAction, PanelState, Source } from './contract/state.js';
import { panelTexts } from './contract/texts.js';
import type { OffcanvasPanelElement } from './offcanvas-panel.shell.js';
import { panelStyles } from './offcanvas-panel.styles.js';

/** What shows the panel. */
export interface Stage {
  show(opener: Element | null): void;
  /** Puts the panel so far out, 0 to 1, at once. */
  follow(progress: number): void;
  /** Slides it there and tells when it has arrived. */
  slide(to: 0 | 1): void;
  hide(): void;
  /** Takes in options that have changed. */
  refresh(): void;
  /** Makes the panel modal again where the page has moved it. */
  stayModal(): void;
  stop(): void;
}

/** Builds the panel's chrome around the slot of a shell. */
export function createStage(
  shell: OffcanvasPanelElement,
  slot: HTMLSlotElement,
  store: Store<PanelState, PanelAction>,
): Stage {
  const page = shell.ownerDocument;
  const root = shell.shadowRoot as ShadowRoot;
  const ask = (source: Source) => store.send({ type: 'asked', wish: 'close', source });
  const translate = createTexts({ host: shell, catalogues: [panelTexts] });
  const { dialog, panel, edge } = buildPanelDialog(
    page,
    {
      label: shell.getAttribute('aria-label') ?? translate('offcanvas-panel.label'),
      close: translate('offcanvas-panel.close'),
    },
    {
      onClose: () => ask('control'),
      onOverlay: () => ask('overlay'),
      onCancel: () => ask('key'),
      onGone: () => store.send({ type: 'gone' }),
    },
  );
  let layer: OpenLayer | undefined;
  let surround: Surround | null = null;
  let stopSwipe: (() => void) | undefined;
  let slides = 0;

  function place(progress: number, isSliding: boolean): void {
    slides += 1;
    dialog.classList.toggle('slides', isSliding);
    dialog.style.setProperty('--_progress', String(progress));
    surround?.move(progress * panel.offsetWidth * sign(), isSliding && !prefersReducedMotion());
  }

  function sign(): number {
    return dialog.dataset.edge === 'left' ? 1 : -1;
  }

  function aim(): void {
    const wanted = edgeOf(shell, shell.side);
    dialog.dataset.edge = wanted;
    edge.dataset.edge = wanted;
  }

  /** A closed panel has no box: it gets one for as long as no frame is painted. */
  function measure(): number {
    if (!dialog.open) dialog.style.setProperty('display', 'block');
    const width = panel.offsetWidth;
    dialog.style.removeProperty('display');
    return width;
  }

  function listenForFingers(): void {
    stopSwipe?.();
    const isOn = shell.swipe || serverSwipe(shell) === true;
    edge.hidden = !isOn;
    if (!isOn) return;
    stopSwipe = listenToSwipe([edge, dialog], (touch) => {
      if (touch.type !== 'touch-began') return store.send(touch);
      aim();
      store.send({ ...touch, width: measure(), sign: sign() });
    });
  }

  /** A native dialog that was moved in the page is modal no more. */
  function stayModal(): void {
    if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
  }

  function hide(): void {
    slides += 1;
    // The browser's own way back first: an opener below a modal dialog takes no focus.
    dialog.close();
    surround?.restore();
    layer?.close();
    layer = undefined;
  }

  shell.adoptChrome([baseStyles, panelStyles]);
  passTapsOn(edge);
  root.append(dialog, edge);
  aim();
  listenForFingers();

  return {
    show(opener) {
      aim();
      panel.append(slot);
      slot.hidden = false;
      surround = shell.mode === 'push' ? findSurround(page) : null;
      // Before the dialog takes the focus, so that the stack knows who had it.
      const back = opener ? { returnFocusTo: opener } : {};
      layer = openLayer({ element: dialog, onEscape: () => ask('key'), locksScroll: true, ...back });
      dialog.showModal();
      focusInto(shell, dialog);
      place(0, false);
    },
    follow: (progress) => place(progress, false),
    slide(to) {
      // Read, so that the slide begins where the panel is now.
      panel.getBoundingClientRect();
      place(to, true);
      const mine = slides;
      const arrive = () => mine === slides && store.send({ type: 'slid' });
      const running = panel.getAnimations();
      if (running.length === 0) arrive();
      else void Promise.allSettled(running.map(({ finished }) => finished)).then(arrive);
    },
    hide,
    refresh() {
      aim();
      listenForFingers();
    },
    stayModal,
    stop() {
      if (dialog.open) hide();
      stopSwipe?.();
      dialog.remove();
      edge.remove();
    },
  };
}
