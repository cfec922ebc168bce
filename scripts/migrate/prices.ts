import { optionsOf } from '../../elements/rs-form/compat/server-values.model.js';
import type { BehaviourField } from '../../elements/rs-form/definition/authored.model.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

/** The prices of a form's options: `RSFormProPrices['1_Plan'] = { "Basic": "20" }`. */
export function readPrices({ formId }: LegacyForm, { settings }: InlineBlock): readonly BehaviourField[] {
  const prefix = `RSFormProPrices.${formId}_`;
  return settings.flatMap(({ path, value }) => {
    if (!path.startsWith(prefix)) return [];
    const prices = Object.entries(optionsOf(value)).flatMap(([key, price]) =>
      typeof price === 'string' || typeof price === 'number' ? [{ value: key, price: String(price) }] : [],
    );
    return prices.length > 0 ? [{ name: path.slice(prefix.length), prices }] : [];
  });
}
