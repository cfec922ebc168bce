/** The browser's own verdicts on a control, by the names of ValidityState. The first that is true is the error. */
export const validityFlags = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'tooShort',
  'tooLong',
  'customError',
] as const;

export type ValidityFlag = (typeof validityFlags)[number];

/** Result of the browser's own check of one control that is on show. */
export interface FieldCheck {
  readonly name: string;
  readonly type: string;
  readonly flag: ValidityFlag | null;
  /** Value of the broken constraint (min, max, step, a length, the title of a pattern), as the markup has it. */
  readonly bound: string;
  /**
   * Source of the requirement: the author's JSON or the server's mark of required fields; the control's own constraints,
   * unless set.
   */
  readonly askedBy?: 'json' | 'mark';
  /** Message that a script of the page has set for the control. */
  readonly words?: string;
}

/** Error text of a field: one of the suite's, or the server's own. */
export type ErrorText =
  | { readonly key: string; readonly values: readonly string[] }
  | { readonly message: string };

/** Place in the form that can be wrong. */
export interface FormPlace {
  /** Name of the field; '' for an error of the server about a component without a field. */
  readonly name: string;
  /** The number of a component that has an error element in the form, but no field. */
  readonly componentId?: string | undefined;
}

export interface FieldError extends FormPlace {
  readonly text: ErrorText;
  /** Flag: the error is shown as soon as the field is left, before any attempt to send. */
  readonly isEarly?: true;
}

/** Returns the error of a field, or with the name '' of the form, in the words of a server. */
export function errorInWords({
  name,
  message,
}: {
  readonly name: string;
  readonly message: string;
}): FieldError {
  return { name, text: { message } };
}

/** Reason for which an attempt failed although the fields are right. */
export type Failure =
  | ServerFailure
  | 'consent'
  | 'bot-blocked'
  | 'bot-timeout'
  | 'bot-refused'
  /** The provider's box waits for the visitor. */
  | 'bot-unsolved'
  /** The form was open for so long that its token is spent; it has a fresh one now. */
  | 'token-renewed';

/** Reason for a missing verdict: not reached, too slow, a status other than 200, an answer that is none. */
export type ServerFailure = 'network' | 'timeout' | 'server' | 'answer';

/** A call to the server without an answer that counts. */
export interface FailedCall {
  readonly type: 'failed';
  readonly failure: ServerFailure;
  /** The status of the answer, where there was one. */
  readonly status?: number;
}

/** Result of a validate call. */
export type ServerVerdict =
  | {
      readonly type: 'answered';
      /** The failing fields with the server's words. */
      readonly errors: readonly FieldError[];
      /** The page to show (0-based), where the server names one. */
      readonly page: number | null;
    }
  | FailedCall;

/** Kind of failure in `rs-form-submit-failed`. */
export type FailureKind = 'invalid' | 'network' | 'timeout' | 'server' | 'answer' | 'bot-check';

/** Change of the marks on the server's fields. */
export type MarkEffect =
  | { readonly type: 'mark-field'; readonly error: FieldError }
  | ({ readonly type: 'clear-field' } & FormPlace);
