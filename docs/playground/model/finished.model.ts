import type {
  Playground,
  PlaygroundCalculation,
  PlaygroundCondition,
  PlaygroundForm,
} from './playground.model.js';

/** Returns true for a condition with fields that it acts on and a rule; without them it does nothing yet. */
export function isFinishedCondition({ targets, when }: PlaygroundCondition): boolean {
  return targets.length > 0 && when.length > 0;
}

/** Returns true for a total with a field that shows it and a formula; without them it does nothing yet. */
export function isFinishedTotal({ target, expression }: PlaygroundCalculation): boolean {
  return target !== '' && expression.trim() !== '';
}

/** Returns the state without conditions and totals that the author has not finished; the same one without any. */
export function finishedOnly(state: Playground): Playground {
  const { form } = state;
  const conditions = form.conditions.filter(isFinishedCondition);
  const calculations = form.calculations.filter(isFinishedTotal);
  const isSame =
    conditions.length === form.conditions.length && calculations.length === form.calculations.length;
  const finished: PlaygroundForm = { ...form, conditions, calculations };
  return isSame ? state : { ...state, form: finished };
}
