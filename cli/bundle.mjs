import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { markupByTag } from './add/print-page.mjs';
import { reportBundle } from './bundle/bundle-lines.mjs';
import { findRollup } from './bundle/find-rollup.mjs';
import { bundlePage } from './bundle/page-bundle.mjs';
import { needsOfNames, needsOfPage } from './bundle/page-needs.mjs';
import { readSuitePackage } from './doctor/suite-package.mjs';
import { UsageError } from './usage-error.mjs';
/** @import { SuitePackage } from './doctor/suite-package.mjs' */

export const usage = `Usage: rs-suite bundle --out FOLDER [--base URL] [--compact] [--json] --page PAGE
       rs-suite bundle --out FOLDER [--base URL] [--compact] [--json] --tags TAG,TAG [--lang LANGUAGE]

Writes one module with all that a page needs of the suite until it is ready, and beside it what loads late. Prints the
lines for the <head> of the page, and its Content Security Policy. It needs Rollup: npm install --save-dev rollup

  --page PAGE      a URL or a file; its tags, parts and languages are bundled
  --tags TAG,TAG   the tags to bundle
  --lang LANGUAGE  language of the texts, es unless set
  --out FOLDER     folder for the files; older ones in it are kept for pages that are open
  --base URL       address of that folder, /media/rs-suite/ unless set
  --compact        takes the build with Preact
  --json           prints the lines, addresses, hashes and the policy as JSON

Tags: ${[...markupByTag.keys()].join(', ')}

Exit codes: 0 success, 1 an error, 2 wrong usage.
`;

const options = /** @type {const} */ ({
  page: { type: 'string' },
  tags: { type: 'string' },
  lang: { type: 'string' },
  out: { type: 'string' },
  base: { type: 'string', default: '/media/rs-suite/' },
  compact: { type: 'boolean' },
  json: { type: 'boolean' },
});

/**
 * `rs-suite bundle`: writes the bundle of a page and prints the lines that load it.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { values } = parseArgs({ args: [...args], options });
  if (!values.out) throw new UsageError('expected --out FOLDER');
  if (!/^[^\s"'<>;,]+$/.test(values.base))
    throw new UsageError('expected an address without spaces in --base');
  const base = values.base.replace(/\/?$/, '/');
  const dist = fileURLToPath(new URL('../dist/', import.meta.url));
  const own = readSuitePackage();
  const needs = await needsOf(values, own);
  const rollup = findRollup();
  const build = values.compact ? 'compact/' : '';
  const bundle = await bundlePage(rollup, { dist, build, own, needs });
  for (const [file, content] of bundle.files) {
    const path = join(values.out, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const { policy, lines, ...report } = reportBundle(bundle, { needs, base, own });
  const header = `<!-- As a header: Content-Security-Policy: ${policy}; frame-ancestors 'self' -->`;
  const json = JSON.stringify({ ...report, policy, lines }, null, 2);
  stdout.write(values.json ? `${json}\n` : `${[header, ...lines].join('\n')}\n`);
  if (!values.json) stderr.write(`${Object.values(report.needs).flat().join(', ')}: in ${values.out}\n`);
}

/**
 * @param {{ readonly page?: string | undefined, readonly tags?: string | undefined, readonly lang?: string | undefined }} values
 * @param {SuitePackage} own
 */
async function needsOf({ page, tags, lang }, own) {
  if ((page === undefined) === (tags === undefined)) throw new UsageError('expected either --page or --tags');
  if (page !== undefined) {
    if (lang !== undefined) throw new UsageError('expected --lang with --tags; a page has its own language');
    return needsOfPage(page, own);
  }
  const names = [...new Set((tags ?? '').split(',').map((tag) => tag.trim().replace(/^<|>$/g, '')))];
  const unknown = names.filter((name) => !markupByTag.has(name));
  if (unknown.length > 0)
    throw new UsageError(
      `expected tags of the suite, found "${unknown[0]}": ${[...markupByTag.keys()].join(', ')}`,
    );
  const languages = ['es', ...[...own.preloads[''].keys()].filter((name) => name.length === 2)];
  if (lang !== undefined && !languages.includes(lang))
    throw new UsageError(`expected --lang ${languages.join(', ')}`);
  return needsOfNames(names, lang ?? 'es');
}
