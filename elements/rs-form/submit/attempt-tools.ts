import type { Translate } from '../../../shared/i18n/texts.js';
import type { FormSession, Paging } from '../form/rs-form.session.js';
import type { AttemptAction, AttemptGoal, AttemptState, BrowserFindings } from './attempt.model.js';
import type { Notice } from '../loading/notice.dom.js';
import type { Submitter } from './submitter.js';

/** What the pieces of an attempt work with. */
export interface AttemptParts extends FormSession {
  readonly paging: Paging | null;
}

/** What effects need beside the form: whom to ask, where to say it, and the way back to the decisions. */
export interface AttemptTools extends AttemptParts {
  readonly translate: Translate;
  readonly notice: Notice;
  readonly submitter: Submitter;
  readonly state: () => AttemptState;
  readonly send: (action: AttemptAction) => void;
  /** What the browser finds of a goal's fields as they are now. */
  readonly look: (goal: AttemptGoal) => BrowserFindings;
  /** Checks for a goal, and does what follows. */
  readonly request: (goal: AttemptGoal) => void;
}
