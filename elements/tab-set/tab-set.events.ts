import { FactEvent } from '../../shared/events/suite-event.js';
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

declare global {
  interface GlobalEventHandlersEventMap {
    'tab-set-changed': TabSetChangedEvent;
  }
}
