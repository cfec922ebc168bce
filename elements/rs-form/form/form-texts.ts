import { createTexts, type Translate } from '../../../shared/i18n/create-texts.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { es } from '../texts/es.js';
import type { FormHost } from './rs-form.session.js';

/** Creates the translator of a form; `own` are the texts that the author's JSON has in place of the suite's. */
export function createFormTexts(shell: FormHost, own?: FormDefinition['texts']): Translate {
  return createTexts({ host: shell, texts: es, own, locale: shell.locale });
}
