import {
  MediaBoxClosedEvent,
  MediaBoxCloseEvent,
  MediaBoxItemChangedEvent,
  MediaBoxLoadFailedEvent,
  MediaBoxOpenedEvent,
  MediaBoxOpenEvent,
  type MediaBoxPlace,
  MediaBoxPlayedEvent,
} from '../media-box.events.js';
import type { ReportPlayed } from '../media/media-tools.dom.js';
import { currentItem, type ViewerState } from './viewer-state.model.js';

type Shown = Pick<ViewerState, 'items' | 'index'>;

/** Asks the page whether the viewer may open or close. Returns false if the event was cancelled. */
export function askPage(host: HTMLElement, question: 'open' | 'close', shown: Shown): boolean {
  const QuestionOf = question === 'open' ? MediaBoxOpenEvent : MediaBoxCloseEvent;
  return host.dispatchEvent(new QuestionOf(placeOf(shown)));
}

/** Dispatches the event of a change of the item on show. */
export function emitFact(
  host: HTMLElement,
  fact: 'opened' | 'item-changed' | 'load-failed' | 'closed',
  shown: Shown,
): void {
  const place = placeOf(shown);
  switch (fact) {
    case 'opened':
      host.dispatchEvent(new MediaBoxOpenedEvent(place));
      break;
    case 'item-changed':
      host.dispatchEvent(new MediaBoxItemChangedEvent(place));
      break;
    case 'load-failed':
      host.dispatchEvent(new MediaBoxLoadFailedEvent({ type: place.type }));
      break;
    case 'closed':
      host.dispatchEvent(new MediaBoxClosedEvent(place));
      break;
  }
}

/** Returns a function that dispatches `media-box-played` events. */
export function reportPlayed(host: HTMLElement): ReportPlayed {
  return ({ type, title }, provider, facts) => {
    for (const fact of facts) host.dispatchEvent(new MediaBoxPlayedEvent({ type, provider, title, ...fact }));
  };
}

function placeOf({ items, index }: Shown): MediaBoxPlace {
  const { group = null, type = 'error' } = currentItem({ items, index }) ?? {};
  return { group, index, count: items.length, type };
}
