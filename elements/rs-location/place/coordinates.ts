import { followInput, writeInput } from '../../../shared/dom/follow-input.js';
import { keepValidity } from '../../../shared/dom/keep-validity.js';
import { listen } from '../../../shared/dom/listen.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { LocationHost } from '../rs-location.host.js';
import { es } from '../texts/es.js';
import { exactDecimals, readPosition, writePosition } from './place.model.js';

const example = '40.41678,-3.70379';

/**
 * Marks the input as invalid unless its text is empty, or latitude and longitude. When the text is complete, it is
 * written as it is posted.
 *
 * @returns A function that stops both.
 */
export function keepCoordinates(host: LocationHost, input: HTMLInputElement): () => void {
  const { texts: own, locale } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  const isMissing = () => input.value.trim() !== '' && readPosition(input.value) === null;
  const validity = keepValidity(input, () => (isMissing() ? translate('location.coordinates', example) : ''));
  validity.refresh();

  const stops = [
    followInput(input, () => validity.refresh()),
    listen(input, ['change'], () => {
      const position = readPosition(input.value);
      const text = position && writePosition(position, exactDecimals);
      if (text !== null && text !== input.value) writeInput(input, text);
    }),
    () => validity.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
