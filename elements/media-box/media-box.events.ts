import {
  FactEvent,
  QuestionEvent,
  RequestEvent,
  type RequestDetail,
} from '../../shared/events/suite-event.js';
import type { MediaType, Provider, RequestedItem } from './items/media-item.model.js';

export type { RequestedItem } from './items/media-item.model.js';

/** Items that a page requests, and the index of the first one on show (from 0). */
export interface MediaBoxOpenRequest extends RequestDetail {
  readonly items: readonly RequestedItem[];
  readonly index?: number;
}

/** Requests that a viewer show items of the page's choice. */
export class MediaBoxOpenRequestEvent extends RequestEvent<MediaBoxOpenRequest> {
  constructor(detail: MediaBoxOpenRequest) {
    super('media-box-open-request', detail);
  }
}

/** Item on show: the name of its group, its index (from 0), the number of items, and its type. */
export interface MediaBoxPlace {
  readonly group: string | null;
  readonly index: number;
  readonly count: number;
  readonly type: MediaType;
}

/** Fired before the viewer opens. If it is cancelled, the link stays a link. */
export class MediaBoxOpenEvent extends QuestionEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-open', detail);
  }
}

/** Fired after the viewer has opened. */
export class MediaBoxOpenedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-opened', detail);
  }
}

/** Fired after another item is shown. */
export class MediaBoxItemChangedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-item-changed', detail);
  }
}

/** Fired before the viewer closes. If it is cancelled, the viewer stays open. */
export class MediaBoxCloseEvent extends QuestionEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-close', detail);
  }
}

/** Fired after the viewer has closed. The detail is the last item on show. */
export class MediaBoxClosedEvent extends FactEvent<MediaBoxPlace> {
  constructor(detail: MediaBoxPlace) {
    super('media-box-closed', detail);
  }
}

/** Progress of a video or an audio file. */
export interface MediaBoxPlay {
  readonly type: MediaType;
  readonly provider: Provider | 'file';
  readonly title: string;
  readonly phase: 'start' | 'progress' | 'complete';
  /** Percentage played: 0 at the start, then 10, 25, 50, 75 and 100. */
  readonly percent: number;
}

/** Fired while a video or an audio file plays. */
export class MediaBoxPlayedEvent extends FactEvent<MediaBoxPlay> {
  constructor(detail: MediaBoxPlay) {
    super('media-box-played', detail);
  }
}

/** Fired when an item fails to load, or has an unknown type. */
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
