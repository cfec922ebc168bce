import { ConfigError, describe } from '../element/config-error.js';
import { namedBy, textTypes, type InputHost } from '../element/find-input.js';

/** Returns the diagnostic of a tag whose input is missing or has another type. */
export function missingInput(host: InputHost): ConfigError {
  const code = 'input-missing';
  const [wanted = ''] = host.inputTypes ?? textTypes;
  const expected = `expected an <input type="${wanted}">`;
  const found = host.for ? namedBy(host) : host.querySelector('input:not([type="hidden"])');
  const type = found instanceof HTMLInputElement ? ` of type "${found.type}"` : '';
  if (found) return new ConfigError(host, 'its input', `found ${describe(found)}${type}, ${expected}`, code);
  return host.for
    ? new ConfigError(host, 'attribute for', `found nothing with the id "${host.for}", ${expected}`, code)
    : new ConfigError(host, 'content', `found no input, ${expected} inside, or the attribute for`, code);
}
