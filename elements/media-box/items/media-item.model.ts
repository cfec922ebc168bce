/** Kind of an item. `error` is for one that cannot be shown. */
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

/** Whose player an embedded video runs in. */
export type Provider = 'youtube' | 'vimeo' | 'dailymotion';

/** When an item opens by itself: once per visitor, or at every visit. */
export type AutoPopup = 'single' | 'multiple';

/** A size in CSS pixels, or in per cent of the window. */
export interface Length {
  readonly value: number;
  readonly unit: 'px' | '%';
}

/** An item that a page asks for; what is missing is read from its address. Everything is text. */
export interface RequestedItem {
  readonly src: string;
  readonly title?: string;
  readonly caption?: string;
  readonly type?: string;
  readonly alt?: string;
}

/** Item of a viewer. Everything in it is text, nothing is HTML. */
export interface MediaItem {
  /** What is loaded: an http(s) address as it stands in the page, or a selector for the type `element`; '' for none. */
  readonly src: string;
  readonly type: MediaType;
  readonly title: string;
  readonly caption: string;
  /** What a picture shows, for those who do not see it; '' where nothing says so. */
  readonly alt: string;
  /** What belongs together; null for an item that stands alone. */
  readonly group: string | null;
  readonly width: Length | null;
  readonly height: Length | null;
  /** Name in lower case → value, of what the media element or the player takes. */
  readonly params: ReadonlyMap<string, string>;
  readonly auto: AutoPopup | null;
  /** Seconds until it opens by itself. */
  readonly delaySeconds: number;
  /** Whether the visitor may keep the file. */
  readonly isDownload: boolean;
  /** The address of a small picture; '' for none. */
  readonly thumbnail: string;
}

/** The place in the viewer for what is of the page: it stays in the page's own tree, with its looks, names and forms. */
export const itemSlot = 'media-box-item';

/** What a view of an item is given: whom it tells that the item is there, or never will be. */
export interface MediaProps {
  readonly item: MediaItem;
  readonly loaded: () => void;
  readonly failed: () => void;
}
