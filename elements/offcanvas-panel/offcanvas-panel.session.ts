import { ConfigError } from '../../shared/element/config-error.js';
import { serveRequests } from '../../shared/events/serve-requests.js';
import { createStore } from '../../shared/store/create-store.js';
import { adoptServerPanel } from './adapters/adopt-server-panel.js';
import type { ControlWish } from './adapters/find-controls.js';
import { focusLanding } from './adapters/focus-landing.js';
import { aliasForPageScripts } from './adapters/gantry-alias.js';
import { listenToKeys } from './adapters/listen-keys.js';
import { listenToLinks } from './adapters/listen-links.js';
import { parseLength } from './contract/length.js';
import {
  initialPanel,
  type PanelAction,
  type PanelEffect,
  type PanelState,
  type Source,
  type Wish,
} from './contract/state.js';
import { canOpen, isOut } from './engine/selectors.js';
import { stepPanel } from './engine/step.js';
import type { PanelPlace } from './offcanvas-panel.core.js';
import {
  OffcanvasPanelClosedEvent,
  OffcanvasPanelCloseEvent,
  OffcanvasPanelOpenedEvent,
  OffcanvasPanelOpenEvent,
} from './offcanvas-panel.events.js';
import type { OffcanvasPanelElement } from './offcanvas-panel.shell.js';
import { createStage } from './offcanvas-panel.stage.js';

/** Where the focus comes from and where it goes. */
interface Focus {
  readonly opener?: Element | null;
  readonly landing?: HTMLElement | null;
}

/** What moves one panel while its tag is in the document. */
export interface PanelSession {
  ask(wish: ControlWish, source: Source, focus?: Focus): void;
  optionChanged(name: string): void;
  /** Takes in what has changed in the page around. */
  settle(): void;
  stop(): void;
}

/** Joins the decisions, the chrome and everyone who may move the panel. */
export function startSession(place: PanelPlace): PanelSession {
  const { shell, slot } = place;
  const store = createStore<PanelState, PanelAction, PanelEffect>({
    initial: { ...initialPanel, hasContent: place.hasContent, isInPage: place.isInPage },
    step: stepPanel,
    run,
    onError: (error) => shell.report(error),
  });
  const stage = createStage(shell, slot, store);
  let focus: Focus = {};

  function run(effect: PanelEffect): void {
    switch (effect.type) {
      case 'ask':
        return askPage(effect.wish, effect.source);
      case 'show':
        return stage.show(focus.opener ?? null);
      case 'follow':
        return stage.follow(effect.progress);
      case 'slide':
        return stage.slide(effect.to);
      case 'hide':
        stage.hide();
        return focus.landing ? focusLanding(focus.landing) : undefined;
      case 'tell':
        return tell(effect.fact, effect.source);
      case 'reflect':
        return reflect();
    }
  }

  function askPage(wish: Wish, source: Source): void {
    const QuestionOf = wish === 'open' ? OffcanvasPanelOpenEvent : OffcanvasPanelCloseEvent;
    const isAgreed = shell.dispatchEvent(new QuestionOf({ source }));
    store.send(isAgreed ? { type: 'agreed', wish, source } : { type: 'refused' });
  }

  function tell(fact: 'opened' | 'closed', source: Source): void {
    const FactOf = fact === 'opened' ? OffcanvasPanelOpenedEvent : OffcanvasPanelClosedEvent;
    shell.dispatchEvent(new FactOf({ source }));
  }

  function reflect(): void {
    const { phase } = store.state;
    shell.setState('opening', phase === 'opening');
    shell.setState('open', phase === 'open');
    shell.setState('closing', phase === 'closing');
    shell.isOpen = isOut(store.state);
    place.show(shell.isOpen);
  }

  function ask(wish: ControlWish, source: Source, wanted: Focus = {}): void {
    focus = wanted;
    store.send({ type: 'asked', wish, source });
  }

  function serve(wish: ControlWish): () => void {
    return serveRequests(shell, `offcanvas-panel-${wish}-request`, () => {
      const canServe = wish === 'close' ? isOut(store.state) : canOpen(store.state);
      if (canServe) ask(wish, 'script');
      return canServe;
    });
  }

  store.subscribe(reflect);
  checkBreakpoint(shell);
  aliasForPageScripts(shell.ownerDocument.defaultView);
  const stops = [
    adoptServerPanel(shell),
    listenToKeys(shell),
    listenToLinks(shell, (landing) => {
      if (isOut(store.state)) ask('close', 'link', { landing });
    }),
    serve('open'),
    serve('close'),
    serve('toggle'),
  ];

  return {
    ask,
    optionChanged(name) {
      if (name === 'breakpoint') return checkBreakpoint(shell);
      if (name !== 'isOpen') return stage.refresh();
      // The attribute is written after the property: a page that says no must find both settled.
      queueMicrotask(() => {
        if (shell.isOpen !== isOut(store.state)) ask(shell.isOpen ? 'open' : 'close', 'script');
      });
    },
    settle() {
      const { hasContent, isInPage } = place;
      if (hasContent !== store.state.hasContent) store.send({ type: 'content-changed', hasContent });
      if (isInPage !== store.state.isInPage) store.send({ type: 'place-changed', isInPage });
      place.show(isOut(store.state));
      stage.stayModal();
    },
    stop() {
      for (const stop of stops) stop();
      for (const name of ['opening', 'open', 'closing']) shell.setState(name, false);
      stage.stop();
    },
  };
}

/** What is no width is the author's mistake, and counts as none. */
function checkBreakpoint(shell: OffcanvasPanelElement): void {
  const { breakpoint } = shell;
  if (!breakpoint || parseLength(breakpoint)) return;
  const problem = `found "${breakpoint}", expected a width such as 48rem or 768px`;
  shell.report(new ConfigError(shell, 'attribute breakpoint', problem));
}
