import { readCondition } from '../../elements/rs-form/compat/condition-options.model.js';
import type { AuthoredCondition } from '../../elements/rs-form/definition/authored.model.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

/** The conditions of a form, in the order in which the page declares them: of two on one field the last one counts. */
export function readConditions({ formId }: LegacyForm, { calls }: InlineBlock): readonly AuthoredCondition[] {
  return calls
    .filter(({ path }) => path === 'RSFormPro.Conditions.run')
    .map(({ values: [options] }) => (Object(options) ?? {}) as Readonly<Record<string, unknown>>)
    .filter((options) => Number(options['form_id']) === formId)
    .flatMap(readCondition);
}
