import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import type { MessageCode } from '../../../shared/element/message-codes.model.js';

export type { Diagnostic };

/** The most choices that a line lists. */
const mostChoices = 12;

/**
 * Returns the diagnostic of a part of the JSON.
 *
 * @param path The path of the part as JavaScript writes it, such as `pages[0].fields`; empty for the top.
 */
export function diagnosticInJson(
  code: MessageCode,
  path: string,
  found: unknown,
  expected: string,
): Diagnostic {
  const text = JSON.stringify(found) as string | undefined;
  return createDiagnostic(code, `JSON at ${path || 'the top'}`, text?.slice(0, 80) ?? 'nothing', expected);
}

/** Returns a diagnostic in the words that all of a form have. */
export function createDiagnostic(
  code: MessageCode,
  place: string,
  found: string,
  expected: string,
): Diagnostic {
  return { place, problem: `found ${found}, expected ${expected}`, code };
}

/** Returns the possible values as text in one line. */
export function oneOf(what: string, choices: Iterable<string>): string {
  const [...all] = new Set(choices);
  if (all.length === 0) return what;
  const named = all.slice(0, mostChoices).map((choice) => JSON.stringify(choice));
  return `${what}: ${named.join(', ')}${all.length > mostChoices ? ', …' : ''}`;
}
