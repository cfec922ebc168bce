import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { RequestedItem } from './media-box.events.js';
import type { MediaBoxCore, MediaBoxHost } from './media-box.host.js';
import { usualLoadDelayMs, viewerThemes } from './settings/viewer-settings.model.js';

/**
 * @summary Opens pictures, videos, audio, documents and pages in a modal viewer, from the links of the page; without
 *   scripts they are links.
 * @tag media-box
 *
 * @attr {string} selector - Which links open in the viewer; those of the usual marker classes and attributes, unless
 *   set.
 * @attr {"" | "document"} scope - With `document` the links of the whole page count, else those inside the tag.
 * @attr {"standard" | "light" | "shadow" | "squeeze"} [theme=standard] - The look; each has a style
 *   sheet of its own in `themes/media-box/`.
 * @attr {number} [overlay-opacity=0.8] - How much of the page the overlay covers, 0 to 1.
 * @attr {string} overlay-color - The colour of the overlay; black, unless set.
 * @attr {boolean} without-overlay - Shows the viewer without an overlay.
 * @attr {number} [autoplay-seconds=0] - Goes to the next item after so many seconds; 0 does not.
 * @attr {1 | 2} [close-mode=2] - With 1 only the button and Escape close, with 2 also a press beside the item.
 * @attr {"fixed" | "scroll"} [scrolling=fixed] - Whether a high item is fitted into the window, or scrolls.
 * @attr {number} [transition-ms=300] - How long the viewer takes to come and go, in milliseconds.
 * @attr {number} [load-delay-ms=300] - Unset, the loader shows after 300 milliseconds and an item as soon as it is
 *   there; set, the loader shows at once and an item is held back so long, as in the original.
 * @attr {"" | "items"} history - With `items` each item has an address of its own (`#media=group/3`). Read at opening.
 * @attr {string} [consent-category=preferences] - The consent category of what other sites send: frames always,
 *   pictures and recordings by `third-party-media`. Read at opening.
 * @attr {"" | "strict"} privacy - With `strict` nothing is stored and no third party is asked before the visitor's yes.
 *   Read at opening.
 * @attr {"" | "consent" | "allow"} third-party-media - Whether pictures and recordings of other sites wait for consent.
 *   Unset, they do with `privacy="strict"`. Read at opening.
 * @attr {string} convert - Which old markup counts too: `legacy`, `lightbox`, `shadowbox`, or several.
 * @attr {"" | "auto"} group - With `auto` the links that name no group, and all links to pictures, belong together: those
 *   of a `figure` with several pictures or a `.wp-block-gallery`, and the rest of the tag.
 * @attr {number} [popup-days=0] - For how many days an item that opens by itself is not opened again, with consent to
 *   preferences; else for the session.
 * @attr {string} locale - The language of our texts. The nearest `lang`, unless set. Read at opening.
 *
 * @slot - What the server wrote; settings may stand in a `<script type="application/json">`, read once at the start.
 * @slot media-box-item - A page or an element of the page, while the viewer shows it.
 *
 * @csspart dialog - The viewer, as large as the window.
 * @csspart overlay - What covers the page.
 * @csspart body - The box around the item and what belongs to it.
 * @csspart content - The place of the item.
 * @csspart title - The title of the item.
 * @csspart caption - Its caption.
 * @csspart counter - Which item of how many.
 * @csspart close - The button that closes.
 * @csspart next - The button to the next item.
 * @csspart previous - The button to the item before.
 * @csspart page-button - A numbered button of an item; the current one is `page-button current`.
 * @csspart thumbnails - The strip of small pictures.
 * @csspart thumbnail - A small picture; the current one is `thumbnail current`.
 * @csspart info - The box around the title and the caption.
 * @csspart tools - The row of what can be done with the item.
 * @csspart zoom - The button that magnifies a picture.
 * @csspart pages - The row of numbered buttons.
 * @csspart download - The link that keeps the file.
 * @csspart pause - The button that stops and starts the slideshow.
 * @csspart error - What stands for a broken item.
 * @csspart loader - What shows that an item is on its way.
 * @csspart current - Also on the page button and the thumbnail of the item on show.
 * @csspart consent-placeholder - The box that asks for consent to what is of somebody else.
 * @csspart consent-allow-once - The button that shows it this time.
 * @csspart consent-allow-always - The button that allows the category for good.
 *
 * @cssstate open - While the viewer is open.
 * @cssstate loading - While the item on show is on its way.
 *
 * @event {MediaBoxOpenRequestEvent} media-box-open-request - Asks for items of the page's own choice.
 * @event {MediaBoxOpenEvent} media-box-open - Before the viewer opens. Cancel it to leave the link a link.
 * @event {MediaBoxOpenedEvent} media-box-opened - The viewer is open.
 * @event {MediaBoxItemChangedEvent} media-box-item-changed - Another item is on show.
 * @event {MediaBoxCloseEvent} media-box-close - Before the viewer closes. Cancel it to keep it open.
 * @event {MediaBoxClosedEvent} media-box-closed - The viewer is closed.
 * @event {MediaBoxPlayedEvent} media-box-played - A video or audio has started, gone on or ended.
 * @event {MediaBoxLoadFailedEvent} media-box-load-failed - An item is broken, or of an unknown kind.
 */
