import { FactEvent, RequestEvent, type RequestDetail } from '../../shared/events/suite-event.js';
import type { TabSource } from './tabs.model.js';

export interface TabChange {
  /** Which panel is shown, 0-based. */
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
  /** The element whose panel is wanted; the one that the event is dispatched on, unless said. */
  readonly element?: Element;
}

/** Asks a set of tabs to show the panel that holds an element. */
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
