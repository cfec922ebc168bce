/** The browser's own verdicts on a control, by the names of ValidityState. */
export type ValidityFlag =
  | 'badInput'
  | 'customError'
  | 'patternMismatch'
  | 'rangeOverflow'
  | 'rangeUnderflow'
  | 'stepMismatch'
  | 'tooLong'
  | 'tooShort'
  | 'typeMismatch'
  | 'valueMissing';

/** What the browser says of one control that is on show. */
export interface FieldCheck {
  readonly name: string;
  readonly type: string;
  readonly flag: ValidityFlag | null;
  /** The bound that is broken (min, max, step or length), as the markup has it. */
  readonly bound: string;
}

/** What a visitor is told about a field: one of our texts, or the server's own words. */
export type FaultText =
  { readonly key: string; readonly values: readonly string[] } | { readonly message: string };

export interface FieldError {
  readonly name: string;
  readonly text: FaultText;
}

export type Phase =
  | 'idle'
  /** The page is asked whether the submit may go on. */
  | 'asking'
  | 'checking-bot'
  /** The browser is about to leave with the post. */
  | 'submitting';

/** Why a submit did not go out although the fields are right. */
export type Failure = 'consent' | 'bot-blocked' | 'bot-timeout' | 'bot-refused' | 'still-here';

/** What became of the visitor's attempts to send. */
export interface AttemptState {
  readonly errors: readonly FieldError[];
  readonly phase: Phase;
  readonly failure: Failure | null;
  /** Counts the attempts: an answer to an earlier one is dropped. */
  readonly attempt: number;
  /** Whether the visitor chose to send without the bot check. */
  readonly isBotCheckWaived: boolean;
}

/** What happened: in the form, on the page, at the provider. Never what to do. */
export type AttemptAction =
  /** A field changed, with the browser's verdict where it has one. */
  | { readonly type: 'field-checked'; readonly name: string; readonly check: FieldCheck | null }
  | { readonly type: 'fields-hidden'; readonly names: readonly string[] }
  | { readonly type: 'server-errors-found'; readonly errors: readonly FieldError[] }
  /** All controls on show, in document order. */
  | { readonly type: 'submit-pressed'; readonly checks: readonly FieldCheck[] }
  | { readonly type: 'submit-approved'; readonly attempt: number }
  | { readonly type: 'submit-vetoed'; readonly attempt: number }
  | { readonly type: 'token-received'; readonly attempt: number; readonly token: string }
  | { readonly type: 'bot-check-failed'; readonly attempt: number; readonly failure: Failure }
  | { readonly type: 'bot-check-waived' }
  | { readonly type: 'leave-timed-out'; readonly attempt: number }
  /** The form was reset, or the page came back from the back-forward cache. */
  | { readonly type: 'form-renewed' };

/** What the world must do, as data. */
export type AttemptEffect =
  | { readonly type: 'mark-field'; readonly error: FieldError }
  | { readonly type: 'clear-field'; readonly name: string }
  | { readonly type: 'announce-errors'; readonly errors: readonly FieldError[] }
  | { readonly type: 'focus-errors'; readonly origin: 'browser' | 'server'; readonly first: string }
  | { readonly type: 'tell-validated'; readonly errors: readonly FieldError[] }
  | { readonly type: 'tell-failed'; readonly kind: 'invalid' | 'bot-check' | 'timeout' }
  /** Ask the page whether the submit may go on. */
  | { readonly type: 'ask-page'; readonly attempt: number }
  | { readonly type: 'ask-bot-token'; readonly attempt: number }
  | { readonly type: 'write-token'; readonly token: string }
  | { readonly type: 'disable-buttons' }
  | { readonly type: 'enable-buttons' }
  /** The browser's own submit goes on; tell the page and watch that it leaves. */
  | { readonly type: 'let-leave'; readonly attempt: number }
  | { readonly type: 'submit-by-script'; readonly attempt: number }
  | { readonly type: 'show-failure'; readonly failure: Failure }
  | { readonly type: 'show-sending' }
  | { readonly type: 'hide-notice' };
