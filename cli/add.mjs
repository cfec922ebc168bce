import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { languages, markupByTag, printPage } from './add/print-page.mjs';
import { readSuitePackage } from './doctor/suite-package.mjs';
import { UsageError } from './usage-error.mjs';

const tagList = [...markupByTag.keys()].join(', ');

export const usage = `Usage: rs-suite add [--lang es|en] [--base URL] TAG

Prints a page with TAG: its markup, style sheets, scripts, preloads and the Content Security Policy that it needs.

  --lang es|en  language of the page, es unless set
  --base URL    address of the folder with the files of the suite, /media/rs-suite/ unless set

Tags: ${tagList}

Exit codes: 0 success, 1 an error, 2 wrong usage.
`;

/**
 * `rs-suite add`: prints a page with a tag.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      lang: { type: 'string', default: 'es' },
      base: { type: 'string', default: '/media/rs-suite/' },
    },
    allowPositionals: true,
  });
  const [tag = '', ...others] = positionals;
  const name = tag.replace(/^<|>$/g, '');
  const markup = markupByTag.get(name);
  const lang = languages.find((one) => one === values.lang);
  if (!markup || others.length > 0) throw new UsageError(`expected one of the tags ${tagList}`);
  if (!lang) throw new UsageError(`expected --lang ${languages.join(' or ')}`);
  if (!/^[^\s"'<>;,]+$/.test(values.base))
    throw new UsageError('expected an address without spaces in --base');
  const base = values.base.replace(/\/?$/, '/');
  stdout.write(printPage(name, markup, { lang, base, own: readSuitePackage() }));
}
