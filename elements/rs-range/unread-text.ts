import { keepValidity } from '../../shared/dom/keep-validity.js';
import { listen } from '../../shared/dom/listen.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import { listIn } from '../../shared/i18n/by-intl.model.js';
import type { RangeOptions } from './options.model.js';
import { startPositions, writeRange } from './range-text.model.js';
import type { RangeHost } from './rs-range.host.js';
import { es } from './texts/es.js';

/**
 * Marks a text as invalid while it is no value of the slider, and reports it in the console: the server or a script of the
 * page wrote it.
 *
 * @returns A function that stops.
 */
export function keepUnread(
  host: RangeHost,
  input: HTMLInputElement,
  options: RangeOptions,
  isRead: () => boolean,
): () => void {
  const { texts: own, locale } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  const { min, max, values, isDouble } = options;
  const example = writeRange(startPositions(options), options);
  const choices = listIn(locale || languageOf(host), values, isDouble ? 'conjunction' : 'disjunction');
  const problem =
    values.length > 0
      ? translate(isDouble ? 'range.unread-words' : 'range.unread-word', choices, example)
      : translate(isDouble ? 'range.unread-pair' : 'range.unread', min, max, example);

  const validity = keepValidity(input, () => (isRead() ? '' : problem));
  validity.refresh();
  const stopListening = listen(input, ['input', 'change'], () => validity.refresh());
  const what = values.length > 0 ? values.join(', ') : `numbers from ${min} to ${max}`;
  const found = `found the value "${input.value}", expected ${what}, such as ${example}`;
  host.report(new ConfigError(host, 'its input', found, 'range-value'));
  return () => {
    stopListening();
    validity.stop();
  };
}
