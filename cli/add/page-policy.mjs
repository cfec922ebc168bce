/**
 * Sources of a page's policy.
 * @typedef {object} PolicySources
 * @property {readonly string[]} [host] Origin of the suite's files, if it is another one.
 * @property {readonly string[]} [scripts] Sources of further scripts, such as a hash.
 * @property {readonly string[]} [styles] Sources of further style sheets.
 * @property {ReadonlyMap<string, readonly string[]>} [sources] Sources that a tag needs, by directive.
 */

/**
 * Returns the policy of a page with tags of the suite. It has no directive that counts in a header only.
 * @param {PolicySources} sources
 * @returns {string}
 */
export function pagePolicy({ host = [], scripts = [], styles = [], sources = new Map() }) {
  /** @type {Map<string, readonly string[]>} */
  const directives = new Map([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...host, ...scripts]],
    ['style-src', ["'self'", ...host, ...styles]],
    ['img-src', ["'self'", 'data:', ...host]],
    ['connect-src', ["'self'", ...host]],
  ]);
  for (const [name, more] of sources) directives.set(name, [...(directives.get(name) ?? []), ...more]);
  directives.set('require-trusted-types-for', ["'script'"]);
  directives.set('trusted-types', ['rs-suite']);
  return [...directives].map(([name, all]) => [name, ...new Set(all)].join(' ')).join('; ');
}
