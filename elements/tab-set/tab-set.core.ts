import { ConfigError } from '../../shared/element/config-error.js';
import { startOrStop } from '../../shared/element/start-or-stop.js';
import { createStore } from '../../shared/store/create-store.js';
import { accentTokenStyles } from '../../shared/styles/accent-tokens.styles.js';
import { coreStyles } from '../../shared/styles/core.styles.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { noTabs } from './diagnostics.model.js';
import { holds } from './groups.dom.js';
import { watchInvalid } from './invalid.dom.js';
import { elementAt, watchLinks } from './links.dom.js';
import { Orientation } from './orientation.dom.js';
import { TabChrome } from './tab-chrome.dom.js';
import { TabRegistry } from './tab-registry.dom.js';
import { TabSetChangedEvent } from './tab-set.events.js';
import type { TabSetCore, TabSetHost } from './tab-set.host.js';
import { tabSetStyles } from './tab-set.styles.js';
import type { Tab } from './tab.dom.js';
import {
  initialTabs,
  keyMove,
  stepTabs,
  type TabAction,
  type TabEffect,
  type TabSource,
  type TabState,
} from './tabs.model.js';

/** Starts the core of a `<tab-set>`. If that fails, headings and sections stay as they were. */
export function startCore(host: TabSetHost): TabSetCore {
  return startOrStop(new TabSetController(host));
}

