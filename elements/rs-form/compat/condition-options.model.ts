import type { ConditionDefinition, RuleDefinition } from '../definition/definition.model.js';
import { optionsOf, type Options } from './server-values.model.js';

/** A condition without targets, whose fields are unpublished, does nothing. */
export function readCondition(options: Options): readonly ConditionDefinition[] {
  const targets = listOf(options['ComponentNames']).map(String);
  if (targets.length === 0) return [];
  return [
    {
      action: options['action'] === 'hide' ? 'hide' : 'show',
      match: options['condition'] === 'any' ? 'any' : 'all',
      scope: Number(options['block']) === 1 ? 'block' : 'field',
      targets,
      when: listOf(options['details']).map((detail) => readRule(optionsOf(detail))),
    },
  ];
}

function readRule({ ComponentName: field, operator, value }: Options): RuleDefinition {
  return {
    field: String(field ?? ''),
    operator: operator === 'is_not' ? 'is_not' : 'is',
    value: String(value ?? ''),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
