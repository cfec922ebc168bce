import { createStore } from '../../shared/store/create-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import type { Tab } from './adapters/build-tab.js';
import { holds } from './adapters/find-groups.js';
import { buildChrome } from './adapters/tab-chrome.js';
import { createRegister } from './adapters/tab-register.js';
import { elementAt, watchLinks } from './adapters/watch-links.js';
import { watchOrientation } from './adapters/watch-orientation.js';
import { initialTabs, type TabAction, type TabEffect, type TabState } from './contract/state.js';
import { keyMove } from './engine/key-move.js';
import { stepTabs } from './engine/step.js';
import type { TabSetCore } from './tab-set.core.js';
import { TabSetChangedEvent } from './tab-set.events.js';
import type { TabSetElement } from './tab-set.shell.js';
import { tabSetStyles } from './tab-set.styles.js';

/** Makes tabs of what the server wrote, and keeps them right until stopped. */
export function startSession(shell: TabSetElement): TabSetCore {
  const page = shell.ownerDocument;
  const root = shell.shadowRoot as ShadowRoot;
  const slot = root.querySelector('slot') as HTMLSlotElement;
  const chrome = buildChrome(page, shell.getAttribute('aria-label'));
  const register = createRegister(shell, chrome.panels);
  const stop = new AbortController();
  const { signal } = stop;
  const store = createStore<TabState, TabAction, TabEffect>({
    initial: initialTabs,
    step: stepTabs,
    run,
    onError: (error) => shell.report(error),
  });
  let tabs: readonly Tab[] = [];
  let isOnPaper = false;
  let stopOrientation: (() => void) | undefined;

  function run(effect: TabEffect): void {
    const { selected, current } = store.state;
    if (effect.type === 'show') show();
    else if (effect.type === 'focus') tabs[current]?.button.focus();
    else {
      const { source } = effect;
      shell.dispatchEvent(new TabSetChangedEvent({ index: selected, count: tabs.length, source }));
    }
  }

  function show(): void {
    const { selected, current } = store.state;
    tabs.forEach((tab, index) => {
      tab.button.ariaSelected = String(index === selected);
      tab.button.tabIndex = index === current ? 0 : -1;
      tab.show(isOnPaper || index === selected, isOnPaper);
    });
  }

  function list(): void {
    const shown = tabs[store.state.selected];
    tabs = register.read();
    chrome.order(tabs);
    const isActive = (tab: Tab) => (shown ? tab === shown : tab.group.heading.matches('.uk-active'));
    const selected = tabs.findIndex(isActive);
    store.send({
      type: 'listed',
      disabled: tabs.map(({ group }) => group.isDisabled),
      selected: selected < 0 ? store.state.selected : selected,
    });
    watch();
  }

  // The server's own panels stay in its own list.
  const changes = new MutationObserver(list);
  function watch(): void {
    changes.observe(shell, { childList: true });
    for (const { group } of tabs) {
      changes.observe(group.heading, { childList: true, characterData: true, subtree: true });
      if (group.panel?.parentElement) changes.observe(group.panel.parentElement, { childList: true });
    }
  }

  /** The browser looks into hidden panels for what was searched, and for what the address names. */
  function find(panel: EventTarget | null): void {
    const index = tabs.findIndex((tab) => tab.panel === panel);
    const named = elementAt(page, window.location.hash);
    const isNamed = named !== null && tabs[index] !== undefined && holds(tabs[index].group, named);
    store.send({ type: 'chosen', index, source: isNamed ? 'link' : 'find' });
  }

  function reveal(target: Element): void {
    const index = tabs.findIndex(({ group }) => holds(group, target));
    if (index < 0) return;
    const wasShown = index === store.state.selected;
    store.send({ type: 'chosen', index, source: 'link' });
    const place = target.checkVisibility() ? target : chrome.box;
    if (!wasShown || place !== target) place.scrollIntoView();
  }

  function press(event: KeyboardEvent): void {
    const isRightToLeft = getComputedStyle(chrome.list).direction === 'rtl';
    const move = keyMove(event.key, { isVertical: chrome.isVertical, isRightToLeft });
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    store.send({ type: 'key-pressed', move, isManual: shell.activation === 'manual' });
  }

  function print(isPrinting: boolean): void {
    isOnPaper = isPrinting;
    show();
  }

  function orient(): void {
    stopOrientation?.();
    // The server's own tabs stand at a side only where they say so.
    const { panel, replaced } = tabs[0]?.group ?? {};
    const side = panel && /uk-tab-(left|right)/.exec(replaced?.className ?? '')?.[1];
    stopOrientation = watchOrientation(shell, shell.breakpoint, (isWide) =>
      chrome.turn(isWide && (!panel || Boolean(side)), side === 'right'),
    );
  }

  shell.adoptChrome([baseStyles, tabSetStyles]);
  root.append(chrome.box);
  list();
  if (tabs[0]?.group.panel) chrome.panels.append(slot);
  orient();
  chrome.list.addEventListener('click', ({ target }) => {
    const index = tabs.findIndex(({ button }) => button === target);
    store.send({ type: 'chosen', index, source: 'tab' });
  });
  chrome.list.addEventListener('keydown', press);
  chrome.list.addEventListener('focusout', () => store.send({ type: 'tabs-left' }));
  chrome.box.addEventListener('beforematch', ({ target }) => find(target));
  window.addEventListener('beforeprint', () => print(true), { signal });
  window.addEventListener('afterprint', () => print(false), { signal });
  watchLinks(page, reveal, () => store.send({ type: 'link-left' }), signal);

  return {
    select: (index) => store.send({ type: 'chosen', index, source: 'script' }),
    optionChanged: orient,
    stop() {
      stop.abort();
      changes.disconnect();
      stopOrientation?.();
      register.restore();
      root.prepend(slot);
      chrome.box.remove();
      shell.adoptChrome([]);
    },
  };
}
