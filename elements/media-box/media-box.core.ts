import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { fileError } from '../../shared/element/file-error.js';
import { lazily } from '../../shared/element/lazily.js';
import { startOrStop } from '../../shared/element/start-or-stop.js';
import { convertSelector, isViewerLink, type ViewerLink } from './items/find-links.dom.js';
import type { MediaBoxOpenRequest, RequestedItem } from './media-box.events.js';
import type { MediaBoxCore, MediaBoxHost } from './media-box.host.js';
import { mediaBoxStyles } from './media-box.styles.js';
import { firstPictureOf } from './opening/first-picture.dom.js';
import { ViewerOpening } from './opening/viewer-opening.dom.js';
import type { Viewer, ViewerSubject } from './viewer/viewer.js';

/** What may open by itself. */
const opensItself =
  '[class*=autopopup],[data-mediabox*=autopopup],[data-mediabox-autopopup],[rel*=autopopup],[data-json*=autopopup]';

/** Makes the links open in a viewer. A browser without native dialogs keeps them as links. */
export function startCore(host: MediaBoxHost): MediaBoxCore {
  if (!('showModal' in HTMLDialogElement.prototype))
    throw new ConfigError(host, 'browser', 'found no <dialog>, expected one: the links stay links');
  return startOrStop(new MediaBoxController(host));
}

/** Joins the links of the page, the dialog that opens at once, and the viewer that comes with the first of them. */
class MediaBoxController implements MediaBoxCore {
  readonly #host: MediaBoxHost;
  readonly #listening = new AbortController();
  readonly #opening: ViewerOpening;
  #viewer: Viewer | undefined;
  #coming: Promise<Viewer> | undefined;
  /** A link that is followed after all: its click is not ours. */
  #followed: ViewerLink | undefined;
  #stopPopups: (() => void) | undefined;

  constructor(host: MediaBoxHost) {
    this.#host = host;
    this.#opening = new ViewerOpening(host);
  }

  start(): void {
    this.#host.adoptChrome([mediaBoxStyles]);
    const { signal } = this.#listening;
    const document = this.#host.ownerDocument;
    document.addEventListener('click', (event) => this.#click(event), { signal });
    this.#stopPopups = this.#watchPopups();
    // Whoever points at a link may want it next: nothing is fetched before that.
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, (event) => void (this.#linkOf(event) && this.#load()), {
        signal,
        passive: true,
      });
  }

  open(items: readonly RequestedItem[], index: number): void {
    this.#show({ items, index });
  }

  close(): void {
    if (this.#viewer?.isOpen) this.#viewer.close('script');
    else this.#opening.end();
  }

  serve(request: string, event: Event): boolean {
    const { items, index = 0 } = ((event as CustomEvent<MediaBoxOpenRequest | null>).detail ??
      {}) as Partial<MediaBoxOpenRequest>;
    if (!Array.isArray(items) || items.length === 0) return false;
    this.open(items as readonly RequestedItem[], index);
    return request === 'open';
  }

  optionChanged(): void {
    this.#viewer?.update();
  }

  stop(): void {
    this.#listening.abort();
    this.#stopPopups?.();
    this.#viewer?.stop();
    this.#opening.end();
  }

  /** A link with a key, another button, or a script of the page stays a link. */
  #click(event: MouseEvent): void {
    const link = this.#linkOf(event);
    if (!link || event.defaultPrevented || !isPlainPress(event) || link === this.#followed) return;
    event.preventDefault();
    this.#show({ link, follow: () => this.#follow(link) });
  }

  /** The link of ours that an event comes from; that of a viewer inside belongs to it. */
  #linkOf({ target }: Event): ViewerLink | null {
    const { selector, scope, localName, convert } = this.#host;
    const link = target instanceof Element ? target.closest('a[href],area[href]') : null;
    if (!link || !isViewerLink(link, selector, convertSelector(convert))) return null;
    const around = link.closest(localName);
    return around === this.#host || (!around && scope === 'document') ? link : null;
  }

  /** Where an author wants something to open by itself; no other page loads what does that. */
  #watchPopups(): (() => void) | undefined {
    const root = this.#host.scope ? this.#host.ownerDocument : this.#host;
    if (!root.querySelector(opensItself)) return undefined;
    return lazily(this.#host, 'popups', async () => {
      const { startAutoPopups } = await import('./popups/auto-popups.js');
      return startAutoPopups(this.#host, {
        isOpen: () => this.#opening.isOpen,
        open: (link) => this.#show({ link, follow: () => undefined }),
      });
    });
  }

  /** At once where the viewer is there; else with what is there, until it comes. */
  #show(subject: ViewerSubject): void {
    const follow = () => 'link' in subject && subject.follow();
    if (this.#viewer) return void (this.#viewer.open(subject) || follow());
    this.#opening.begin('link' in subject ? firstPictureOf(subject.link) : null);
    this.#load().then(
      (viewer) => {
        // Closed meanwhile.
        if (!this.#opening.isOpen) return;
        if (!viewer.open(subject)) {
          this.#opening.end();
          follow();
        }
      },
      (error: unknown) => {
        this.#host.report(fileError(this.#host, 'viewer', error));
        if (!this.#opening.isOpen) return;
        this.#opening.end();
        follow();
      },
    );
  }

  #load(): Promise<Viewer> {
    this.#coming ??= import('./viewer/viewer.js').then(({ createViewer }) => {
      this.#viewer = createViewer(this.#host, this.#opening);
      return this.#viewer;
    });
    // What did not come is asked for again at the next need.
    this.#coming.catch(() => (this.#coming = undefined));
    return this.#coming;
  }

  /** Leads where the link leads, as without us. */
  #follow(link: ViewerLink): void {
    this.#followed = link;
    link.click();
    this.#followed = undefined;
  }
}
