import { fixture, html, nextFrame } from '@open-wc/testing';
import type { StickyHeaderElement } from '../../../elements/sticky-header/sticky-header.shell.js';
import '../../../elements/sticky-header/define.js';

const long = Array.from({ length: 60 }, (_, index) => `Link ${index}`);

/** Long page as the server writes it, with a header of 80 px, 100 px below the top. */
export function page(header: unknown) {
  return html`
    <p class="above">Above</p>
    ${header}
    <main>
      <h1>Page</h1>
      ${long.map((text, index) => html`<p><a href="#top" id="link-${index}">${text}</a></p>`)}
      <h2 id="far">Far away</h2>
      <p class="rest">Rest</p>
    </main>
  `;
}

/** Header of most tests. */
export function siteHeader() {
  return html`<header><a href="#home" id="home">Home</a> <button id="search">Search</button></header>`;
}

/** Page's own sheet: elements of known sizes. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .header-page { margin: -8px; font: 16px/1.5 sans-serif; }
  .header-page .above { height: 100px; margin: 0; }
  .header-page header { height: 80px; background: #fff; color: #111; }
  .header-page header a { display: inline-block; padding: 4px; }
  .header-page .rest { height: 2000px; }
`);
document.adoptedStyleSheets.push(sheet);

/** Opens the page at its top, with a running core. */
export async function openPage(
  header: unknown = html`<sticky-header>${siteHeader()}</sticky-header>`,
): Promise<HeaderPage> {
  const place = await fixture<HTMLElement>(html`<div class="header-page">${page(header)}</div>`);
  const opened = new HeaderPage(place, place.querySelector('sticky-header') as StickyHeaderElement);
  await opened.starts();
  return opened;
}

/** Page with a header, driven as a visitor would. */
export class HeaderPage {
  constructor(
    readonly place: HTMLElement,
    readonly header: StickyHeaderElement,
  ) {}

  /** Settles when the header has started and was measured, which is after the first layout. */
  async starts(): Promise<void> {
    await new Promise<void>((resolve) => this.header.withCore(() => resolve()));
    await nextFrame();
    await nextFrame();
  }

  find(selector: string): HTMLElement {
    return this.place.querySelector(selector) as HTMLElement;
  }

  /** Scrolls the page, or a box in it. Settles after the scroll event. */
  async scroll(top: number, box: Element = document.documentElement): Promise<void> {
    if (Math.round(box.scrollTop) === top) return;
    const heard = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, capture: true }),
    );
    box.scrollTo({ top, behavior: 'instant' });
    await heard;
  }

  /** Leaves the page. Settles when the header has removed its styles. */
  async close(): Promise<void> {
    this.place.replaceChildren();
    await Promise.resolve();
    scrollTo(0, 0);
  }

  /** Returns the names of the states that are set. */
  get states(): string {
    return ['stuck', 'hidden'].filter((name) => this.header.matches(`:state(${name})`)).join();
  }

  /** Top of the header in the window after its transitions, in pixels. */
  get top(): number {
    for (const sliding of this.header.getAnimations()) sliding.finish();
    return Math.round(this.header.getBoundingClientRect().top);
  }
}
