import { httpUrl } from '../../../shared/dom/http-url.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { readPageGlobal } from '../markup/page-global.dom.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { document } from '../../../shared/dom/unclobbered.js';

const task = 'index.php?option=com_rsform&task=ajaxValidate';

/**
 * Returns the address of the server's check: the author's `validate-url`, else the address that the server wrote into
 * the page, which is in the text of its script where a policy keeps that from running, else the form component's own
 * task below the root of the site.
 *
 * @throws A ConfigError for an address that is none.
 */
export function validateUrlOf(host: Element, written: string): URL {
  if (written.trim() !== '') return authorsUrl(host, written.trim());
  const known: unknown = readPageGlobal('RSFormPro', 'Ajax', 'URL');
  const said = typeof known === 'string' && known !== '' ? known : writtenUrl();
  return (said !== '' && siteUrl(said)) || new URL(task, siteRoot());
}

/** Returns the URL in an inline script that has not run; empty for none. */
function writtenUrl(): string {
  for (const { src, type, textContent } of document.scripts) {
    if (src !== '' || type === 'application/json') continue;
    const text = /RSFormPro\.Ajax\.URL\s{0,9}=\s{0,9}("[^"\n]{1,2000}"|'[^'\n]{1,2000}')/.exec(
      textContent,
    )?.[1];
    if (text) return text.slice(1, -1).replaceAll('\\/', '/');
  }
  return '';
}

/** Another site counts only if the author writes it out, because the visitor's values are sent there. */
function authorsUrl(host: Element, written: string): URL {
  const url = httpUrl(written, document.baseURI);
  if (url && (url.origin === window.origin || /^https?:\/\//i.test(written))) return url;
  const expected = 'an address of this site, or the whole https address of another';
  throw new ConfigError(
    host,
    'validate-url',
    `found "${written.slice(0, 80)}", expected ${expected}`,
    'form-validate-url',
  );
}

/** Returns the root as the site's system writes it, else the folder of the base address, else the root of the server. */
function siteRoot(): URL {
  const known = systemPaths().map((path) => siteUrl(`${path.replace(/(?<!\/)\/+$/, '')}/`));
  const base = document.querySelector('base[href]') ? '.' : '/';
  return known.find((url) => url !== null) ?? siteUrl(base) ?? new URL('/', pageUrl());
}

/** The full address may carry the wrong scheme behind a proxy; then the path alone counts. */
function systemPaths(): readonly string[] {
  for (const script of document.querySelectorAll('script.joomla-script-options')) {
    const paths = ownValue(parseJson(script.textContent), 'system.paths');
    const known = ['rootFull', 'root'].map((key) => ownValue(paths, key));
    if (paths !== undefined) return known.filter((path) => typeof path === 'string');
  }
  return [];
}

function siteUrl(text: string): URL | null {
  const url = httpUrl(text, document.baseURI);
  return url && url.origin === new URL(pageUrl()).origin ? url : null;
}

/** A page within `srcdoc` has no address of its own. */
function pageUrl(): string {
  return /^https?:/.test(document.URL) ? document.URL : document.baseURI;
}

function ownValue(value: unknown, key: string): unknown {
  return value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
