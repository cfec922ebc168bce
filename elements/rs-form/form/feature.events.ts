import { FactEvent, QuestionEvent } from '../../../shared/events/suite-event.js';
import type { FailureKind } from '../checks/violation.model.js';
import type { FormEventDetail, Submission } from './event-detail.model.js';

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

export interface SubmitFailure extends FormEventDetail {
  readonly kind: FailureKind;
  /** The status of the server's answer; null where there was none. */
  readonly status: number | null;
}

/** Fired when an attempt to send has failed. All values of the fields are kept. */
export class RsFormSubmitFailedEvent extends FactEvent<SubmitFailure> {
  constructor(detail: SubmitFailure) {
    super('rs-form-submit-failed', detail);
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

/** Fired when earlier values are in the fields again. */
export class RsFormRestoredEvent extends FactEvent<FormEventDetail> {
  constructor(detail: FormEventDetail) {
    super('rs-form-restored', detail);
  }
}

/** A thank-you need not say which form it is about. */
export interface Acceptance extends Omit<Submission, 'formId'> {
  /** The form; null where the page does not say. */
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
    'rs-form-validated': RsFormValidatedEvent;
    'rs-form-submit': RsFormSubmitEvent;
    'rs-form-submitted': RsFormSubmittedEvent;
    'rs-form-submit-failed': RsFormSubmitFailedEvent;
    'rs-form-page-change': RsFormPageChangeEvent;
    'rs-form-page-changed': RsFormPageChangedEvent;
    'rs-form-restored': RsFormRestoredEvent;
    'rs-form-accepted': RsFormAcceptedEvent;
  }
}
