import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { savesData } from '../../shared/dom/saves-data.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import type { ViewerLink } from './items/find-links.dom.js';
import { ownLinks, ownsLink } from './items/own-links.dom.js';
import type { RequestedItem } from './media-box.events.js';
import type { MediaBoxCore, MediaBoxHost } from './media-box.host.js';
import { mediaBoxStyles } from './media-box.styles.js';
import { firstPictureOf, ViewerOpening } from './opening/viewer-opening.dom.js';
import type { Viewer, ViewerSubject } from './viewer/viewer.js';

type LoadViewer = () => Promise<typeof import('./viewer/viewer.js')>;

/** Imports the viewer, and its view beside it: the viewer imports the view again and handles its failure. */
const importViewer: LoadViewer = () => {
  import('./viewer/viewer.view.js').catch(() => {});
  return import('./viewer/viewer.js');
};

/**
 * Starts the core of a `<media-box>`.
 *
 * @throws ConfigError in a browser without `<dialog>`, where the links stay links.
 */
export function startCore(host: MediaBoxHost, loadViewer: LoadViewer = importViewer): MediaBoxCore {
  if (!('showModal' in documentOf(host).createElement('dialog')))
    throw new ConfigError(host, 'browser', 'found no <dialog>, expected one', 'viewer-browser');
  return new MediaBoxController(host, loadViewer);
}

/** Composes the links of the page, the dialog that opens at once, and the viewer that is loaded for the first link. */
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
    const hear = (event: Event) => this.#hear(event);
    for (const type of ['click', 'pointerover', 'focusin'])
      document.addEventListener(type, hear, { signal, capture: true });
    document.addEventListener('click', hear, { signal });
    this.#atLoad();
  }

  open(items: readonly RequestedItem[], index: number): void {
    this.#show({ items, index });
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
    this.#viewer.part?.update();
  }

  stop(): void {
    this.#listening.abort();
    this.#viewer.stop();
    this.#opening.end();
  }

  /**
   * Handles a click on a link of this viewer. Clicks with a modifier key, and those that a script has taken, stay the
   * browser's.
   */
  #hear(event: Event): void {
    const link = unclobbered(event.target as Element).closest?.('a[href],area[href]');
    if (!link || !ownsLink(this.#host)(link)) return;
    if (event.eventPhase === Event.CAPTURING_PHASE) {
      // A legacy handler would open a window. Its attribute stays, because it names the picture.
      if (link.href.includes('com_jce')) link.onclick = null;
      // The viewer is loaded when a link is hovered, touched or focused, not before.
      if (!savesData(documentOf(this.#host))) this.#viewer.prefetch();
      return;
    }
    if (event.defaultPrevented || !isPlainPress(event as MouseEvent) || link === this.#followed) return;
    event.preventDefault();
    this.#show({ link, follow: () => this.#follow(link) });
  }

  /** Loads settings in JSON, automatic popups and diagnostics. Pages without them load nothing. */
  #atLoad(): void {
    const host = this.#host;
    const links = ownLinks(host);
    const isSpecial =
      links.length > 0
        ? links.some(({ outerHTML }) => outerHTML.includes('autopopup'))
        : host.scope || host.querySelector('a');
    if (!isSpecial && !host.history && !host.querySelector('[type="application/json"]')) return;
    void lazyModule(() => import('./popups/at-load.js'), {
      start: ({ startAtLoad }) =>
        startAtLoad(host, this.#listening.signal, (link) => this.#show({ link, follow: () => {} })),
      lost: (error) => host.report(error, 'popups'),
    }).load();
  }

  /** Shows a subject: in the viewer if it is loaded, otherwise in the dialog until it is. */
  #show(subject: ViewerSubject): void {
    const opening = this.#opening;
    const { link, follow } = subject as Partial<Extract<ViewerSubject, { link: ViewerLink }>>;
    const open = (viewer: Viewer | undefined) => {
      if (viewer?.open(subject)) return;
      if (!viewer?.isOpen) opening.end();
      follow?.();
    };
    if (this.#viewer.part) return open(this.#viewer.part);
    // A phone opens a PDF itself, which only the viewer can decide.
    if (!link || !navigator.maxTouchPoints || !/\.pdf/i.test(link.href))
      opening.begin(link ? firstPictureOf(this.#host, link) : null);
    const { parts } = opening;
    // Only if the dialog was not closed meanwhile.
    void this.#viewer.load().then((viewer) => parts === opening.parts && open(viewer));
  }

  /** Follows a link as without the viewer. */
  #follow(link: ViewerLink): void {
    this.#followed = link;
    link.click();
    this.#followed = undefined;
  }
}
