import { ConfigError } from '../../shared/element/config-error.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { RangeOptions } from './options.model.js';
import { startPositions, writeRange } from './range-text.model.js';
import type { RangeHost } from './rs-range.host.js';
import { unreadableTexts } from './texts.model.js';

/**
 * Makes a text invalid that no slider can show, and names it in the console. A chunk of its own, because hardly any page
 * has such a text. Returns the way to take it back.
 */
export function refuseText(
  host: RangeHost,
  input: HTMLInputElement,
  options: RangeOptions,
  isReported: boolean,
): () => void {
  const { texts: own, locale } = host;
  const text = input.value;
  const example = writeRange(startPositions(options), options);
  if (isReported) {
    const problem = `found ${JSON.stringify(text)}, expected a value such as "${example}"`;
    host.report(new ConfigError(host, 'the value of its input', problem));
  }
  // What a script of the page has said stays.
  if (input.validity.customError) return () => {};
  const translate = createTexts({ host, catalogues: [unreadableTexts], own, locale });
  input.setCustomValidity(translate('range.unreadable', text, example));
  return () => input.setCustomValidity('');
}
