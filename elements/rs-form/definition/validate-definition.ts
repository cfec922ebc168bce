import * as v from 'valibot';
import { ConfigError } from '../../../shared/element/config-error.js';
import type { AuthoredDefinition } from './authored.model.js';
import { formSchema } from './form-schema.js';
import { findUnrenderable } from './rendering-rules.js';

/** Validates a definition that is to be rendered; its first mistake is one ConfigError with the JSON path. */
export function validateDefinition(host: Element, value: unknown): AuthoredDefinition {
  const result = v.safeParse(formSchema, value, { abortEarly: true });
  if (!result.success) throw mistakeOf(host, result.issues[0]);
  const mistake = findUnrenderable(result.output, host.ownerDocument.baseURI);
  if (mistake) throw place(host, mistake.path, mistake.found, mistake.expected);
  return result.output;
}

function mistakeOf(host: Element, { path, input, message }: v.BaseIssue<unknown>): ConfigError {
  const steps = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return place(host, steps.join('').replace(/^\./, ''), input, message);
}

function place(host: Element, path: string, found: unknown, expected: string): ConfigError {
  const text = JSON.stringify(found)?.slice(0, 80) ?? 'nothing';
  return new ConfigError(host, `JSON at ${path || 'the top'}`, `found ${text}, expected ${expected}`);
}