/** Composes the decisions, the markup and the ways to choose a tab. */
class TabSetController implements TabSetCore {
  readonly #host: TabSetHost;
  readonly #root: ShadowRoot;
  readonly #slot: HTMLSlotElement;
  readonly #chrome: TabChrome;
  readonly #registry: TabRegistry;
  readonly #orientation: Orientation;
  readonly #listening = new AbortController();
  readonly #store = createStore<TabState, TabAction, TabEffect>({
    initial: initialTabs,
    step: stepTabs,
    run: (effect) => this.#run(effect),
    onError: (error) => this.#host.report(error),
  });
  #tabs: readonly Tab[] = [];
  #isOnPaper = false;

  constructor(host: TabSetHost) {
    this.#host = host;
    this.#root = host.shadowRoot as ShadowRoot;
    this.#slot = this.#root.querySelector('slot') as HTMLSlotElement;
    this.#chrome = new TabChrome(documentOf(host), host.getAttribute('aria-label'));
    this.#registry = new TabRegistry(host, this.#chrome.panels, () => this.#list());
    this.#orientation = new Orientation(host, this.#chrome);
  }

  start(): void {
    this.#host.adoptChrome([coreStyles, accentTokenStyles, tabSetStyles]);
    this.#root.append(this.#chrome.box);
    this.#list();
    // An empty tag may wait for a script of the page.
    const hasNone = this.#tabs.length === 0 && this.#host.children.length > 0;
    if (hasNone) this.#host.report(new ConfigError(this.#host, noTabs.place, noTabs.problem, noTabs.code));
    if (this.#tabs[0]?.group.panel) this.#chrome.panels.append(this.#slot);
    this.optionChanged();
    this.#listen();
    // A panel with the focus stays visible.
    this.#open(documentOf(this.#host).activeElement, 'script');
  }

  select(index: number): void {
    this.#choose(index, 'script');
  }

  serve(_request: 'show', { target, detail }: CustomEvent): boolean {
    // The page sets the detail, which may be null or of any shape.
    const { element = target } = Object(detail) as { readonly element?: unknown };
    return this.#open(element, 'script');
  }

  optionChanged(): void {
    this.#orientation.update(this.#tabs[0]?.group);
  }

  stop(): void {
    this.#listening.abort();
    this.#orientation.stop();
    this.#registry.stop();
    this.#root.prepend(this.#slot);
    this.#chrome.box.remove();
    this.#host.adoptChrome([]);
  }

  #listen(): void {
    const { list, box } = this.#chrome;
    const { signal } = this.#listening;
    list.addEventListener('click', ({ target }) =>
      this.#choose(
        this.#tabs.findIndex(({ button }) => button === target),
        'tab',
      ),
    );
    list.addEventListener('keydown', (event) => this.#press(event));
    list.addEventListener('focusout', () => this.#store.send({ type: 'tabs-left' }));
    box.addEventListener('beforematch', ({ target }) => this.#find(target));
    window.addEventListener('beforeprint', () => this.#print(true), { signal });
    window.addEventListener('afterprint', () => this.#print(false), { signal });
    const onTarget = (target: Element) => this.#reveal(target);
    const onNone = () => this.#store.send({ type: 'link-left' });
    watchLinks(documentOf(this.#host), { onTarget, onNone }, signal);
    watchInvalid(this.#host, (control) => this.#open(control, 'invalid'), signal);
  }

  #run(effect: TabEffect): void {
    const { selected, current } = this.#store.state;
    if (effect.type === 'show') return this.#show();
    if (effect.type === 'focus') return this.#tabs[current]?.button.focus();
    const { source } = effect;
    this.#host.dispatchEvent(new TabSetChangedEvent({ index: selected, count: this.#tabs.length, source }));
  }

  #show(): void {
    const { selected, current } = this.#store.state;
    this.#tabs.forEach((tab, index) => {
      tab.button.ariaSelected = String(index === selected);
      // A part, because the page's sheets cannot select by `aria-selected`.
      tab.button.part.toggle('selected', index === selected);
      tab.button.tabIndex = index === current ? 0 : -1;
      tab.show(this.#isOnPaper || index === selected, this.#isOnPaper);
    });
  }

  #list(): void {
    const shown = this.#tabs[this.#store.state.selected];
    this.#tabs = this.#registry.read();
    this.#chrome.order(this.#tabs);
    const isActive = (tab: Tab) =>
      shown ? tab === shown : unclobbered(tab.group.heading).matches('.uk-active');
    const selected = this.#tabs.findIndex(isActive);
    this.#store.send({
      type: 'listed',
      disabled: this.#tabs.map(({ group }) => group.isDisabled),
      selected: selected < 0 ? this.#store.state.selected : selected,
    });
    this.#registry.watch();
  }

  #choose(index: number, source: TabSource): void {
    this.#store.send({ type: 'chosen', index, source });
  }

  /** Shows the panel that contains an element. Returns false if there is none. */
  #open(element: unknown, source: TabSource): boolean {
    const index = element instanceof Element ? this.#indexOf(element) : -1;
    if (index >= 0) this.#choose(index, source);
    return index >= 0;
  }

  #indexOf(element: Element): number {
    return this.#tabs.findIndex(({ group }) => holds(group, element));
  }

  /** Handles `beforematch`: the browser has found a search term or the URL's target in a hidden panel. */
  #find(panel: EventTarget | null): void {
    const index = this.#tabs.findIndex((tab) => tab.panel === panel);
    const group = this.#tabs[index]?.group;
    const named = elementAt(documentOf(this.#host), window.location.hash);
    this.#choose(index, named && group && holds(group, named) ? 'link' : 'find');
  }

  #reveal(target: Element): void {
    const index = this.#indexOf(target);
    if (index < 0) return;
    const wasShown = index === this.#store.state.selected;
    this.#choose(index, 'link');
    const place = target.checkVisibility() ? target : this.#chrome.box;
    if (!wasShown || place !== target) place.scrollIntoView();
  }

  #press(event: KeyboardEvent): void {
    const { isVertical, isRightToLeft } = this.#chrome;
    const move = keyMove(event.key, { isVertical, isRightToLeft });
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#store.send({ type: 'key-pressed', move, isManual: this.#host.activation === 'manual' });
  }

  #print(isPrinting: boolean): void {
    this.#isOnPaper = isPrinting;
    this.#show();
  }
}
