import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { type Command, ShellElement } from '../../shared/element/shell-element.js';
import type { RequestedItem } from './media-box.events.js';
import type { MediaBoxCore, MediaBoxHost } from './media-box.host.js';
import {
  usualLoadDelayMs,
  usualOverlayOpacity,
  viewerNavigations,
  viewerThemes,
} from './settings/viewer-settings.model.js';

/**
 * @summary Opens the page's links to pictures, videos, audio, documents and pages in a modal viewer. Without scripts
 *   they are links.
 * @tag media-box
 *
 * @attr {string} selector - Links that open in the viewer. Default: those with the usual marker classes and attributes.
 * @attr {"" | "document"} scope - With `document` the links of the whole page open, otherwise those inside the tag.
 * @attr {"standard" | "light" | "shadow" | "squeeze" | "jce"} [theme=standard] - Appearance. Each theme has a style sheet
 *   in `themes/media-box/`. Without a sheet the viewer is dark.
 * @attr {"counter" | "pages" | "thumbnails"} [navigation=counter] - Display of the position of an item in its group: its
 *   number (`1 / 12`), a row of numbered buttons, or a strip of thumbnails. Read at opening.
 * @attr {number} [overlay-opacity=0.95] - Opacity of the overlay, from 0 to 1. The themes have a default of 0.8.
 * @attr {string} overlay-color - Colour of the overlay. Default: black.
 * @attr {boolean} without-overlay - Shows the viewer without an overlay.
 * @attr {number} [autoplay-seconds=0] - Seconds after which the next item is shown; 0 for no slideshow.
 * @attr {1 | 2} [close-mode=2] - With 1 only the button and Escape close, with 2 also a press beside the item.
 * @attr {"fixed" | "scroll"} [scrolling=fixed] - With `fixed` a high item is fitted into the window, with `scroll` it
 *   scrolls.
 * @attr {number} [transition-ms=300] - Duration of opening and closing in milliseconds.
 * @attr {number} [load-delay-ms=300] - Unset, the loader is shown after 300 milliseconds and an item as soon as it has
 *   loaded. Set, the loader is shown at once and an item is held back for this time, as in the original viewer.
 * @attr {"" | "items"} history - With `items` each item has an address (`#media=group/3`). Read at opening.
 * @attr {string} [consent-category=preferences] - Consent category of content of other sites: of frames always, of
 *   pictures and recordings by `third-party-media`. Read at opening.
 * @attr {"" | "strict"} privacy - With `strict` nothing is stored and no third party is loaded before the visitor's
 *   consent. Read at opening.
 * @attr {"" | "consent" | "allow"} third-party-media - With `consent` pictures and recordings of other sites wait for
 *   consent. Default: `consent` with `privacy="strict"`, otherwise `allow`. Read at opening.
 * @attr {string} convert - Older markup that opens too: `legacy`, `lightbox`, `shadowbox`, or several.
 * @attr {"" | "auto"} group - With `auto` all links to pictures open, and links without a group belong together: those of
 *   a `figure` with several pictures or a `.wp-block-gallery`, and the rest of the tag.
 * @attr {number} [popup-days=0] - Days for which an automatic popup does not open again, with consent to preferences; 0
 *   for the session.
 * @attr {string} locale - Language of the texts. Default: the nearest `lang`. Read at opening.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 *
 * @slot - Content of the server. A `<script type="application/json">` may hold settings, which are read once at the start.
 * @slot media-box-item - Page, or element of the page, while the viewer shows it.
 *
 * @csspart dialog - Viewer, as large as the window.
 * @csspart overlay - Overlay over the page.
 * @csspart body - Box around the item and its controls.
 * @csspart content - Area of the item.
 * @csspart image - Picture on show, and the one beside it during a swipe.
 * @csspart title - Title of the item.
 * @csspart caption - Caption of the item.
 * @csspart counter - Index of the item and number of items.
 * @csspart close - Button that closes.
 * @csspart next - Button to the next item.
 * @csspart previous - Button to the previous item.
 * @csspart page-button - Numbered button of an item; the current one is `page-button current`.
 * @csspart row - Row of numbered buttons or of thumbnails: `row pages`, `row thumbnails`.
 * @csspart thumbnails - Strip of thumbnails.
 * @csspart thumbnail - Thumbnail; the current one is `thumbnail current`.
 * @csspart thumbnail-image - Picture of a thumbnail.
 * @csspart info - Box around title and caption.
 * @csspart tools - Row of tools for the item.
 * @csspart zoom - Button that zooms a picture.
 * @csspart pages - Row of numbered buttons.
 * @csspart download - Link that downloads the file.
 * @csspart pause - Button that stops and starts the slideshow.
 * @csspart error - Placeholder of an item that has failed.
 * @csspart loader - Loading indicator.
 * @csspart current - Also on the page button and the thumbnail of the item on show.
 * @csspart consent-placeholder - Box that asks for consent to content of another site.
 * @csspart consent-allow-once - Button that allows the content once.
 * @csspart consent-allow-always - Button that allows the category permanently.
 *
 * @cssprop [--media-box-text=#fff] - Text and icons over the overlay.
 *
 * @cssstate open - While the viewer is open.
 * @cssstate loading - While the item on show is loading.
 *
 * @event {MediaBoxOpenRequestEvent} media-box-open-request - Requests that the viewer show items of the page's choice.
 * @event {MediaBoxOpenEvent} media-box-open - Before the viewer opens. If it is cancelled, the link stays a link.
 * @event {MediaBoxOpenedEvent} media-box-opened - The viewer has opened.
 * @event {MediaBoxItemChangedEvent} media-box-item-changed - Another item is shown.
 * @event {MediaBoxCloseEvent} media-box-close - Before the viewer closes. If it is cancelled, the viewer stays open.
 * @event {MediaBoxClosedEvent} media-box-closed - The viewer has closed.
 * @event {MediaBoxPlayedEvent} media-box-played - A video or an audio file has started, progressed or ended.
 * @event {MediaBoxLoadFailedEvent} media-box-load-failed - An item has failed, or has an unknown type.
 */
export class MediaBoxElement extends ShellElement<MediaBoxCore> implements MediaBoxHost {
  static override readonly options = {
    selector: textAttribute('selector'),
    scope: choiceAttribute('scope', ['', 'document'], ''),
    theme: choiceAttribute('theme', viewerThemes, 'standard'),
    navigation: choiceAttribute('navigation', viewerNavigations, 'counter'),
    overlayOpacity: numberAttribute('overlay-opacity', usualOverlayOpacity, { min: 0, max: 1 }),
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

  static override readonly commands = new Map<string, Command<MediaBoxCore>>([
    ['open', (core) => core.openFirst()],
    ['close', (core) => core.close()],
  ]);

  declare selector: string;
  declare scope: '' | 'document';
  declare theme: (typeof viewerThemes)[number];
  declare navigation: (typeof viewerNavigations)[number];
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

  /** Labels of the author; set by the settings in JSON. */
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
