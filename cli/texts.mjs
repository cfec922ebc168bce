import { readFileSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { checkTranslations } from './texts/check-translations.mjs';
import { readTranslations } from './texts/read-translations.mjs';
import { suiteTexts } from './texts/suite-texts.mjs';
import { listTexts, toFillIn } from './texts/text-list.mjs';
import { UsageError } from './usage-error.mjs';

/**
 * `rs-suite texts LANGUAGE [FILE]`: prints the texts that are missing in a language as the script that a page brings them
 * with. The English text is in the place of each translation. `--all` prints all texts, with the suite's own ones of the
 * language; `--json` prints a list with the tags and placeholders of each text.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 * @throws {TypeError} Lists the mistakes in FILE: unknown keys, other placeholders, missing plural forms.
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [word, file, ...others] = positionals;
  if (word === undefined || others.length > 0)
    throw new UsageError('expected a language, and at most one file');
  const language = languageNamed(word);
  const english = listTexts((await suiteTexts('en')) ?? []);
  const own = listTexts((await suiteTexts(baseOf(language))) ?? []);
  const written = file === undefined ? {} : readTranslations(readFileSync(file, 'utf8'), language);
  const wanted = english.filter(
    ({ key }) => values.all || !(own.some((one) => one.key === key) || key in written),
  );
  const texts = wanted.map((entry) =>
    toFillIn(entry, language, written[entry.key] ?? textOf(own, entry.key)),
  );

  stdout.write(values.json ? `${JSON.stringify(texts, null, 2)}\n` : scriptOf(texts, language));
  stderr.write(`${summaryOf(wanted.length, english.length, language, values.all === true)}\n`);
  const problems = checkTranslations(written, english, language);
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
}

/**
 * @param {readonly import('./texts/text-list.mjs').TextEntry[]} entries
 * @param {string} key
 */
function textOf(entries, key) {
  return entries.find((entry) => entry.key === key)?.text;
}

/**
 * Returns a language as `lang` has it.
 * @param {string} word
 * @returns {string}
 */
function languageNamed(word) {
  try {
    const [language = ''] = Intl.getCanonicalLocales(word);
    return language;
  } catch {
    throw new UsageError(`expected a language such as "sv" or "pt-BR", found "${word}"`);
  }
}

/** @param {string} language */
function baseOf(language) {
  const [base = ''] = language.toLowerCase().split('-');
  return base;
}

/**
 * @param {readonly import('./texts/text-list.mjs').FilledEntry[]} texts
 * @param {string} language
 */
function scriptOf(texts, language) {
  const json = JSON.stringify(Object.fromEntries(texts.map(({ key, text }) => [key, text])), null, 2);
  // A text may not end the script.
  const safe = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" data-suite-texts lang="${language}">\n${safe}\n</script>\n`;
}

/**
 * @param {number} count
 * @param {number} all
 * @param {string} language
 * @param {boolean} isAll
 */
function summaryOf(count, all, language, isAll) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  if (isAll) return `${count} texts in "${language}". Plural forms: ${pluralCategories.join(', ')}.`;
  if (count === 0) return `No text is missing in "${language}". --all prints all texts.`;
  return `${count} of ${all} texts are missing in "${language}". Plural forms: ${pluralCategories.join(', ')}.`;
}
