import type { OperandReading } from '../../../../elements/rs-form/totals/calculation.model.js';
import { secondsOfDate } from '../../../../shared/dates/date-seconds.model.js';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { nothingRead, totalsStep } from '../../../../elements/rs-form/totals/step-totals.model.js';
import { readDateBy } from './read-date.model.js';
import type { FieldRules, FormRules } from './rules.model.js';

const nothing: OperandReading = { type: 'prices', prices: [] };

/** Works out the totals of a post by the suite's own arithmetic. Returns the text of each total, by its field. */
export function workOutTotals(
  { totals, fields }: FormRules,
  shown: readonly FieldRules[],
  posted: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const raw = new Set(totals.filter(({ isRaw }) => isRaw).map(({ target }) => target));
  const { plan } = compileCalculations(totals);
  const step = totalsStep(plan, (target) => raw.has(target));
  const seen = new Set(shown.map(({ name }) => name));
  const targets = new Set(totals.map(({ target }) => target).filter((target) => !seen.has(target)));
  const readings = fields.map(
    (field) =>
      [field.name, seen.has(field.name) ? readingOf(field, posted.get(field.name) ?? []) : nothing] as const,
  );
  const hiding = step(nothingRead, { type: 'totals-hidden', targets }).state;
  const { effects } = step(hiding, { type: 'form-read', readings: new Map(readings) });
  return new Map(
    effects.map(({ target, text, number }) => [target, raw.has(target) ? String(number) : text]),
  );
}

function readingOf(field: FieldRules, values: readonly string[]): OperandReading {
  const [text = ''] = values;
  switch (field.counts) {
    case 'text':
    case 'plain':
      return { type: field.counts, text };
    case 'prices': {
      const prices = new Map(field.prices);
      return { type: 'prices', prices: values.map((value) => prices.get(value) ?? '') };
    }
    case 'date': {
      const date = field.date ? readDateBy(field.date, text) : null;
      return { type: 'date', seconds: date && secondsOfDate(date) };
    }
    default:
      return nothing;
  }
}
