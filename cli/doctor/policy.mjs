/** Content Security Policy, level 3, as far as the suite needs it. */
/** @import { PageElement } from '../html/page-dom.mjs' */

/**
 * A policy in a header or a `<meta>`.
 * @typedef {object} Policy
 * @property {PageElement | null} element The `<meta>`; null for a header.
 * @property {ReadonlyMap<string, readonly string[]>} directives
 */

/**
 * Requirement of a page that a policy has to allow.
 * @typedef {object} Need
 * @property {string} directive
 * @property {string} [url]
 * @property {string} [scheme] Scheme such as `blob:`, instead of an address.
 * @property {string} [nonce]
 * @property {string} [hash] Source expression of an inline script, or of the integrity of a file.
 * @property {boolean} [isInline]
 */

/**
 * Parses the policies of a header or a `<meta>`.
 * @param {string} text
 * @param {PageElement | null} element
 * @returns {readonly Policy[]}
 */
export function readPolicies(text, element) {
  return text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      /** @type {Map<string, readonly string[]>} */
      const directives = new Map();
      for (const part of one.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        const key = name.toLowerCase();
        // The first one of a name counts.
        if (key && !directives.has(key)) directives.set(key, sources);
      }
      return { element, directives };
    });
}

/** Directives that count where one is missing, nearest first. @type {Readonly<Record<string, readonly string[]>>} */
const fallbacks = {
  'script-src': ['script-src-elem', 'script-src'],
  'style-src': ['style-src-elem', 'style-src'],
  'frame-src': ['frame-src', 'child-src'],
  'worker-src': ['worker-src', 'child-src', 'script-src'],
};

/**
 * Returns the sources that count for a directive, with the name under which they are written; null for no limit.
 * @param {Policy} policy
 * @param {string} directive
 */
export function sourcesFor({ directives }, directive) {
  const names = [...(fallbacks[directive] ?? [directive]), 'default-src'];
  const name = names.find((one) => directives.has(one));
  return name === undefined ? null : { name, sources: directives.get(name) ?? [] };
}

/**
 * Returns true if a policy allows all sources that a page needs.
 * @param {Policy} policy
 * @param {Need} need
 * @param {string} pageUrl
 */
export function allows(policy, need, pageUrl) {
  const found = sourcesFor(policy, need.directive);
  if (!found) return true;
  const { sources } = found;
  const isStrict = need.directive === 'script-src' && sources.includes("'strict-dynamic'");
  if (need.nonce && sources.includes(`'nonce-${need.nonce}'`)) return true;
  if (need.hash && sources.includes(need.hash)) return true;
  if (need.isInline) return sources.includes("'unsafe-inline'") && !isStrict && !sources.some(isSecret);
  if (isStrict) return false;
  if (need.scheme) return sources.includes(need.scheme);
  return sources.some((source) => matches(source, need.url ?? '', pageUrl));
}

/** @param {string} source */
function isSecret(source) {
  return /^'(nonce|sha256|sha384|sha512)-/.test(source);
}

/**
 * @param {string} source
 * @param {string} address
 * @param {string} pageUrl
 */
function matches(source, address, pageUrl) {
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  const page = new URL(pageUrl);
  if (source === "'self'") return isSelf(url, page);
  if (source.startsWith("'")) return false;
  if (source === '*') return /^(https?|file):$/.test(url.protocol);
  if (/^[a-z][\w+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  const [, scheme = '', host = '', port = '', path = ''] =
    /^(?:([a-z][\w+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host || !isScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol)) return false;
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === '*' || url.hostname === host;
  const isPort =
    port === '*' || url.port === port || (port !== '' && url.port === '' && port === defaultPort(url));
  const isPath = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isPort && isPath;
}

/**
 * @param {URL} url
 * @param {URL} page
 */
function isSelf(url, page) {
  return url.protocol === 'file:' || url.origin === page.origin;
}

/**
 * Returns true if a scheme is the allowed one, or its secure form.
 * @param {string} allowed
 * @param {string} scheme
 */
function isScheme(allowed, scheme) {
  return allowed === scheme || (allowed === 'http:' && scheme === 'https:');
}

/** @param {URL} url */
function defaultPort({ protocol }) {
  return protocol === 'https:' ? '443' : '80';
}
