import { fixture, html } from '@open-wc/testing';
import type { TabSetElement } from '../../../elements/tab-set/tab-set.shell.js';
import '../../../elements/tab-set/define.js';
import { appears } from '../../shared/appears.js';

/** Headings with their content, as the server writes them. */
export function headings() {
  return html`
    <tab-set aria-label="About us">
      <p class="intro">Intro</p>
      <h2 id="who">Who</h2>
      <p>We are few.</p>
      <h3>Where</h3>
      <p id="where">Here.</p>
      <h2 id="what">What</h2>
      <p><a href="#inside" id="inside">A link</a></p>
      <h2 id="when">When</h2>
      <p id="hours">Always.</p>
    </tab-set>
  `;
}

/** Sections that begin with a heading. */
export function sections() {
  return html`
    <tab-set>
      <section id="one">
        <header><h3>One</h3></header>
        <p>First</p>
      </section>
      <section id="two">
        <h3>Two</h3>
        <p id="deep">Second</p>
      </section>
    </tab-set>
  `;
}

/** Markup of older versions. */
export function olderMarkup(classes = 'uk-tab') {
  return html`
    <tab-set>
      <ul class="${classes}">
        <li><a href="#">One</a></li>
        <li class="uk-active"><a href="#">Two</a></li>
        <li class="uk-disabled"><a href="#">Three</a></li>
      </ul>
      <ul class="uk-switcher">
        <li>First</li>
        <li class="uk-active" id="second">Second <a href="#x">link</a></li>
        <li>Third</li>
      </ul>
    </tab-set>
  `;
}

/** Opens a page with a set of tabs, and waits until they are rendered. */
export async function openPage(markup: ReturnType<typeof html> = headings()): Promise<TabsPage> {
  const place = await fixture<HTMLElement>(html`<div>${markup}</div>`);
  const set = place.querySelector('tab-set') as TabSetElement;
  await appears(set.shadowRoot as ShadowRoot, '[role="tab"]');
  return new TabsPage(place, set);
}

/** Page with a set of tabs, driven as a visitor would. */
export class TabsPage {
  constructor(
    readonly place: HTMLElement,
    readonly set: TabSetElement,
  ) {}

  get root(): ShadowRoot {
    return this.set.shadowRoot as ShadowRoot;
  }

  get list(): HTMLElement {
    return this.root.querySelector('[part="tab-list"]') as HTMLElement;
  }

  get tabs(): readonly HTMLButtonElement[] {
    return [...this.list.querySelectorAll<HTMLButtonElement>('[part~="tab"]')];
  }

  get labels(): string {
    return this.tabs.map(({ textContent }) => textContent).join();
  }

  /** Name of the chosen tab. */
  get selected(): string {
    return this.tabs
      .filter((tab) => tab.ariaSelected === 'true')
      .map(({ textContent }) => textContent)
      .join();
  }

  /** Name of the focused tab. */
  get focused(): string {
    return this.root.activeElement?.textContent ?? '';
  }

  find(selector: string): HTMLElement {
    const found = this.place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  /** The panels: the server's own if it wrote them. */
  get panels(): readonly HTMLElement[] {
    const own = [...this.set.querySelectorAll<HTMLElement>('.uk-switcher > li')];
    return own.length > 0 ? own : [...this.root.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  }

  /** The element with the role `tabpanel`. */
  get panel(): HTMLElement {
    return this.root.querySelector('[role="tabpanel"]:not([hidden])') as HTMLElement;
  }

  /** Returns true if the element is visible. */
  sees(selector: string): boolean {
    return this.find(selector).checkVisibility({ contentVisibilityAuto: true });
  }

  tab(label: string): HTMLButtonElement {
    return this.tabs.find(({ textContent }) => textContent === label) as HTMLButtonElement;
  }

  /** Navigates inside the page. Settles after the event `hashchange`. */
  async goes(move: () => unknown): Promise<void> {
    const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    move();
    await heard;
  }
}
