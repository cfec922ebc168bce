import { textsIn } from '../../../shared/i18n/page-texts.js';
import type { FormDefinition } from '../definition/definition.model.js';
import {
  createDiagnostic,
  type Diagnostic,
  diagnosticInJson,
  oneOf,
} from '../definition/diagnostic.model.js';
import { es } from '../texts/es.js';

const known: ReadonlySet<string> = new Set(Object.keys(es));

/** The texts, of the form and of the page, that nothing in a form ever says. */
export function findTextDiagnostics(
  { ownerDocument }: Element,
  { texts }: FormDefinition,
): readonly Diagnostic[] {
  const inJson = Object.keys(texts).filter(isUnknown);
  const scripts = [...ownerDocument.querySelectorAll('script[data-suite-texts]')];
  const inPage = new Set(scripts.flatMap((script) => [...keysIn(script)]));
  return [
    ...inJson.map((key) => diagnosticInJson(`texts.${key}`, key, expectedFor(key))),
    ...[...inPage]
      .filter((key) => /^(rs-?form|consent)\b/.test(key) && isUnknown(key))
      .map((key) => createDiagnostic('data-suite-texts', JSON.stringify(key), expectedFor(key))),
  ];
}

/** The words of calendars, maps, sliders and files in a form are those of tags of their own. */
function isUnknown(key: string): boolean {
  return !known.has(key) && !/^(calendar|location|range|uploads)\./.test(key);
}

/** Those that look like it come first. */
function expectedFor(key: string): string {
  const [, name = key] = /\.(.*)/.exec(key) ?? [];
  const near = [...known].filter((one) => one.includes(name.slice(0, 3)));
  return oneOf('a key of our texts', near.length > 0 ? near : known);
}

/** A script that is no JSON is told of by who reads it for its texts. */
function keysIn(script: Element): Iterable<string> {
  try {
    return textsIn(JSON.parse(script.textContent)).keys();
  } catch {
    return [];
  }
}
