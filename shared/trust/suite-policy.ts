import { pageSingleton } from '../dom/page-singleton.js';
import { document } from '../dom/unclobbered.js';
import { optionalGlobal } from '../dom/named-by-page.js';
import { isInertMarkup } from './is-inert-markup.js';

/** Error of a text that the suite's policy refuses as markup or as a script's URL. */
export class TrustError extends Error {
  // A literal, because minifying renames classes.
  override readonly name = 'TrustError';
}

/** Part of a Trusted Types policy that the suite uses. Its results are typed as strings. */
export interface SuitePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** State that all bundles of a page share, because a policy's name may be used once. */
export interface Trust {
  readonly policy: SuitePolicy;
  /** Parses any markup into an inert document, for a sanitizer. */
  parse(html: string): Document;
  /** Origins that the page's author has configured for scripts. */
  readonly scriptHosts: Set<string>;
  /** Loading scripts by URL. */
  readonly scripts: Map<string, Promise<void>>;
}

interface Rules extends SuitePolicy {
  createHTML(html: string, purpose?: symbol): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules;
}

/**
 * Returns the shared trust state of the page, and creates it on first use. Without Trusted Types the same rules apply
 * to strings.
 */
export function suiteTrust(): Trust {
  return pageSingleton(globalThis, 'rs-suite.trust', createTrust);
}

function createTrust(): Trust {
  const scriptHosts = new Set<string>();
  // Browsers pass further arguments to a rule. Only this module has the symbol.
  const forParser = Symbol('for the parser');
  const rules: Rules = {
    createHTML: (html, purpose) => (purpose === forParser ? html : checkedMarkup(html)),
    createScriptURL: (url) => checkedScriptUrl(url, import.meta.url, scriptHosts),
  };
  const factory = optionalGlobal('trustedTypes') as PolicyFactory | undefined;
  const made = factory?.createPolicy('rs-suite', rules) ?? rules;
  return {
    policy: {
      createHTML: (html) => made.createHTML(html),
      createScriptURL: (url) => made.createScriptURL(url),
    },
    // eslint-disable-next-line no-restricted-syntax -- the one parser: what it reads is a document where nothing acts
    parse: (html) => new DOMParser().parseFromString(made.createHTML(html, forParser), 'text/html'),
    scriptHosts,
    scripts: new Map(),
  };
}

function checkedMarkup(html: string): string {
  if (isInertMarkup(html)) return html;
  throw new TrustError(`markup with active content is refused: ${html.slice(0, 80)}`);
}

/**
 * Checks the address of a script.
 *
 * @param suiteModule - Address of a module of the suite; scripts of its folder and below are allowed. A chunk of the build
 *   lies in `chunks/`: the folder of the suite is the one above.
 * @param hosts - Origins that the page's author configured.
 * @returns The full address.
 * @throws TrustError for every other address.
 */
export function checkedScriptUrl(url: string, suiteModule: string, hosts: ReadonlySet<string>): string {
  const { protocol, origin, href } = new URL(url, document.baseURI);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOfSuite = href.startsWith(new URL('.', suiteModule).href.replace(/\/chunks\/$/, '/'));
  if (isWeb && (isOfSuite || hosts.has(origin))) return href;
  throw new TrustError(`script address "${href.slice(0, 200)}" is refused: its host is not configured`);
}
