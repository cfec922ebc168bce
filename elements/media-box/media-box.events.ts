import {
  FactEvent,
  QuestionEvent,
  RequestEvent,
  type RequestDetail,
} from '../../shared/events/suite-event.js';
import type { MediaType, Provider, RequestedItem } from './items/media-item.model.js';

export type { RequestedItem } from './items/media-item.model.js';

/** What a page wants to see, and with which item (0-based) it begins. */
export interface MediaBoxOpenRequest extends RequestDetail {
  readonly items: readonly RequestedItem[];
  readonly index?: number;
}

/** Asks a viewer to show items of the page's own choice. */
export class MediaBoxOpenRequestEvent extends RequestEvent<MediaBoxOpenRequest> {
  constructor(detail: MediaBoxOpenRequest) {
    super('media-box-open-request', detail);
  }
}

/** Which item is meant: the group's name, its place (0-based) and how many there are. */
export interface MediaBoxPlace {
  readonly group: string | null;
  readonly index: number;
  readonly count: number;
  readonly type: MediaType;
}

/** Fired before the viewer opens. Cancel it to leave the link a link. */
export class MediaBoxOpenEvent extends QuestionEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-open', detail);
  }
}

/** Fired when the viewer is open. */
export class MediaBoxOpenedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-opened', detail);
  }
}

/** Fired when another item is on show. */
export class MediaBoxItemChangedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-item-changed', detail);
  }
}

/** Fired before the viewer closes. Cancel it to keep it open. */
export class MediaBoxCloseEvent extends QuestionEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-close', detail);
  }
}

/** Fired when the viewer is closed; with the item that was on show last. */
export class MediaBoxClosedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-closed', detail);
  }
}

/** What of a video or of audio was played. */
export interface MediaBoxPlay {
  readonly type: MediaType;
  readonly provider: Provider | 'file';
  readonly title: string;
  readonly phase: 'start' | 'progress' | 'complete';
  /** How much of it, in per cent: 0 at the start, then 10, 25, 50, 75, then 100. */
  readonly percent: number;
}

/** Fired while video and audio play. */
export class MediaBoxPlayedEvent extends FactEvent<MediaBoxPlay> {
  constructor(detail: MediaBoxPlay) {
    super('media-box-played', detail);
  }
}

/** Fired when an item is broken, or of a kind that nobody knows. */
export class MediaBoxLoadFailedEvent extends FactEvent<{ readonly type: MediaType }> {
  constructor(detail: { readonly type: MediaType }) {
    super('media-box-load-failed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'media-box-open-request': MediaBoxOpenRequestEvent;
    'media-box-open': MediaBoxOpenEvent;
    'media-box-opened': MediaBoxOpenedEvent;
    'media-box-item-changed': MediaBoxItemChangedEvent;
    'media-box-close': MediaBoxCloseEvent;
    'media-box-closed': MediaBoxClosedEvent;
    'media-box-played': MediaBoxPlayedEvent;
    'media-box-load-failed': MediaBoxLoadFailedEvent;
  }
}
