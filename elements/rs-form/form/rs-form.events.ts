import { FactEvent, RequestEvent, type RequestDetail } from '../../../shared/events/suite-event.js';
import type { FormEventDetail } from './event-detail.model.js';

/** Fired at the visitor's first interaction with the form. */
export class RsFormStartedEvent extends FactEvent<FormEventDetail> {
  constructor(detail: FormEventDetail) {
    super('rs-form-started', detail);
  }
}

/** Requested page of a form. Page numbers are 0-based. */
export interface PageRequest extends RequestDetail {
  readonly to: number;
  /** Flag: the fields of the page on show are checked first. */
  readonly validate?: boolean;
}

/** Asks a form for another page. */
export class RsFormPageRequestEvent extends RequestEvent<PageRequest> {
  constructor(detail: PageRequest) {
    super('rs-form-page-request', detail);
  }
}

/** Asks a form for a reset. */
export class RsFormResetRequestEvent extends RequestEvent<RequestDetail> {
  constructor(detail: RequestDetail = {}) {
    super('rs-form-reset-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rs-form-started': RsFormStartedEvent;
    'rs-form-page-request': RsFormPageRequestEvent;
    'rs-form-reset-request': RsFormResetRequestEvent;
  }
}
