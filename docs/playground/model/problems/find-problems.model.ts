import {
  checkDefinition,
  formatPath,
} from '../../../../elements/rs-form/definition/check-definition.model.js';
import { withoutSums } from '../repeats.model.js';
import { rulesOf } from '../checks/rules-of.model.js';
import { compactForm } from '../compact.model.js';
import { fieldsOf } from '../fields.model.js';
import type { Playground, PlaygroundForm, Problem, ProblemPlace } from '../playground.model.js';
import { conditionProblems } from './condition-problems.model.js';
import { fieldProblems } from './field-problems.model.js';
import { error, quoted, repeated, warning } from './problem.model.js';
import { prefillProblems } from './prefill-problems.model.js';
import { totalProblems } from './total-problems.model.js';

const place: ProblemPlace = { is: 'form' };

/** Returns the problems of a form: values that the suite's format does not allow, and settings that cannot work. */
export function findProblems(state: Playground): readonly Problem[] {
  const { form } = state;
  const fields = fieldsOf(form);
  return [
    ...formatProblems(form),
    ...formProblems(form),
    ...fieldProblems(fields),
    ...conditionProblems(form.conditions, fields, rulesOf(state).fields),
    ...totalProblems(withoutSums(form).calculations, fields),
    ...rowProblems(form),
    ...prefillProblems(form, fields),
  ];
}

function rowProblems({ repeats = [] }: PlaygroundForm): readonly Problem[] {
  if (repeats.length === 0) return [];
  return [
    warning(
      place,
      'El código para el servidor lee una sola fila: añade las demás.',
      'The code for the server reads a single row: add the others.',
    ),
  ];
}

function formatProblems(form: PlaygroundForm): readonly Problem[] {
  return checkDefinition(compactForm(form)).invalid.map(({ path, found, expected }) => {
    const at = formatPath(path);
    const text = quoted((JSON.stringify(found) as string | undefined) ?? '');
    return error(
      place,
      `${at}: ${text} no vale. Se esperaba: ${expected}.`,
      `${at}: ${text} is not allowed. Expected: ${expected}.`,
    );
  });
}

function formProblems(form: PlaygroundForm): readonly Problem[] {
  const fields = fieldsOf(form);
  const numbers = repeated(fields.flatMap(({ componentId }) => componentId ?? []));
  return [
    ...(fields.some(({ type }) => type === 'submit' || type === 'button')
      ? []
      : [error(place, 'El formulario no tiene botón para enviar.', 'The form has no button to send it.')]),
    ...numbers.map((number) =>
      error(place, `Dos campos tienen el número ${number}.`, `Two fields have the number ${number}.`),
    ),
    ...pageProblems(form),
    ...(isHttp(form.action)
      ? []
      : [
          error(
            place,
            'La dirección del formulario debe empezar por https:// o por una barra.',
            'The address of the form must begin with https:// or with a slash.',
          ),
        ]),
    ...(form.botCheck?.provider === 'altcha' && form.botCheck.challengeUrl.trim() === ''
      ? [
          error(
            place,
            'A la comprobación le falta la dirección de los retos.',
            'The bot check lacks the address of its challenges.',
          ),
        ]
      : []),
    ...(form.botCheck && 'siteKey' in form.botCheck && form.botCheck.siteKey.trim() === ''
      ? [
          error(
            place,
            'A la comprobación le falta la clave del sitio.',
            'The bot check lacks the key of the site.',
          ),
        ]
      : []),
  ];
}

function pageProblems({ pages }: PlaygroundForm): readonly Problem[] {
  if (pages.length < 2) return [];
  return pages.flatMap(({ fields }, page) =>
    fields.some(({ type }) => type !== 'page-break')
      ? []
      : [warning(place, `La página ${page + 1} está vacía.`, `Page ${page + 1} is empty.`)],
  );
}

/** Returns false for an address of another kind, such as `javascript:`. */
function isHttp(action = ''): boolean {
  const [scheme] = /^\s*[a-z][a-z0-9+.-]*:/i.exec(action) ?? [];
  return scheme === undefined || /^\s*https?:$/i.test(scheme);
}
