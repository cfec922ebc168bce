import type { ConditionDefinition, RuleDefinition } from '../elements/rs-form/definition/definition.model.js';

/** What a first paint must know of a form. */
export interface FirstPaint {
  /** Null where the definition leaves it out. */
  readonly formId: number | null;
  readonly hasPages: boolean;
  readonly conditions: readonly ConditionDefinition[];
  /** The names of the calendar fields. */
  readonly calendars: readonly string[];
  /** Whether the page may hold another way to write, for when the bot check fails. */
  readonly hasBotCheck: boolean;
}

/** Reads the JSON definition of a form; a mistake is named with its path. */
export function readFirstPaint(definition: unknown): FirstPaint {
  const form = objectAt(definition, 'the definition');
  const pages = listAt(form, 'pages');
  const fields = pages.flatMap((page, index) => listAt(objectAt(page, `pages[${index}]`), 'fields'));
  return {
    formId: formIdOf(form),
    hasPages: pages.length > 1,
    conditions: listAt(form, 'conditions').map((condition, index) =>
      conditionOf(objectAt(condition, `conditions[${index}]`)),
    ),
    calendars: fields
      .map((field, index) => objectAt(field, `field ${index}`))
      .filter((field) => field.get('type') === 'calendar')
      .map((field) => textAt(field, 'name')),
    hasBotCheck: form.has('botCheck'),
  };
}

/** A number, because it becomes part of a selector. */
function formIdOf(form: JsonObject): number | null {
  const formId = form.get('formId') ?? null;
  if (formId === null || (typeof formId === 'number' && Number.isInteger(formId))) return formId;
  throw new TypeError('formId: expected a whole number');
}

function conditionOf(condition: JsonObject): ConditionDefinition {
  return {
    action: condition.get('action') === 'hide' ? 'hide' : 'show',
    match: condition.get('match') === 'any' ? 'any' : 'all',
    scope: condition.get('scope') === 'field' ? 'field' : 'block',
    targets: listAt(condition, 'targets').map((target) => {
      if (typeof target !== 'string') throw new TypeError('targets: expected the names of fields');
      return target;
    }),
    when: listAt(condition, 'when').map((rule) => ruleOf(objectAt(rule, 'when'))),
  };
}

function ruleOf(rule: JsonObject): RuleDefinition {
  return {
    field: textAt(rule, 'field'),
    is: (rule.get('operator') ?? 'is') === 'is',
    value: textAt(rule, 'value', ''),
  };
}

type JsonObject = ReadonlyMap<string, unknown>;

function objectAt(value: unknown, place: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return new Map(Object.entries(value));
  throw new TypeError(`${place}: expected an object`);
}

function listAt(object: JsonObject, key: string): readonly unknown[] {
  const value = object.get(key) ?? [];
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new TypeError(`${key}: expected a list`);
}

function textAt(object: JsonObject, key: string, fallback?: string): string {
  const value = object.get(key) ?? fallback;
  if (typeof value === 'string') return value;
  throw new TypeError(`${key}: expected a text`);
}
