import type { AuthoredDefinition } from './authored.model.js';
import { definitionFormat } from './format.model.js';
import { findMistakes, mistakeAt } from './name-mistakes.js';
import { readJson } from './read-json.model.js';
import { findUnrenderable } from './rendering-rules.js';

/**
 * Reads a definition that is to be rendered. What is wrong in it is named, and left out where the form is one
 * without it; else this throws the first mistake, a ConfigError with the JSON path.
 */
export function validateDefinition(
  shell: Element & { report(error: unknown): void },
  value: unknown,
): AuthoredDefinition {
  const mistakes = findMistakes(shell, value);
  const written = readJson(definitionFormat, value, () => undefined);
  if (!written) throw mistakes[0] ?? mistakeAt(shell, '', value, 'a definition');
  const lack = findUnrenderable(written, shell.ownerDocument.baseURI);
  if (lack) throw mistakes[0] ?? mistakeAt(shell, lack.path, lack.found, lack.expected);
  for (const mistake of mistakes) shell.report(mistake);
  return written;
}
