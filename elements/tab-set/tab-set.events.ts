import { FactEvent, RequestEvent, type RequestDetail } from '../../shared/events/suite-event.js';
import type { TabSource } from './tabs.model.js';

export interface TabChange {
  /** Index of the panel on show, from 0. */
  readonly index: number;
  readonly count: number;
  readonly source: TabSource;
}

/** Fired after another panel was shown. */
export class TabSetChangedEvent extends FactEvent<TabChange> {
  constructor(detail: TabChange) {
    super('tab-set-changed', detail);
  }
}

/** Detail of a request to show a panel. */
export interface TabSetShowRequest extends RequestDetail {
  /**
   * Element whose panel is wanted.
   *
   * @default The target of the event.
   */
  readonly element?: Element;
}

/** Requests that a set of tabs show the panel that contains an element. */
export class TabSetShowRequestEvent extends RequestEvent<TabSetShowRequest> {
  constructor(detail: TabSetShowRequest = {}) {
    super('tab-set-show-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'tab-set-changed': TabSetChangedEvent;
    'tab-set-show-request': TabSetShowRequestEvent;
  }
}