export class MediaBoxElement extends ShellElement<MediaBoxCore> implements MediaBoxHost {
  static override readonly options = {
    selector: textAttribute('selector'),
    scope: choiceAttribute('scope', ['', 'document'], ''),
    theme: choiceAttribute('theme', viewerThemes, 'standard'),
    overlayOpacity: numberAttribute('overlay-opacity', 0.8, { min: 0, max: 1 }),
    overlayColor: textAttribute('overlay-color'),
    withoutOverlay: booleanAttribute('without-overlay'),
    autoplaySeconds: numberAttribute('autoplay-seconds', 0, { min: 0, max: 3600 }),
    closeMode: numberAttribute('close-mode', 2, { min: 1, max: 2 }),
    scrolling: choiceAttribute('scrolling', ['fixed', 'scroll'], 'fixed'),
    transitionMs: numberAttribute('transition-ms', 300, { min: 0, max: 5000 }),
    loadDelayMs: numberAttribute('load-delay-ms', usualLoadDelayMs, { min: 0, max: 10_000 }),
    history: choiceAttribute('history', ['', 'items'], ''),
    consentCategory: textAttribute('consent-category', 'preferences'),
    privacy: choiceAttribute('privacy', ['', 'strict'], ''),
    thirdPartyMedia: choiceAttribute('third-party-media', ['', 'consent', 'allow'], ''),
    convert: textAttribute('convert'),
    group: choiceAttribute('group', ['', 'auto'], ''),
    popupDays: numberAttribute('popup-days', 0, { min: 0, max: 3650 }),
    locale: textAttribute('locale'),
  };

  static override readonly requests = ['open'];

  declare selector: string;
  declare scope: '' | 'document';
  declare theme: (typeof viewerThemes)[number];
  declare overlayOpacity: number;
  declare overlayColor: string;
  declare withoutOverlay: boolean;
  declare autoplaySeconds: number;
  declare closeMode: number;
  declare scrolling: 'fixed' | 'scroll';
  declare transitionMs: number;
  declare loadDelayMs: number;
  declare history: '' | 'items';
  declare consentCategory: string;
  declare privacy: '' | 'strict';
  declare thirdPartyMedia: '' | 'consent' | 'allow';
  declare convert: string;
  declare group: '' | 'auto';
  declare popupDays: number;
  declare locale: string;

  /** Words of the author's own; set by the settings in JSON. */
  labels: Readonly<Record<string, string>> = {};

  /**
   * Shows items of the page's choice: now, or when the core has started.
   *
   * @param items - Items to show.
   * @param index - Index of the first one on show, from 0.
   */
  open(items: readonly RequestedItem[], index = 0): void {
    this.withCore((core) => core.open(items, index));
  }

  /** Closes the viewer, unless the page cancels `media-box-close`. */
  close(): void {
    this.withCore((core) => core.close());
  }
}
