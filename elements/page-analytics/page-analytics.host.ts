import type { Clock } from '../../shared/dom/clock.js';
import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { CleanParams, Params } from './privacy/clean-params.model.js';

/** What the core of a `<page-analytics>` sees of its element. */
export interface PageAnalyticsHost extends HTMLElement, Pick<ShellElement<ShellCore>, 'report'> {
  /** Where events go, as the author wrote it. */
  readonly sink: string;
  readonly consentCategory: string;
  /** The parameters of an address that hold a search, the first one first. */
  readonly searchParams: string;
  readonly sessionMinutes: number;
  readonly privacy: '' | 'strict';
}

/** What watches one kind of event works with. It ends with the signal. */
export interface Tracking {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Counts an event. */
  track(name: string, params: Params): void;
}

/** Hears an event of a part that came later, and where it happened. */
export type HearEvent = (event: Event, target: Element) => void;

/** Where events go. */
export interface Sink {
  /** Sends an event of this time, in milliseconds, now unless set: it may have waited for the sinks. */
  send(name: string, params: CleanParams, at?: number): void;
  /** Forgets what waits to be sent. */
  stop(): void;
}

/** What a collection is made of. */
export interface CollectionParts {
  readonly host: PageAnalyticsHost;
  readonly clock: Clock;
  /** The words of `sink` that are right. */
  readonly words: readonly string[];
  /** The presses that a sink has stopped and lets go on later. */
  readonly held: WeakSet<Event>;
  /** Whether the visitor still agrees; asked for each event, because a browser may not tell that it has changed. */
  isAllowed(): boolean;
}
