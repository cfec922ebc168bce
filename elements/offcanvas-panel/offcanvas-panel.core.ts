import { fileError } from '../../shared/element/file-error.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { ControlWish } from './adapters/find-controls.js';
import { idFor } from './adapters/identify.js';
import { listenToControls } from './adapters/listen-controls.js';
import { createControlMarker } from './adapters/mark-controls.js';
import { watchBreakpoint } from './adapters/watch-breakpoint.js';
import { hasContent, watchPage } from './adapters/watch-content.js';
import { whenIdle } from './adapters/when-idle.js';
import type { PanelSession } from './offcanvas-panel.session.js';
import type { OffcanvasPanelElement } from './offcanvas-panel.shell.js';

/** What runs behind an `<offcanvas-panel>` while it is in the document. */
export interface PanelCore extends ShellCore {
  ask(wish: ControlWish): void;
}

/** What the page gives a panel, and the way to show what has become of it. */
export interface PanelPlace {
  readonly shell: OffcanvasPanelElement;
  readonly slot: HTMLSlotElement;
  hasContent: boolean;
  isInPage: boolean;
  /** Puts the content and the controls right for a panel that is out or away. */
  show(isOut: boolean): void;
}

/** Makes a panel of what the server wrote. What moves it comes when the browser is idle, or when it is wanted. */
export function startCore(shell: OffcanvasPanelElement): PanelCore {
  const page = shell.ownerDocument;
  const view = page.defaultView as Window;
  const root = shell.shadowRoot as ShadowRoot;
  const slot = root.querySelector('slot') as HTMLSlotElement;
  const marker = createControlMarker(shell);
  const hadId = shell.id;
  const wasOpen = shell.isOpen;
  let session: PanelSession | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  let hasFailed = false;

  const place: PanelPlace = {
    shell,
    slot,
    hasContent: false,
    isInPage: false,
    show(isOut) {
      const { isInPage } = place;
      if (isInPage && slot.parentNode !== root) root.prepend(slot);
      slot.hidden = !isInPage && slot.parentNode === root;
      marker.mark(isOut, place.hasContent && !isInPage);
    },
  };

  async function load(): Promise<void> {
    try {
      const { startSession } = await import('./offcanvas-panel.session.js');
      if (!isStopped) session = startSession(place);
    } catch (error) {
      shell.report(fileError(shell, 'session', error));
      // Without what moves it, the content stays in the page.
      hasFailed = true;
      if (!isStopped) settle();
    }
  }

  /** Runs the task with the session; never where its chunk does not come. */
  function withSession(task?: (session: PanelSession) => void): void {
    loading ??= load();
    if (session) task?.(session);
    else void loading.then(() => session && !isStopped && task?.(session));
  }

  function settle(isInPage = place.isInPage): void {
    place.isInPage = isInPage || hasFailed;
    place.hasContent = hasContent(shell);
    if (session) session.settle();
    else place.show(false);
  }

  const followBreakpoint = () => watchBreakpoint(view, shell.breakpoint, settle);

  shell.id = idFor(shell);
  let stopBreakpoint = followBreakpoint();
  const stops = [
    listenToControls(shell, (wish, opener) => withSession(({ ask }) => ask(wish, 'control', { opener }))),
    watchPage(page, () => settle()),
  ];
  // For the page's own first-paint styles: what they hide until now has its place.
  shell.dataset.ready = '';
  if (wasOpen) withSession(({ ask }) => ask('open', 'script'));
  whenIdle(view, () => isStopped || withSession());

  return {
    ask: (wish) => withSession(({ ask }) => ask(wish, 'script')),
    optionChanged(name) {
      if (name === 'breakpoint') {
        stopBreakpoint();
        stopBreakpoint = followBreakpoint();
      }
      withSession(({ optionChanged }) => optionChanged(name));
    },
    stop() {
      isStopped = true;
      for (const stop of [...stops, stopBreakpoint]) stop();
      place.isInPage = true;
      place.show(false);
      marker.stop();
      session?.stop();
      delete shell.dataset.ready;
      if (!hadId) shell.removeAttribute('id');
    },
  };
}
