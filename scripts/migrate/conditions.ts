import type { AuthoredCondition, AuthoredRule } from '../../elements/rs-form/definition/authored.model.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

type Options = Readonly<Record<string, unknown>>;

/** The conditions of a form, in the order in which the page declares them: of two on one field the last one counts. */
export function readConditions({ formId }: LegacyForm, { calls }: InlineBlock): readonly AuthoredCondition[] {
  return calls
    .filter(({ path }) => path === 'RSFormPro.Conditions.run')
    .map(({ values: [options] }) => (Object(options) ?? {}) as Options)
    .filter((options) => Number(options['form_id']) === formId)
    .flatMap(readCondition);
}

/** A condition without targets, whose fields are unpublished, does nothing. */
function readCondition(options: Options): readonly AuthoredCondition[] {
  const targets = listOf(options['ComponentNames']).map(String);
  if (targets.length === 0) return [];
  return [
    {
      action: options['action'] === 'hide' ? 'hide' : 'show',
      match: options['condition'] === 'any' ? 'any' : 'all',
      scope: Number(options['block']) === 1 ? 'block' : 'field',
      targets,
      when: listOf(options['details']).map((detail) => readRule(Object(detail) as Options)),
    },
  ];
}

function readRule({ ComponentName: field, operator, value }: Options): AuthoredRule {
  return {
    field: String(field ?? ''),
    operator: operator === 'is_not' ? 'is_not' : 'is',
    value: String(value ?? ''),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
