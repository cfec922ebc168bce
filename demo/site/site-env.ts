import type { HttpBindings } from '@hono/node-server';
import type { NoScriptPasses } from '../forms/no-script-pass.js';
import type { Forms } from '../forms/server-forms.js';
import type { Switches } from '../forms/switches.js';
import type { Verifier } from '../forms/verify-bot-token.js';
import type { Sessions } from '../http/sessions.js';
import type { AnalyticsStore } from '../store/analytics-store.js';
import type { ConsentStore } from '../store/consent-store.js';
import type { SubmissionStore } from '../store/submission-store.js';

/** Updates the suite's files from their sources. Rejects with the build's errors. */
export type UpdateAssets = () => Promise<void>;

/** Dependencies of the site, created once at the start. */
export interface SiteParts {
  readonly store: SubmissionStore;
  readonly analytics: AnalyticsStore;
  /** Records of the visitors' choices. */
  readonly consents: ConsentStore;
  readonly sessions: Sessions;
  readonly passes: NoScriptPasses;
  readonly verifier: Verifier;
  readonly forms: Forms;
  /** Folder of the suite's files. */
  readonly assetsDir: string;
  /** Folder in it with the scripts for pages, such as `compact/`; '' for the build with React. */
  readonly build: string;
  /** Updates the files before they are served. */
  readonly updateAssets?: UpdateAssets | undefined;
  /** True if all requests come through a proxy that sets `X-Forwarded-Proto`. */
  readonly trustsProxy: boolean;
  /** Time in milliseconds until a post that is lost on purpose times out. */
  readonly postTimeoutMs: number;
  /** Returns the code of the next captcha image; random by default. */
  readonly drawCode?: (() => string) | undefined;
}

/** Values in the context of each request; a switch may replace them. */
export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Nonce of the scripts of the page's template. */
    nonce: string;
    /** Address of the page in the browser. */
    url: URL;
    forms: Forms;
    switches: Switches;
  };
}
