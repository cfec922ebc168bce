import { ConfigError } from '../element/config-error.js';
import { reportError } from '../element/report.js';
import type { SafeDocument } from '../dom/unclobbered.js';
import { languageOf } from './language-of.js';
import type { Text } from './texts.js';

/** Texts that a page's author wrote for a language. */
export interface PageTexts {
  readonly language: string;
  readonly texts: ReadonlyMap<string, Text>;
}

const read = new WeakMap<Element, PageTexts>();

/**
 * Returns the texts of the page's `<script type="application/json" data-suite-texts lang="…">` elements, the last one
 * first.
 */
export function pageTexts(document: SafeDocument): PageTexts[] {
  return Array.from(document.querySelectorAll('script[data-suite-texts]'), readOnce).reverse();
}

/** Returns the texts of a record of unknown origin. Other values are left out. */
export function textsIn(record: unknown): ReadonlyMap<string, Text> {
  const entries = Object.entries(record ?? {});
  return new Map(entries.filter((entry): entry is [string, Text] => isText(entry[1])));
}

function readOnce(script: Element): PageTexts {
  const known = read.get(script);
  if (known) return known;
  const texts = { language: languageOf(script).toLowerCase(), texts: parse(script) };
  read.set(script, texts);
  return texts;
}

function parse(script: Element): ReadonlyMap<string, Text> {
  try {
    return textsIn(JSON.parse(script.textContent));
  } catch (error) {
    reportError(
      new ConfigError(
        script,
        'data-suite-texts',
        `found no JSON (${String(error)}), expected an object of texts`,
        'page-texts',
      ),
    );
    return new Map();
  }
}

function isText(value: unknown): value is Text {
  const forms = Object(value) as object;
  const isPlural = Object.hasOwn(forms, 'other') && Object.values(forms).every(isString);
  return isPlural || isString(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
