import { pageSingleton } from '../dom/page-singleton.js';
import { isInertMarkup } from './is-inert-markup.js';

/** Text that the suite's policy does not let pass as markup or as a script's address. */
export class TrustError extends Error {
  // A literal, because minifying renames classes.
  override readonly name = 'TrustError';
}

/** What the suite uses of a Trusted Types policy. Its answers stand where the DOM expects a string. */
export interface SuitePolicy {
  createHTML(html: string, purpose?: MarkupPurpose): string;
  createScriptURL(url: string, ownModule: string): string;
}

/** A sanitizer must be given the raw text, which it parses into an inert document. */
export type MarkupPurpose = 'for-sanitizer';

/** What the bundles of a page share: a second policy of the name may not be made. */
export interface Trust {
  readonly policy: SuitePolicy;
  /** Origins that page authors configured for scripts. */
  readonly scriptHosts: Set<string>;
  /** Scripts that were asked for, by address. */
  readonly scripts: Map<string, Promise<void>>;
}

interface PolicyFactory {
  createPolicy(name: string, rules: SuitePolicy): SuitePolicy;
}

/** The page's one trust, made on first need. Without Trusted Types the same rules hold over strings. */
export function suiteTrust(): Trust {
  return pageSingleton(globalThis, 'rs-suite.trust', createTrust);
}

function createTrust(): Trust {
  const scriptHosts = new Set<string>();
  const rules: SuitePolicy = {
    createHTML: (html, purpose) => (purpose === 'for-sanitizer' ? html : checkedMarkup(html)),
    createScriptURL: (url, ownModule) => checkedScriptUrl(url, ownModule, scriptHosts),
  };
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  const policy = factory?.createPolicy('rs-suite', rules) ?? rules;
  return { policy, scriptHosts, scripts: new Map() };
}

function checkedMarkup(html: string): string {
  if (isInertMarkup(html)) return html;
  throw new TrustError(`markup with active content is refused: ${html.slice(0, 80)}`);
}

function checkedScriptUrl(url: string, ownModule: string, hosts: ReadonlySet<string>): string {
  const { protocol, origin, href } = new URL(url, document.baseURI);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOwn = href.startsWith(new URL('.', ownModule).href);
  if (isWeb && (isOwn || hosts.has(origin))) return href;
  throw new TrustError(`script address "${href.slice(0, 200)}" is refused: its host is not configured`);
}
