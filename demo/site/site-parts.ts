import type { LateFirst } from '../faults/late-first.js';
import type { NoScriptPasses } from '../forms/no-script-pass.js';
import type { Verifier } from '../forms/verify-bot-token.js';
import type { Sessions } from '../http/sessions.js';
import type { SubmissionStore } from '../store/submission-store.js';

/** What the site works with; put together once at the start. */
export interface SiteParts {
  readonly store: SubmissionStore;
  readonly sessions: Sessions;
  readonly passes: NoScriptPasses;
  readonly verifier: Verifier;
  readonly lateFirst: LateFirst;
  /** The folder of the built suite. */
  readonly assetsDir: string;
}
