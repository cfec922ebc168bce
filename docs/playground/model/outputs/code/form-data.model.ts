import type { Measure } from '../../../../../elements/rs-form/conditions/suite-operators.model.js';
import type { RuleEntry } from '../../../../../elements/rs-form/definition/definition.model.js';
import { isGroup, isSuiteRule, rulesIn } from '../../../../../elements/rs-form/definition/rules.model.js';
import { measureBy } from '../../checks/measure.model.js';
import type { FieldRules, FormRules } from '../../checks/rules.model.js';

/** Returns the rules of a form as the data of its code: without totals, which are functions there. */
export function formData({ formId, fields, conditions, bot }: FormRules): object {
  const measure = measureBy(fields);
  const compared = new Set(
    conditions.flatMap((one) =>
      rulesIn(one)
        .filter(isSuiteRule)
        .map(({ field }) => field),
    ),
  );
  return {
    formId,
    fields: fields.map((field) => fieldData(field, compared.has(field.name))),
    conditions: conditions.map(({ action, match, targets, when }) => ({
      ...{ action, match, targets },
      when: when.map((entry) => entryData(entry, measure)),
    })),
    bot: bot ?? undefined,
  };
}

/** Operators that compare numbers and dates with one bound or two. */
const measured: ReadonlySet<string> = new Set(['greater', 'less', 'between']);

function entryData(entry: RuleEntry, measure: Measure): object {
  if (isGroup(entry)) return { match: entry.match, when: entry.when.map((one) => entryData(one, measure)) };
  const { field, operator, value } = entry;
  const [bound, upper] = measured.has(operator) ? [value].flat().map((text) => measure(field, text)) : [];
  return { field, operator, value, bound, upper };
}

function fieldData({ label: _label, blank, signs, ...field }: FieldRules, isMeasured: boolean): object {
  return {
    ...field,
    ...(blank.some((value) => value !== '') && { blank }),
    ...((signs ?? isMeasured) && { signs: signs ?? { decimal: '.', thousands: '' } }),
  };
}
