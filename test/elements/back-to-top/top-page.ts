import { fixture, html, nextFrame } from '@open-wc/testing';
import type { BackToTopElement } from '../../../elements/back-to-top/back-to-top.shell.js';
import '../../../elements/back-to-top/define.js';
import { appears } from '../../shared/appears.js';

/** Link of the server. */
export function serverLink() {
  return html`<back-to-top><a href="#top" id="up">Up</a></back-to-top>`;
}

/** Opens a long page with a link at each end, and waits until the element floats and its link is rendered. */
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

/** Page with a link to the top, driven as a visitor would. */
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

  /** Scrolls the page, or a box in it, as a visitor does. Settles after the frame that follows the scroll event. */
  async scroll(top: number, box: Element = document.documentElement): Promise<void> {
    const heard = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, capture: true }),
    );
    box.scrollTo({ top, behavior: 'instant' });
    await heard;
    await nextFrame();
  }

  /** Presses the link. Settles when the page is at its top. */
  async reach(): Promise<void> {
    const reached = new Promise((resolve) =>
      this.element.addEventListener('back-to-top-reached', resolve, { once: true }),
    );
    this.link.click();
    await reached;
  }
}

/** Runs the task for a visitor who has asked for reduced motion, or has not. */
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

/** Runs the task in a page that draws a frame every 16 ms by its own clock, however busy the machine is. */
async function withSteadyFrames(task: () => Promise<void>): Promise<void> {
  const { requestAnimationFrame } = window;
  let now = performance.now();
  window.requestAnimationFrame = (draw) => requestAnimationFrame(() => draw((now += 16)));
  try {
    await task();
  } finally {
    window.requestAnimationFrame = requestAnimationFrame;
  }
}

/** Runs the task and returns the options of every call that scrolled the box, or the page. */
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
    await withSteadyFrames(task);
  } finally {
    Reflect.deleteProperty(box, 'scrollTo');
  }
  return scrolls;
}
