import { FactEvent } from '../../shared/events/suite-event.js';
import type { CleanParams } from './privacy/clean-params.model.js';

/** What the sinks are given: an event of the page, cleaned of what is personal. */
export interface AnalyticsFact {
  readonly name: string;
  readonly params: CleanParams;
}

/** Fired for each event that is counted, once the visitor has agreed. */
export class PageAnalyticsEvent extends FactEvent<AnalyticsFact> {
  constructor(detail: AnalyticsFact) {
    super('page-analytics-event', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'page-analytics-event': PageAnalyticsEvent;
  }
}
