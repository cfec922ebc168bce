import { prefersReducedMotion } from '../../shared/dom/prefers-reduced-motion.js';
import { lazily } from '../../shared/element/lazily.js';
import { createStore } from '../../shared/store/create-store.js';
import { focusTop } from './adapters/focus-top.js';
import { listenToLink } from './adapters/listen-link.js';
import { listenToTakeover } from './adapters/listen-takeover.js';
import { watchPlace } from './adapters/watch-place.js';
import { BackToTopReachedEvent } from './back-to-top.events.js';
import type { BackToTopElement } from './back-to-top.shell.js';
import { initialTop, type TopAction, type TopEffect, type TopState } from './contract/state.js';
import { isVisible, stepTop } from './engine/step.js';

/** What a link to the top does while its tag is in the document. */
export interface TopSession {
  optionChanged(name: string): void;
  stop(): void;
}

/** Makes a link to the top come, go and lead there. */
export function startSession(shell: BackToTopElement): TopSession {
  const page = shell.ownerDocument;
  const view = page.defaultView as Window;
  const store = createStore<TopState, TopAction, TopEffect>({
    initial: initialTop,
    step: stepTop,
    run,
    onError: (error) => shell.report(error),
  });
  let hash = '';
  let frame = 0;

  function run(effect: TopEffect): void {
    switch (effect.type) {
      case 'show':
        return shell.setState('visible', effect.isVisible);
      case 'scroll-to':
        // The page's own `scroll-behavior` would make steps of steps.
        return view.scrollTo({ top: effect.top, behavior: 'instant' });
      case 'next-frame':
        view.cancelAnimationFrame(frame);
        frame = view.requestAnimationFrame((now) => store.send({ type: 'frame', now }));
        return;
      case 'arrive':
        focusTop(page, hash);
        shell.dispatchEvent(new BackToTopReachedEvent());
    }
  }

  function interrupt(): void {
    store.send({ type: 'interrupted' });
  }

  function ask(link: HTMLAnchorElement): void {
    const { stepPx, stepMs } = shell;
    hash = link.hash;
    store.send({
      type: 'asked',
      climb: { from: view.scrollY, startedAt: view.performance.now(), stepPx, stepMs },
      isInstant: prefersReducedMotion(view),
    });
  }

  function look(): void {
    const hasFocus = shell.contains(page.activeElement);
    store.send({ type: 'seen', top: view.scrollY, threshold: shell.threshold, hasFocus });
  }

  const dress = () =>
    lazily(shell, 'looks', async () => (await import('./back-to-top.looks.js')).startLooks(shell));

  let undress = dress();
  shell.setState('visible', isVisible(store.state));
  const stops = [watchPlace(shell, look), listenToLink(shell, ask), listenToTakeover(view, interrupt)];

  return {
    optionChanged(name) {
      look();
      if (name !== 'icon') return;
      undress();
      undress = dress();
    },
    stop() {
      interrupt();
      for (const stop of [...stops, undress]) stop();
      shell.setState('visible', false);
    },
  };
}
