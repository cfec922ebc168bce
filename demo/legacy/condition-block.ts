import type { Condition } from '../forms/form-behaviour.js';
import { indented, json, quoted, whenParsed, type ServerVersion } from './statements.js';

/** Conditions of a form. */
export interface FormConditions {
  readonly formId: number;
  readonly conditions: readonly Condition[];
  readonly version: ServerVersion;
}

/** Returns a function for each condition, its listeners on fields, and the calls of all conditions at the start. */
export function conditionBlock({ formId, conditions, version }: FormConditions): readonly string[] {
  if (conditions.length === 0) return [];
  const names = conditions.map((_condition, index) => `rsfp_runCondition${formId * 100 + index}`);
  // The older version runs at once.
  const atTheMoment = version === '3.1.8' ? whenParsed : (...lines: readonly string[]) => lines;
  return [
    ...conditions.flatMap((condition, index) => [
      `function ${names[index]}() {`,
      `\tRSFormPro.Conditions.run(${json(optionsOf(formId, condition))});`,
      '}',
      ...atTheMoment(
        ...sourcesOf(condition).map(
          (field) => `RSFormPro.Conditions.add(${formId}, ${quoted(field)}, ${names[index]});`,
        ),
      ),
    ]),
    `function rsfp_runAllConditions${formId}() {`,
    ...indented(names.map((name) => `${name}();`)),
    '}',
    `RSFormPro.Conditions.delayRun(${formId});`,
    ...atTheMoment(`RSFormPro.Conditions.addReset(${formId});`),
  ];
}

function sourcesOf({ when }: Condition): readonly string[] {
  return [...new Set(when.map(({ field }) => field))];
}

function optionsOf(formId: number, { action, match, scope, targets, when }: Condition): object {
  return {
    ...{ form_id: formId, action, block: scope === 'field' ? '0' : '1', condition: match },
    ComponentNames: targets,
    details: when.map(({ operator, value, field }) => ({ operator, value, ComponentName: field })),
  };
}
