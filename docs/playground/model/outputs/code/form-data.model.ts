import { isOwn } from '../../../../../elements/rs-form/conditions/compile.model.js';
import { measureBy } from '../../checks/measure.model.js';
import type { FieldRules, FormRules } from '../../checks/rules.model.js';

/** Returns the rules of a form as the data of its code: without totals, which are functions there. */
export function formData({ formId, fields, conditions, bot }: FormRules): object {
  const measure = measureBy(fields);
  const measured = new Set(conditions.flatMap(({ when }) => when.filter(isOwn).map(({ field }) => field)));
  return {
    formId,
    fields: fields.map((field) => fieldData(field, measured.has(field.name))),
    conditions: conditions.map(({ action, match, targets, when }) => ({
      ...{ action, match, targets },
      when: when.map((rule) => {
        const { field, operator, value } = rule;
        const isMeasured = operator === 'greater' || operator === 'less';
        return { field, operator, value, ...(isMeasured && { bound: measure(field, value) }) };
      }),
    })),
    bot: bot ?? undefined,
  };
}

function fieldData({ label: _label, blank, signs, ...field }: FieldRules, isMeasured: boolean): object {
  return {
    ...field,
    ...(blank.some((value) => value !== '') && { blank }),
    ...((signs ?? isMeasured) && { signs: signs ?? { decimal: '.', thousands: '' } }),
  };
}
