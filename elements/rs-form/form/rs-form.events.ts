import {
  FactEvent,
  QuestionEvent,
  RequestEvent,
  type RequestDetail,
} from '../../../shared/events/suite-event.js';
import type { FailureKind } from '../checks/violation.model.js';

/** Which form an event is about. Never a value, a token or a file. */
export interface FormEventDetail {
  readonly formId: number;
}

/** Fired at the visitor's first interaction with the form. */
export class RsFormStartedEvent extends FactEvent<FormEventDetail> {
  constructor(detail: FormEventDetail) {
    super('rs-form-started', detail);
  }
}

export interface Validation extends FormEventDetail {
  /** The page that was checked, 0-based; null for the whole form. */
  readonly page: number | null;
  readonly isValid: boolean;
  /** The names of the failing fields. */
  readonly invalidFields: readonly string[];
}

/** Fired after the form was checked. */
export class RsFormValidatedEvent extends FactEvent<Validation> {
  constructor(detail: Validation) {
    super('rs-form-validated', detail);
  }
}

/** Which page is asked for. Page numbers are 0-based. */
export interface PageRequest extends RequestDetail {
  readonly to: number;
  /** Whether the fields of the page on show are checked first. */
  readonly validate?: boolean;
}

/** Asks a form for another page. */
export class RsFormPageRequestEvent extends RequestEvent<PageRequest> {
  constructor(detail: PageRequest) {
    super('rs-form-page-request', detail);
  }
}

export interface PageMove extends FormEventDetail {
  readonly from: number;
  readonly to: number;
  readonly direction: 'next' | 'prev';
}

/** Fired before another page is shown. Cancel it to stay. */
export class RsFormPageChangeEvent extends QuestionEvent<PageMove> {
  constructor(detail: PageMove) {
    super('rs-form-page-change', detail);
  }
}

/** Fired when another page is shown. */
export class RsFormPageChangedEvent extends FactEvent<PageMove> {
  constructor(detail: PageMove) {
    super('rs-form-page-changed', detail);
  }
}

/** Asks a form for a reset. */
export class RsFormResetRequestEvent extends RequestEvent<RequestDetail> {
  constructor(detail: RequestDetail = {}) {
    super('rs-form-reset-request', detail);
  }
}

/** Fired when what was typed earlier is in the fields again. */
export class RsFormRestoredEvent extends FactEvent<FormEventDetail> {
  constructor(detail: FormEventDetail) {
    super('rs-form-restored', detail);
  }
}

export interface Submission extends FormEventDetail {
  /** How the form is sent: by the browser itself, or without leaving the page. */
  readonly method: 'native' | 'fetch';
}

/** Fired before a valid form is sent. Cancel it to stay. */
export class RsFormSubmitEvent extends QuestionEvent<Submission> {
  constructor(detail: Submission) {
    super('rs-form-submit', detail);
  }
}

/** Fired once, just before the browser leaves with a valid post. */
export class RsFormSubmittedEvent extends FactEvent<Submission> {
  constructor(detail: Submission) {
    super('rs-form-submitted', detail);
  }
}

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

export interface SubmitFailure extends FormEventDetail {
  readonly kind: FailureKind;
  /** The status of the server's answer; null where there was none. */
  readonly status: number | null;
}

/** Fired when an attempt to send has failed; what the visitor typed is still there. */
export class RsFormSubmitFailedEvent extends FactEvent<SubmitFailure> {
  constructor(detail: SubmitFailure) {
    super('rs-form-submit-failed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rs-form-started': RsFormStartedEvent;
    'rs-form-validated': RsFormValidatedEvent;
    'rs-form-page-request': RsFormPageRequestEvent;
    'rs-form-page-change': RsFormPageChangeEvent;
    'rs-form-page-changed': RsFormPageChangedEvent;
    'rs-form-reset-request': RsFormResetRequestEvent;
    'rs-form-restored': RsFormRestoredEvent;
    'rs-form-submit': RsFormSubmitEvent;
    'rs-form-submitted': RsFormSubmittedEvent;
    'rs-form-accepted': RsFormAcceptedEvent;
    'rs-form-submit-failed': RsFormSubmitFailedEvent;
  }
}
