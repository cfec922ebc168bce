import type { BaseIssue } from 'valibot';
import { safeParse } from 'valibot';
import { ConfigError } from '../../../shared/element/config-error.js';
import { formSchema } from './form-schema.js';

/** Further mistakes mostly follow from the first ones. */
const mostNamed = 20;

/** Names every mistake of a definition in the console. */
export function nameMistakes(shell: Element & { report(error: unknown): void }, value: unknown): void {
  for (const mistake of findMistakes(shell, value)) shell.report(mistake);
}

/** The mistakes of a definition, each with its path in the JSON. */
export function findMistakes(host: Element, value: unknown): readonly ConfigError[] {
  const { issues = [] } = safeParse(formSchema, value);
  return issues.slice(0, mostNamed).map((issue) => mistakeOf(host, issue));
}

function mistakeOf(host: Element, { path, input, message }: BaseIssue<unknown>): ConfigError {
  const steps = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return mistakeAt(host, steps.join('').replace(/^\./, ''), input, message);
}

/** The one wording of a mistake in a definition, whoever finds it. */
export function mistakeAt(host: Element, path: string, found: unknown, expected: string): ConfigError {
  const text = JSON.stringify(found)?.slice(0, 80) ?? 'nothing';
  return new ConfigError(host, `JSON at ${path || 'the top'}`, `found ${text}, expected ${expected}`);
}
