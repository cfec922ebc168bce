import { Buffer } from 'node:buffer';
import { readPreloads } from '../own-package.mjs';
import { entryScripts, suiteFolder } from '../suite-files.mjs';
import { isModule } from './scripts.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */

/**
 * Returns a statement if the chunks of the page's tags are not preloaded, or only some of a tag's.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkPreloads(page) {
  const script = entryScripts(page).find(({ name }) => isModule(name));
  if (!script?.url) return [];
  const url = new URL('preload.json', script.url).href;
  const folder = suiteFolder(script, script.url);
  const answer = await page.load(url);
  const ofSite = answer?.status === 200 ? readPreloads(Buffer.from(answer.bytes).toString()) : new Map();
  const lists = [...new Set(page.tags.map(({ localName }) => localName))].flatMap((tag) => {
    const chunks = ofSite.get(tag) ?? page.own.preloads[script.build].get(tag);
    return chunks
      ? [
          {
            tag,
            chunks: chunks.map((/** @type {string} */ chunk) => ({
              chunk,
              url: new URL(chunk, folder).href,
            })),
          },
        ]
      : [];
  });
  const preloaded = preloadedBy(page);
  const started = lists.filter(({ chunks }) => preloaded.has(chunks.at(-1)?.url ?? ''));
  const missing = (started.length > 0 ? started : lists.slice(0, 1))
    .flatMap(({ chunks }) => chunks)
    .filter((one) => !preloaded.has(one.url));
  if (missing.length === 0) return [];
  const names = [...new Set(missing.map(({ chunk }) => chunk))];
  return [
    {
      ...{ at: script.element, attribute: script.attribute, severity: 'warning' },
      found: `no modulepreload for ${names.join(', ')}`,
      expected: 'one for each chunk of the tags that a visitor sees first',
      remedy: `Add <link rel="modulepreload" href="${script.folder}${names[0]}"> and the others; preload.json lists them by tag.`,
    },
  ];
}

/**
 * Returns the addresses that a page preloads, in its markup or in the header `Link`.
 * @param {Page} page
 * @returns {ReadonlySet<string>}
 */
function preloadedBy({ files, headers, url }) {
  const inMarkup = files.flatMap((file) => (file.kind === 'preload' && file.url ? [file.url] : []));
  const inHeader = [...(headers?.get('link') ?? '').matchAll(/<([^>]+)>([^<]*)/g)]
    .filter(([, , rest = '']) => /rel="?(module)?preload/.test(rest))
    .flatMap(([, target = '']) => (URL.canParse(target, url) ? [new URL(target, url).href] : []));
  return new Set([...inMarkup, ...inHeader]);
}
