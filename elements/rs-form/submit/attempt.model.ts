import type {
  Failure,
  FailureKind,
  FieldCheck,
  FieldError,
  FormPlace,
  MarkEffect,
  ServerVerdict,
} from '../checks/violation.model.js';

/** What the visitor, or the page, wants checked, and what follows when all is right. */
export type AttemptGoal =
  /** Unchecked in the browser where the author's button says so, by `formnovalidate`. */
  | { readonly type: 'submit'; readonly isUnchecked?: boolean }
  /** Only a verdict: nothing follows. */
  | { readonly type: 'check' }
  /** From one page to another (0-based): only the fields of `from` are checked. */
  | { readonly type: 'page'; readonly from: number; readonly to: number };

export type Phase =
  | 'idle'
  | 'asking-server'
  /** The page is asked whether the submit may go on. */
  | 'asking'
  | 'checking-bot'
  /** The browser is about to leave with the post. */
  | 'submitting';

/** What became of the visitor's attempts to send. */
export interface AttemptState {
  readonly errors: readonly FieldError[];
  /** The errors that are marked at their fields before any attempt, and in no list. */
  readonly early: readonly FieldError[];
  readonly phase: Phase;
  readonly failure: Failure | null;
  /** Counts the attempts: an answer to an earlier one is dropped. */
  readonly attempt: number;
  readonly goal: AttemptGoal;
  /** Whether the visitor chose to send without the bot check. */
  readonly isBotCheckWaived: boolean;
}

/** What the browser finds in the form at one moment. */
export interface BrowserFindings {
  /** The verdicts on the goal's controls that are on show, in document order. */
  readonly checks: readonly FieldCheck[];
  /** What features of the form found wrong with them; it counts whoever else checks. */
  readonly added?: readonly FieldError[];
}

/** What happened: in the form, on the page, at the provider. Never what to do. */
export type AttemptAction =
  /** A field changed, with the browser's verdict where it has one. */
  | {
      readonly type: 'field-checked';
      readonly name: string;
      readonly check: FieldCheck | null;
      /** What a feature of the form found wrong with it. */
      readonly added?: FieldError | undefined;
      /** Flag: the visitor has left the field. */
      readonly isLeft?: boolean;
    }
  | { readonly type: 'fields-hidden'; readonly names: readonly string[] }
  | { readonly type: 'server-errors-found'; readonly errors: readonly FieldError[] }
  | ({ readonly type: 'goal-requested'; readonly goal: AttemptGoal } & BrowserFindings)
  /** With what the browser finds now: a field may have been mended, or hidden, while the server was asked. */
  | ({
      readonly type: 'server-answered';
      readonly attempt: number;
      readonly verdict: ServerVerdict;
    } & BrowserFindings)
  | { readonly type: 'attempt-cancelled' }
  | { readonly type: 'submit-approved'; readonly attempt: number }
  | { readonly type: 'submit-vetoed'; readonly attempt: number }
  | { readonly type: 'token-received'; readonly attempt: number; readonly token: string }
  | { readonly type: 'bot-check-failed'; readonly attempt: number; readonly failure: Failure }
  | { readonly type: 'bot-check-waived' }
  | { readonly type: 'leave-timed-out'; readonly attempt: number }
  /** A post that does not leave the page: it was stopped, came to nothing, or the form came back. */
  | { readonly type: 'post-cancelled'; readonly attempt: number }
  | {
      readonly type: 'post-failed';
      readonly attempt: number;
      readonly failure: Failure;
      readonly status?: number;
    }
  | { readonly type: 'post-refused'; readonly attempt: number; readonly errors: readonly FieldError[] }
  /** The form's own token was stale and is fresh again. */
  | { readonly type: 'form-token-renewed' }
  /** The form was reset, or the page came back from the back-forward cache. */
  | { readonly type: 'form-reset' };

/** What the world must do, as data. */
export type AttemptEffect =
  | MarkEffect
  | { readonly type: 'announce-errors'; readonly errors: readonly FieldError[] }
  | {
      readonly type: 'focus-errors';
      readonly origin: 'browser' | 'server';
      readonly first: FormPlace['name'];
      readonly componentId?: FormPlace['componentId'];
    }
  /** Shows or hides the server's own box of errors. */
  | { readonly type: 'show-error-box'; readonly isShown: boolean }
  /** Moves to the page of an error, or to the page that was wanted. */
  | { readonly type: 'show-page'; readonly page: number; readonly reason: 'error' | 'goal' }
  | { readonly type: 'tell-validated'; readonly goal: AttemptGoal; readonly errors: readonly FieldError[] }
  | { readonly type: 'tell-failed'; readonly kind: FailureKind; readonly status?: number | undefined }
  | { readonly type: 'ask-server'; readonly attempt: number; readonly page: number | null }
  | { readonly type: 'stop-asking' }
  /** Ask the page whether the submit may go on. */
  | { readonly type: 'ask-page'; readonly attempt: number }
  | { readonly type: 'ask-bot-token'; readonly attempt: number }
  | { readonly type: 'write-token'; readonly token: string }
  /** The bot check is as new, and what was given for it worth nothing. */
  | { readonly type: 'renew-bot-check' }
  | { readonly type: 'disable-buttons' }
  | { readonly type: 'enable-buttons' }
  /** The browser's own submit goes on; tell the page and watch that it leaves. */
  | { readonly type: 'let-leave'; readonly attempt: number }
  | { readonly type: 'submit-by-script'; readonly attempt: number }
  | { readonly type: 'show-failure'; readonly failure: Failure; readonly status?: number | undefined }
  | { readonly type: 'show-checking' }
  | { readonly type: 'show-sending' }
  | { readonly type: 'hide-notice' };
