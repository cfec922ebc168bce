import { KeptLog } from '../../shared/dom/kept-log.js';
import { lendFocus } from '../../shared/dom/lend-focus.js';
import { fileError } from '../../shared/element/file-error.js';
import { coreStyles } from '../../shared/styles/core.styles.js';
import { panelStyles } from './offcanvas-panel.styles.js';
import { createStore } from '../../shared/store/create-store.js';
import { idFor } from './control-marks.dom.js';
import { controlsOf, type ControlRequest } from './controls.dom.js';
import { DialogView, type DialogChrome } from './dialog-view.dom.js';
import { listenToControls } from './listen-controls.dom.js';
import {
  OffcanvasPanelClosedEvent,
  OffcanvasPanelCloseEvent,
  OffcanvasPanelOpenedEvent,
  OffcanvasPanelOpenEvent,
} from './offcanvas-panel.events.js';
import type { PanelCore, PanelHost } from './offcanvas-panel.host.js';
import { PanelPlace } from './panel-place.dom.js';
import {
  canOpen,
  initialPanel,
  isOut,
  type PanelAction,
  type PanelEffect,
  type PanelRequest,
  type PanelState,
  type Phase,
  type Source,
} from './panel-state.model.js';
import { stepPanel } from './step-panel.model.js';
import { edgeStyles } from './swipe.styles.js';
import { adoptServerPanel, aliasForPageScripts } from './theme.dom.js';

/**
 * Starts the panel.
 *
 * @param host The element.
 * @param chrome Style sheets, and the import of the view; tests pass their own.
 */
export function startCore(host: PanelHost, chrome = panelChrome): PanelCore {
  const controller = new PanelController(host);
  controller.start(chrome);
  return controller;
}

/** Style sheets of the dialog, and the import of its view. */
export const panelChrome: DialogChrome = {
  sheets: [coreStyles, panelStyles, edgeStyles],
  loadView: () => import('./offcanvas-panel.view.js'),
};

/** Returns true if a link that opens the panel was pressed before the start: the URL has the hash of its target. */
function wasLedTo(host: HTMLElement): boolean {
  const { hash } = location;
  return hash !== '' && controlsOf(host).some((control) => control.getAttribute('href') === hash);
}

/** Elements that have the focus before and after a movement. */
interface Focus {
  readonly opener?: Element;
  readonly landing?: HTMLElement | null;
}

