import type { Clock } from '../../shared/dom/clock.js';
import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { CleanParams, Params } from './privacy/clean-params.model.js';

/** Interface of the element that the core of a `<page-analytics>` uses. */
export interface PageAnalyticsHost extends HTMLElement, Pick<ShellElement<ShellCore>, 'report'> {
  /** Targets of the events, as the author wrote them. */
  readonly sink: string;
  readonly consentCategory: string;
  /** Query parameters that contain a search term, in order of priority. */
  readonly searchParams: string;
  readonly sessionMinutes: number;
  readonly privacy: '' | 'strict' | 'aggregate';
}

/** Context of a tracker. The tracker stops when the signal aborts. */
export interface Tracking {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Tracks an event. */
  track(name: string, params: Params): void;
}

/** Handles an event, with its innermost target. */
export type EventHandler = (event: Event, target: Element) => void;

/** Receiver of events. */
export interface Sink {
  /**
   * Sends an event.
   *
   * @param at - Time of the event in milliseconds since 1970; now by default.
   */
  send(name: string, params: CleanParams, at?: number): void;
  /** Drops the events that wait to be sent. */
  stop(): void;
}

/** Objects that a collection works with. */
export interface CollectionContext {
  readonly host: PageAnalyticsHost;
  readonly clock: Clock;
  /** Valid words of the attribute `sink`. */
  readonly words: readonly string[];
  /** Presses that a sink has prevented and will follow later. */
  readonly held: WeakSet<Event>;
  /**
   * Returns true while the visitor consents. Checked for each event, because some browsers do not report cookie
   * changes.
   */
  isAllowed(): boolean;
}
