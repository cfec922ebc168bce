/** Types of items. An item of type `error` cannot be shown. */
export const mediaTypes = [
  'image',
  'video',
  'audio',
  'embed',
  'pdf',
  'page',
  'frame',
  'element',
  'error',
] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Provider of an embedded player. */
export type Provider = 'youtube' | 'vimeo' | 'dailymotion';

/** Automatic popup: once per visitor, or at every visit. */
export type AutoPopup = 'single' | 'multiple';

/** Size in CSS pixels, or in per cent of the window. */
export interface Length {
  readonly value: number;
  readonly unit: 'px' | '%';
}

/** Item that a page requests. Missing values are derived from its URL. All values are text. */
export interface RequestedItem {
  readonly src: string;
  readonly title?: string;
  readonly caption?: string;
  readonly type?: string;
  readonly alt?: string;
}

/** Item of a viewer. All texts are plain text, never HTML. */
export interface MediaItem {
  /** Source that is loaded: an absolute http(s) URL, or a selector for the type `element`; '' for nothing. */
  readonly src: string;
  readonly type: MediaType;
  readonly title: string;
  readonly caption: string;
  /** Alternative text of a picture; '' without one. */
  readonly alt: string;
  /** Name of the group; null for a single item. */
  readonly group: string | null;
  readonly width: Length | null;
  readonly height: Length | null;
  /** Parameter in lower case to value, for the media element or the player. */
  readonly params: ReadonlyMap<string, string>;
  readonly auto: AutoPopup | null;
  /** Delay of an automatic popup, in seconds. */
  readonly delaySeconds: number;
  /** True if the viewer offers the file as a download. */
  readonly isDownload: boolean;
  /** URL of the thumbnail; '' for none. */
  readonly thumbnail: string;
}

/** Name of the slot for content of the page. It stays in the page's tree, with its styles, ids and forms. */
export const itemSlot = 'media-box-item';

/** Props of an item's view. `loaded` and `failed` report the end of its loading. */
export interface MediaProps {
  readonly item: MediaItem;
  readonly loaded: () => void;
  readonly failed: () => void;
}
