import { createTexts } from '../../shared/i18n/create-texts.js';
import type { SliderKind } from './handles.dom.js';
import type { RangeHost } from './rs-range.host.js';
import { es } from './texts/es.js';
import { mountTwoHandles } from './two-handles.dom.js';
import { twoHandleStyles } from './two-handles.styles.js';

/** Creates the kind of slider with two handles, with its styles and texts. A chunk of its own. */
export function createTwoHandles(host: RangeHost): SliderKind {
  const { texts: own, locale } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  host.adoptChrome([twoHandleStyles]);
  return {
    mount: mountTwoHandles,
    labelsOf: (label) => [translate('range.from', label), translate('range.to', label)],
    describe: (words) => translate('range.both', ...words),
  };
}
