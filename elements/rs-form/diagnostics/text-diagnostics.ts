import { textsIn } from '../../../shared/i18n/page-texts.js';
import type { FormDefinition } from '../definition/definition.model.js';
import {
  createDiagnostic,
  type Diagnostic,
  diagnosticInJson,
  oneOf,
} from '../definition/diagnostic.model.js';
import { es } from '../texts/es.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

const known: ReadonlySet<string> = new Set(Object.keys(es));

/** Returns the diagnostics of unknown texts, in the form's JSON and in the page. */
export function findTextDiagnostics(element: Element, { texts }: FormDefinition): readonly Diagnostic[] {
  const inJson = Object.keys(texts).filter(isUnknown);
  const scripts = [...documentOf(element).querySelectorAll('script[data-suite-texts]')];
  const inPage = new Set(scripts.flatMap((script) => [...keysIn(script)]));
  return [
    ...inJson.map((key) => diagnosticInJson('form-text', `texts.${key}`, key, expectedFor(key))),
    ...[...inPage]
      .filter((key) => /^rs-?form\b/.test(key) && isUnknown(key))
      .map((key) => createDiagnostic('form-text', 'data-suite-texts', JSON.stringify(key), expectedFor(key))),
  ];
}

/** The words of calendars, maps, sliders and files in a form are those of tags of their own. */
function isUnknown(key: string): boolean {
  return !known.has(key) && !/^(calendar|location|range|uploads)\./.test(key);
}

/** Lists the known keys that look like it, or all. */
function expectedFor(key: string): string {
  const [, name = key] = /\.(.*)/.exec(key) ?? [];
  const near = [...known].filter((one) => one.includes(name.slice(0, 3)));
  return oneOf('a key of our texts', near.length > 0 ? near : known);
}

/** Returns the keys of a script's texts; none for a script that is no JSON, which is reported where texts are read. */
function keysIn(script: Element): Iterable<string> {
  try {
    return textsIn(JSON.parse(script.textContent)).keys();
  } catch {
    return [];
  }
}
