import { FactEvent } from '../../../shared/events/suite-event.js';
import type { Submission } from './event-detail.model.js';

/** A thank-you need not say which form it is about. */
export interface Acceptance extends Omit<Submission, 'formId'> {
  /** The form; null where nothing on the page tells. */
  readonly formId: number | null;
}

/** Fired when the server's thank-you is seen. */
export class RsFormAcceptedEvent extends FactEvent<Acceptance> {
  constructor(detail: Acceptance) {
    super('rs-form-accepted', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rs-form-accepted': RsFormAcceptedEvent;
  }
}
