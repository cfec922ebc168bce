import type { PlaygroundField, PlaygroundForm, Problem } from '../playground.model.js';
import { canPrefill } from '../prefill.model.js';
import { error, quoted } from './problem.model.js';

/** Returns the problems of fields that a link is to fill in. */
export function prefillProblems(
  { prefill = [], calculations }: PlaygroundForm,
  fields: readonly PlaygroundField[],
): readonly Problem[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const totals = new Set(calculations.map(({ target }) => target));
  return prefill.flatMap(({ field: name }) => {
    const field = byName.get(name);
    if (!field) {
      return [
        error(
          { is: 'form' },
          `Un enlace debe rellenar ${quoted(name)}, que no está en el formulario.`,
          `A link is to fill in ${quoted(name)}, which is not in the form.`,
        ),
      ];
    }
    if (canPrefill(field.type) && !field.readonly && !totals.has(name)) return [];
    return [
      error(
        { is: 'field', name },
        `Un enlace no puede rellenar ${quoted(name)}: no lo rellena quien visita la página.`,
        `A link cannot fill in ${quoted(name)}: it is no field that a visitor fills in.`,
      ),
    ];
  });
}
