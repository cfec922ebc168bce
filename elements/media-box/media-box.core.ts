import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { savesData } from '../../shared/dom/saves-data.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import { prefetchWhenIdle } from '../../shared/element/prefetch-when-idle.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import type { ViewerLink } from './items/find-links.dom.js';
import { viewerLinks, isLinkOf } from './items/viewer-links.dom.js';
import type { RequestedItem } from './media-box.events.js';
import type { MediaBoxCore, MediaBoxHost } from './media-box.host.js';
import { mediaBoxStyles } from './media-box.styles.js';
import { firstPictureOf, ViewerOpening } from './opening/viewer-opening.dom.js';
import { startAtLoad } from './popups/at-load.js';
import type { Viewer, ViewerSubject } from './viewer/viewer.js';

type LoadViewer = () => Promise<typeof import('./viewer/viewer.js')>;

/**
 * Starts the core of a `<media-box>`.
 *
 * @throws ConfigError in a browser without `<dialog>`, where the links stay links.
 */
export function startCore(
  host: MediaBoxHost,
  loadViewer: LoadViewer = () => import('./viewer/viewer.js'),
): MediaBoxCore {
  if (!('showModal' in documentOf(host).createElement('dialog')))
    throw new ConfigError(host, 'browser', 'found no <dialog>, expected one', 'viewer-browser');
  return new MediaBoxController(host, loadViewer);
}

/** Composes the links of the page, the dialog that opens at once, and the viewer that is loaded when there are links. */
class MediaBoxController implements MediaBoxCore {
  readonly #host: MediaBoxHost;
  readonly #listening = new AbortController();
  readonly #opening: ViewerOpening;
  readonly #viewer: LazyModule<Viewer>;
  /** Link whose click is passed to the browser. */
  #followed: ViewerLink | undefined;

  constructor(host: MediaBoxHost, loadViewer: LoadViewer) {
    this.#host = host;
    this.#opening = new ViewerOpening(host);
    this.#viewer = lazyModule(loadViewer, {
      start: ({ createViewer }) => createViewer(host, this.#opening),
      stop: (viewer) => viewer.stop(),
      lost: (error) => host.report(error, 'viewer'),
    });
    host.adoptChrome([mediaBoxStyles]);
    const document = documentOf(host);
    const { signal } = this.#listening;
    const handleClick = (event: Event) => this.#handleClick(event);
    for (const type of ['click', 'pointerover', 'focusin'])
      document.addEventListener(type, handleClick, { signal, capture: true });
    document.addEventListener('click', handleClick, { signal });
    startAtLoad(host, signal, (link) => this.#show({ link, follow: () => {} }));
    if (viewerLinks(host).length > 0)
      signal.addEventListener('abort', prefetchWhenIdle(document, this.#viewer));
  }

  open(items: readonly RequestedItem[], index: number): void {
    this.#show({ items, index });
  }

  openFirst(): void {
    const [link] = viewerLinks(this.#host);
    if (link) this.#show({ link, follow: () => this.#follow(link) });
  }

  close(): void {
    this.#opening.askClose('script');
  }

  serve(_request: string, event: Event): boolean {
    const { items, index } = ((event as CustomEvent).detail ?? {}) as { items?: unknown; index: number };
    if (!Array.isArray(items) || items.length === 0) return false;
    this.open(items as readonly RequestedItem[], index);
    return true;
  }

  optionChanged(): void {
    this.#opening.update();
    this.#viewer.loaded?.update();
  }

  stop(): void {
    this.#listening.abort();
    this.#viewer.stop();
    this.#opening.stop();
  }

  /**
   * Handles a click on a link of this viewer. Clicks with a modifier key, and those that a script has
   * canceled, are left to the browser.
   */
  #handleClick(event: Event): void {
    const link = unclobbered(event.target as Element).closest?.('a[href],area[href]');
    if (!link || !isLinkOf(this.#host)(link)) return;
    if (event.eventPhase === Event.CAPTURING_PHASE) {
      // A legacy handler would open a window. Its attribute stays, because it names the picture.
      if (link.href.includes('com_jce')) link.onclick = null;
      // For a link that was added later, and before the browser was idle.
      if (!savesData(documentOf(this.#host))) this.#viewer.prefetch();
      return;
    }
    if (event.defaultPrevented || !isPlainPress(event as MouseEvent) || link === this.#followed) return;
    if (this.#show({ link, follow: () => this.#follow(link) })) event.preventDefault();
  }

  /**
   * Shows a subject: in the viewer if it is loaded, otherwise in the dialog until it is.
   *
   * @returns False if the viewer has refused the subject. One that is loaded later follows the link then.
   */
  #show(subject: ViewerSubject): boolean {
    const opening = this.#opening;
    const { link, follow } = subject as Partial<Extract<ViewerSubject, { link: ViewerLink }>>;
    const open = (viewer: Viewer | undefined) => {
      if (viewer?.open(subject)) return true;
      if (!viewer?.isOpen) opening.end();
      return false;
    };
    if (this.#viewer.loaded) return open(this.#viewer.loaded);
    // A phone opens a PDF itself, which only the viewer can decide.
    if (!link || !navigator.maxTouchPoints || !/\.pdf/i.test(link.href))
      opening.begin(link ? firstPictureOf(this.#host, link) : null);
    const { parts } = opening;
    // Only if the dialog was not closed meanwhile.
    void this.#viewer.load().then((viewer) => {
      if (parts === opening.parts && !open(viewer)) follow?.();
    });
    return true;
  }

  /** Follows a link as without the viewer. */
  #follow(link: ViewerLink): void {
    this.#followed = link;
    link.click();
    this.#followed = undefined;
  }
}
