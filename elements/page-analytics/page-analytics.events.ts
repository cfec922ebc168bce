import { FactEvent } from '../../shared/events/suite-event.js';
import type { CleanParams } from './privacy/clean-params.model.js';

/** Event for the sinks, without personal data. */
export interface AnalyticsFact {
  readonly name: string;
  readonly params: CleanParams;
}

/** Fired for each tracked event, after the visitor has consented. */
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