/** Connects the store, the dialog, the controls and the place of the content. */
class PanelController implements PanelCore {
  readonly #host: PanelHost;
  readonly #slot: HTMLSlotElement;
  readonly #place: PanelPlace;
  readonly #log: KeptLog;
  readonly #listening = new AbortController();
  readonly #store = createStore<PanelState, PanelAction, PanelEffect>({
    initial: initialPanel,
    step: stepPanel,
    run: (effect) => this.#run(effect),
    onError: (error) => this.#host.report(error),
  });
  #dialog: DialogView | undefined;
  #focus: Focus = {};
  #giveBack = () => {};

  constructor(host: PanelHost) {
    this.#host = host;
    this.#log = new KeptLog(host);
    this.#slot = host.shadowRoot?.querySelector('slot') as HTMLSlotElement;
    this.#place = new PanelPlace(host, this.#slot, () => this.#update());
  }

  start(chrome: DialogChrome): void {
    const host = this.#host;
    const wasOpen = host.isOpen || wasLedTo(host);
    this.#log.setAttribute(host, 'id', idFor(host));
    aliasForPageScripts(window);
    this.#giveBack = adoptServerPanel(host) ?? this.#giveBack;
    this.#buildDialog(chrome);
    this.#place.watch();
    this.#store.subscribe(() => this.#reflect());
    this.#listen();
    // Mark for the first-paint styles of the page: the content is in its final place.
    this.#log.setAttribute(host, 'data-ready', '');
    if (wasOpen) this.ask('open');
  }

  ask(request: ControlRequest): void {
    this.#ask(request, 'script');
  }

  serve(request: ControlRequest): boolean {
    const { state } = this.#store;
    if (!(request === 'close' ? isOut : canOpen)(state)) return false;
    this.ask(request);
    return true;
  }

  optionChanged(name: string): void {
    if (name === 'breakpoint') return this.#place.readBreakpoint();
    if (name !== 'isOpen') return this.#dialog?.update();
    // The attribute is written after the property. A page that cancels the event must find both equal.
    queueMicrotask(() => {
      const { isOpen } = this.#host;
      if (isOpen !== isOut(this.#store.state)) this.ask(isOpen ? 'open' : 'close');
    });
  }

  stop(): void {
    this.#listening.abort();
    this.#place.stop();
    this.#giveBack();
    this.#showPhase();
    this.#dialog?.stop();
    this.#log.restoreAll();
  }

  /** Builds the dialog. Without it the content stays in the page. */
  #buildDialog(chrome: DialogChrome): void {
    try {
      this.#dialog = new DialogView(this.#host, this.#slot, this.#store.send, chrome);
    } catch (error) {
      this.#host.report(fileError(this.#host, 'core', error));
      this.#place.stay();
    }
  }

  #listen(): void {
    // A page that a form leaves may come back from the back-forward cache: not with an open panel.
    const shut = () => this.#store.send({ type: 'gone' });
    window.addEventListener('pagehide', shut, { signal: this.#listening.signal });
    listenToControls(
      this.#host,
      {
        onControl: (request, opener) => this.#ask(request, 'control', { opener }),
        onHint: () => this.#dialog?.prepare(),
        onLink: (landing) => this.#ask('close', 'link', { landing }),
      },
      this.#listening.signal,
    );
  }

  #ask(request: ControlRequest, source: Source, focus: Focus = {}): void {
    this.#focus = focus;
    this.#store.send({ type: 'asked', request, source });
  }

  /** Reads the content, the breakpoint and the controls again after a change in the page. */
  #update(): void {
    // A script may have written the theme's panel into the page again.
    this.#giveBack = adoptServerPanel(this.#host) ?? this.#giveBack;
    const { hasContent, isInPage } = this.#place;
    this.#store.send({ type: 'page-changed', hasContent, isInPage });
    this.#place.show(isOut(this.#store.state));
    this.#dialog?.stayModal();
  }

  #run(effect: PanelEffect): void {
    switch (effect.type) {
      case 'ask':
        return this.#askPage(effect.request, effect.source);
      case 'show':
        return this.#dialog?.show(this.#focus.opener);
      case 'follow':
        return this.#dialog?.follow(effect.progress);
      case 'slide':
        return this.#dialog?.slide(effect.to);
      case 'hide':
        return this.#hide();
      case 'notify':
        return this.#notify(effect.fact, effect.source);
      case 'reflect':
        return this.#reflect();
    }
  }

  #hide(): void {
    this.#dialog?.hide();
    if (this.#focus.landing) lendFocus(this.#focus.landing);
  }

  #askPage(request: PanelRequest, source: Source): void {
    const QuestionOf = request === 'open' ? OffcanvasPanelOpenEvent : OffcanvasPanelCloseEvent;
    const isAgreed = this.#host.dispatchEvent(new QuestionOf({ source }));
    this.#store.send(isAgreed ? { type: 'agreed', request, source } : { type: 'refused' });
  }

  #notify(fact: 'opened' | 'closed', source: Source): void {
    const FactOf = fact === 'opened' ? OffcanvasPanelOpenedEvent : OffcanvasPanelClosedEvent;
    this.#host.dispatchEvent(new FactOf({ source }));
  }

  #reflect(): void {
    const { state } = this.#store;
    this.#showPhase(state.phase);
    this.#host.isOpen = isOut(state);
    this.#place.show(this.#host.isOpen);
  }

  /** Sets the custom states of a phase; none for a closed panel. */
  #showPhase(phase?: Phase): void {
    this.#host.setState('opening', phase === 'opening');
    this.#host.setState('open', phase === 'open');
    this.#host.setState('closing', phase === 'closing');
  }
}
