import { FactEvent, QuestionEvent } from '../../shared/events/suite-event.js';

/** Which form an event is about. Never a value, a token or a file. */
export interface FormMoment {
  readonly formId: number;
}

/** Fired at the visitor's first interaction with the form. */
export class RsFormStartedEvent extends FactEvent<FormMoment> {
  constructor(detail: FormMoment) {
    super('rs-form-started', detail);
  }
}

export interface Validation extends FormMoment {
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

export interface Submission extends FormMoment {
  /** How the form is sent: by the browser itself. */
  readonly method: 'native';
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

/** Fired when the server's thank-you is seen. */
export class RsFormAcceptedEvent extends FactEvent<Submission> {
  constructor(detail: Submission) {
    super('rs-form-accepted', detail);
  }
}

export interface SubmitFailure extends FormMoment {
  readonly kind: 'invalid' | 'network' | 'timeout' | 'server' | 'answer' | 'bot-check';
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
    'rs-form-submit': RsFormSubmitEvent;
    'rs-form-submitted': RsFormSubmittedEvent;
    'rs-form-accepted': RsFormAcceptedEvent;
    'rs-form-submit-failed': RsFormSubmitFailedEvent;
  }
}
