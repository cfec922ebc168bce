import { FactEvent } from '../../../shared/events/suite-event.js';
import type { FormEventDetail } from './event-detail.model.js';

/** Fired when what was typed earlier is in the fields again. */
export class RsFormRestoredEvent extends FactEvent<FormEventDetail> {
  constructor(detail: FormEventDetail) {
    super('rs-form-restored', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rs-form-restored': RsFormRestoredEvent;
  }
}
