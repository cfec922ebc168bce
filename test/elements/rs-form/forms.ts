import type {
  ConditionDefinition,
  FormDefinition,
  RuleDefinition,
  RuleOperator,
} from '../../../elements/rs-form/definition/definition.model.js';
import type { FieldCheck, ValidityFlag } from '../../../elements/rs-form/checks/violation.model.js';
import type {
  Values,
  VisibilityAction,
  VisibilityEffect,
  VisibilityState,
} from '../../../elements/rs-form/conditions/visibility.model.js';
import {
  compileVisibility,
  nothingHidden,
} from '../../../elements/rs-form/conditions/step-visibility.model.js';

/** Returns a form definition with only the parts that a test needs. */
export function formOf(parts: Partial<FormDefinition> = {}): FormDefinition {
  return {
    formId: 1,
    validation: ['browser'],
    checks: 'native',
    layout: 'bootstrap5',
    fields: [],
    conditions: [],
    calculations: [],
    texts: {},
    ...parts,
  };
}

/** Returns a condition that shows targets if one of the values is chosen, as in the practice's form. */
export function showWhen(
  targets: readonly string[],
  field: string,
  ...values: readonly string[]
): ConditionDefinition {
  return {
    action: 'show',
    match: 'any',
    scope: 'block',
    targets,
    when: values.map((value) => rule(field, value)),
  };
}

export function rule(field: string, value: string, operator: RuleOperator = 'is'): RuleDefinition {
  return { field, operator, value };
}

export const choice = 'forma contacto';

/** The practice's form: the shown fields depend on the way of contact. */
export const practiceForm = formOf({
  fields: [{ name: choice, type: 'checkbox-group', maxSelections: 1 }],
  conditions: [
    showWhen(['Dia_y_hora'], choice, 'Teléfono'),
    showWhen(['consulta'], choice, 'E-mail', 'Teléfono'),
    showWhen(['Telefono'], choice, 'Teléfono'),
    showWhen(['Email'], choice, 'E-mail'),
  ],
});

export interface StartedForm {
  readonly step: ReturnType<typeof compileVisibility>;
  readonly state: VisibilityState;
  readonly effects: readonly VisibilityEffect[];
}

/** Returns the state of a form that was read with these values. */
export function start(
  definition: FormDefinition,
  values: ReadonlyMap<string, readonly string[]> = new Map(),
  defaults: Values = values,
): StartedForm {
  const step = compileVisibility(definition, defaults);
  return { step, ...play(step, [{ type: 'form-read', values }], nothingHidden()) };
}

/** Applies actions. Returns the last state, and the effects of the last action. */
export function play<State, Action, Effect>(
  step: (state: State, action: Action) => { readonly state: State; readonly effects: readonly Effect[] },
  actions: readonly Action[],
  from: State,
): { readonly state: State; readonly effects: readonly Effect[] } {
  const still: { readonly state: State; readonly effects: readonly Effect[] } = { state: from, effects: [] };
  return actions.reduce(({ state }, action) => step(state, action), still);
}

export function change(name: string, ...values: readonly string[]): VisibilityAction {
  return { type: 'field-changed', name, values };
}

export function check(name: string, type: string, flag: ValidityFlag | null = null, bound = ''): FieldCheck {
  return { name, type, flag, bound };
}

export function typesOf(effects: readonly { readonly type: string }[]): readonly string[] {
  return effects.map(({ type }) => type);
}
