import { createTexts } from '../../shared/i18n/create-texts.js';
import type { create } from 'nouislider';
import type { SliderKind } from './handles.dom.js';
import type { RangeHost } from './rs-range.host.js';
import { es } from './texts/es.js';
import { mountTwoHandles } from './two-handles.dom.js';
import { twoHandleStyles } from './two-handles.styles.js';

/**
 * Creates the kind of slider with two handles, with its styles and texts.
 *
 * @param createSlider - The function of noUiSlider.
 */
export function createTwoHandles(host: RangeHost, createSlider: typeof create): SliderKind {
  const { texts: own, locale } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  host.adoptChrome([twoHandleStyles]);
  return {
    mount: (parts) => mountTwoHandles(parts, createSlider),
    labelsOf: (label) => [translate('range.from', label), translate('range.to', label)],
    describe: (words) => translate('range.both', ...words),
  };
}
