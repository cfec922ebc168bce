import { Buffer } from 'node:buffer';
import { isStub } from '../inline-stub.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { PageElement } from '../../html/page-dom.mjs' */
/** @import { Page } from '../page.mjs' */

/**
 * Optimisers by the marks that they leave on a script which they hold back.
 * @type {readonly (readonly [name: string, mark: RegExp, remedy: string])[]}
 */
const holders = [
  [
    'Cloudflare Rocket Loader',
    /^type=(text\/rocketscript|[0-9a-f]{8,}-(module|text\/javascript)?)$/i,
    'Write data-cfasync="false" on the script, or switch Rocket Loader off.',
  ],
  [
    'WP Rocket',
    /^(type=rocketlazyloadscript|data-rocket-(src|type)=.*)$/is,
    'Exclude the folder of the suite in "Delay JavaScript execution" and in "Load JavaScript deferred".',
  ],
  [
    'LiteSpeed Cache',
    /^(type=litespeed\/javascript|data-litespeed-src=.*)$/is,
    'Write data-no-optimize="1" and data-no-defer="1" on the script, or exclude the folder of the suite.',
  ],
  [
    'Autoptimize or Flying Scripts',
    /^(type=flying-press\/javascript|type=lazyload\w*|data-flying-press-src=.*)$/is,
    'Exclude the folder of the suite from the delay of scripts.',
  ],
  [
    'a consent manager',
    /^(data-cookieconsent=(?!ignore).*|data-cookiecategory=.*|data-category=(?!necessary$).*|data-cmp-src=.*)$/is,
    'Remove the category: the suite itself waits for consent where it has to.',
  ],
  [
    'an optimiser',
    /^type=(?!$|module$|(?:text|application)\/(?:x-)?(?:java|ecma)script$).*$/is,
    'Exclude the script from the optimiser: until it runs, no tag works and early presses are lost.',
  ],
];

/** Matches the folders in which optimisers put the scripts that they combine, by name. */
const combined =
  /(com_jchoptimize|plg_jch_optimize|jch-optimize)|(jspeed)|(wp-rocket|cache\/min\/)|(autoptimize)|(litespeed)|(minify|combined|merged|jsmin)/i;
const combiners = ['JCH Optimize', 'JSpeed', 'WP Rocket', 'Autoptimize', 'LiteSpeed Cache', 'an optimiser'];

/** Matches code of the suite: the loader, and a script that imports chunks beside it. */
const suiteCode = /rs-suite\.lazy-tags|(?:import|from)\s*\(?\s*["'`]\.\/chunks\/[\w.-]+\.js/;

/**
 * Returns statements on scripts of the suite that an optimiser holds back, inlines or combines with others.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkOptimisers(page) {
  const scripts = page.document.querySelectorAll('script');
  const files = page.files.filter(({ kind }) => kind === 'script');
  const own = files.map(({ element }) => element);
  const inlined = scripts.filter(
    (one) => !one.hasAttribute('src') && !isStub(one) && suiteCode.test(one.textContent),
  );
  const held = [
    ...files.flatMap(({ element, written }) => findHolder(element, written)),
    ...scripts.filter(isStub).flatMap((one) => findHolder(one, 'the inline stub')),
  ];
  const combinations = await Promise.all(
    scripts.filter((one) => !own.includes(one)).map((one) => findCombined(page, one)),
  );
  return [
    ...held,
    ...inlined.map((at) => ({
      at,
      found: 'a script of the suite inside the page',
      expected: 'its file: it imports chunks from the folder that it is in',
      remedy: 'Exclude the file from the optimiser that inlines scripts.',
    })),
    ...combinations.flat(),
  ];
}

/**
 * @param {PageElement} at
 * @param {string} script Name of the script in the statement.
 * @returns {readonly Statement[]}
 */
function findHolder(at, script) {
  for (const [name, mark, remedy] of holders) {
    const found = at.attributes.find((one) => mark.test(`${one.name}=${one.value.trim()}`));
    if (!found) continue;
    return [
      {
        ...{ at, attribute: found.name, remedy },
        found: `${script} held back by ${name} (${found.name}="${found.value.slice(0, 80)}")`,
        expected: 'a script that the browser runs by itself',
      },
    ];
  }
  return [];
}

/**
 * Returns a statement if a script of an optimiser contains the suite.
 * @param {Page} page
 * @param {PageElement} at
 * @returns {Promise<readonly Statement[]>}
 */
async function findCombined(page, at) {
  const src = at.getAttribute('src') ?? '';
  const groups = combined.exec(src)?.slice(1);
  const url = groups ? page.resolve(src) : null;
  const file = url && (await page.load(url));
  if (!groups || !file || !suiteCode.test(Buffer.from(file.bytes).toString())) return [];
  const name = combiners[groups.findIndex(Boolean)] ?? 'an optimiser';
  return [
    {
      ...{ at, attribute: 'src' },
      found: `the suite inside ${src}, a file of ${name}`,
      expected: 'its own file: it imports chunks from the folder that it is in, as a module',
      remedy: `Exclude the folder of the suite from ${name}, from "combine" and from "defer".`,
    },
  ];
}
