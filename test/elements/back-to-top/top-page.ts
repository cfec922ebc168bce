import { fixture, html, nextFrame } from '@open-wc/testing';
import type { BackToTopElement } from '../../../elements/back-to-top/back-to-top.shell.js';
import '../../../elements/back-to-top/define.js';
import { appears } from '../../shared/appears.js';

/** The server's own link. */
export function serverLink() {
  return html`<back-to-top><a href="#top" id="up">Up</a></back-to-top>`;
}

/** A long page with a link at each end, once the element floats and its link is there. */
export async function openPage(
  markup: ReturnType<typeof html> = serverLink(),
  height = '5000px',
): Promise<TopPage> {
  scrollTo({ top: 0, behavior: 'instant' });
  const place = await fixture<HTMLElement>(html`
    <div>
      <a href="#first" id="first">First</a>
      <p style="block-size: ${height}">Long</p>
      <a href="#last" id="last">Last</a>
      ${markup}
    </div>
  `);
  const element = (await appears(place, 'back-to-top[data-floating]')) as BackToTopElement;
  if (!element.querySelector('a')) await appears(element.shadowRoot as ShadowRoot, '[part="link"]');
  // A page that scrolls away and back within one frame fires no scroll event: begin with a frame at the top.
  await nextFrame();
  return new TopPage(place, element);
}

/** What a visitor sees and does of the link to the top. */
export class TopPage {
  readonly heard: string[] = [];

  constructor(
    readonly place: HTMLElement,
    readonly element: BackToTopElement,
  ) {
    element.addEventListener('back-to-top-reached', ({ type }) => this.heard.push(type));
  }

  get link(): HTMLAnchorElement {
    const found = this.element.querySelector('a') ?? this.element.shadowRoot?.querySelector('a');
    if (!found) throw new Error('no link');
    return found;
  }

  get isSeen(): boolean {
    return this.link.checkVisibility({ visibilityProperty: true });
  }

  /** Scrolls the page, or a box in it, as a visitor does, and comes back when the page has heard of it. */
  async scroll(top: number, box: Element = document.documentElement): Promise<void> {
    const heard = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, capture: true }),
    );
    box.scrollTo({ top, behavior: 'instant' });
    await heard;
    await nextFrame();
  }

  /** Presses the link and waits for the top. */
  async reach(): Promise<void> {
    const reached = new Promise((resolve) =>
      this.element.addEventListener('back-to-top-reached', resolve, { once: true }),
    );
    this.link.click();
    await reached;
  }
}

/** Runs the task for a visitor who asked for less motion, or for none of that. */
export async function withMotion(isReduced: boolean, task: () => Promise<void>): Promise<void> {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? ({ matches: isReduced } as MediaQueryList) : matchMedia(query);
  try {
    await task();
  } finally {
    window.matchMedia = matchMedia;
  }
}

/** Positions to which a box, or the page, was scrolled during the task. */
export async function scrollsDuring(
  task: () => Promise<void>,
  box: Element = document.documentElement,
): Promise<readonly ScrollToOptions[]> {
  const scrolls: ScrollToOptions[] = [];
  const scrollTo = box.scrollTo.bind(box);
  box.scrollTo = (options?: number | ScrollToOptions) => {
    scrolls.push(options as ScrollToOptions);
    scrollTo(options as ScrollToOptions);
  };
  try {
    await task();
  } finally {
    Reflect.deleteProperty(box, 'scrollTo');
  }
  return scrolls;
}
