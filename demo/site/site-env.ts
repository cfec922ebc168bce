import type { HttpBindings } from '@hono/node-server';
import type { NoScriptPasses } from '../forms/no-script-pass.js';
import type { Forms } from '../forms/server-forms.js';
import type { Switches } from '../forms/switches.js';
import type { Verifier } from '../forms/verify-bot-token.js';
import type { Sessions } from '../http/sessions.js';
import type { AnalyticsStore } from '../store/analytics-store.js';
import type { ConsentStore } from '../store/consent-store.js';
import type { SubmissionStore } from '../store/submission-store.js';
import type { UpdateAssets } from './current-assets.js';

/** What the site works with; put together once at the start. */
export interface SiteParts {
  readonly store: SubmissionStore;
  readonly analytics: AnalyticsStore;
  /** The proof of what visitors chose. */
  readonly consents: ConsentStore;
  readonly sessions: Sessions;
  readonly passes: NoScriptPasses;
  readonly verifier: Verifier;
  readonly forms: Forms;
  /** The folder of the suite's files. */
  readonly assetsDir: string;
  /** Brings the files up to date before they are used. */
  readonly updateAssets?: UpdateAssets | undefined;
  /** Whether all requests come through a proxy, whose `X-Forwarded-Proto` says how the browser came. */
  readonly trustsProxy: boolean;
  /** How long a post that is lost on purpose waits for its time-out. */
  readonly postTimeoutMs: number;
  /** What the next captcha image shows; by chance, unless said. */
  readonly drawCode?: (() => string) | undefined;
}

/** What every handler of the site finds on its context; a request's own, so a switch may replace it. */
export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    /** What allows a script of the page's template to run. */
    nonce: string;
    /** The address as the browser knows it. */
    url: URL;
    forms: Forms;
    switches: Switches;
  };
}
