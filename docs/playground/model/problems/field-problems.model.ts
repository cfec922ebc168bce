import { fieldTraits } from '../../../../elements/rs-form/definition/field-traits.model.js';
import { fieldWidget } from '../../../../elements/rs-form/definition/types.model.js';
import { aliasOf } from '../../../../elements/rs-form/markup/server-names.model.js';
import { defaultDateFormat } from '../../../../shared/dates/calendar-date.model.js';
import { canHoldDate, familyOfCalendar, formatOfCalendar } from '../date-format.model.js';
import type { PlaygroundField, Problem, ProblemPlace } from '../playground.model.js';
import { error, quoted, repeated, warning } from './problem.model.js';

type Check = (
  field: PlaygroundField,
  place: ProblemPlace,
  all: readonly PlaygroundField[],
) => readonly Problem[];

/** Returns the problems of the fields, each by itself and beside the others. */
export function fieldProblems(fields: readonly PlaygroundField[]): readonly Problem[] {
  return fields.flatMap((field) => {
    const place: ProblemPlace = { is: 'field', name: field.name };
    return [checkName, checkLabel, checkOptions, checkBounds, checkFiles, checkPlace, checkCalendar].flatMap(
      (check) => check(field, place, fields),
    );
  });
}

/** Names that the server gives to inputs of its own. */
const taken: ReadonlySet<string> = new Set(['formId', 'noscript', 'Robot']);

const checkName: Check = (field, place, all) => {
  const { name } = field;
  if (name.trim() === '') return [error(place, 'Un campo no tiene nombre.', 'A field has no name.')];
  if (/[[\]]/.test(name)) {
    return [
      error(
        place,
        `El nombre ${quoted(name)} tiene un corchete: el servidor no recibiría su valor.`,
        `The name ${quoted(name)} has a bracket: the server would not get its value.`,
      ),
    ];
  }
  if (taken.has(name)) {
    return [
      error(
        place,
        `El servidor usa el nombre ${quoted(name)}.`,
        `The server itself uses the name ${quoted(name)}.`,
      ),
    ];
  }
  return similarNames(field, place, all);
};

/** Finds the same name, or one that makes the same class, in a field before. */
const similarNames: Check = (field, place, all) => {
  const { name } = field;
  const first = all.find(
    (one) => one.name === name || (aliasOf(name) && aliasOf(one.name) === aliasOf(name)),
  );
  if (first === field || !first) return [];
  return first.name === name
    ? [
        error(
          place,
          `Hay dos campos con el nombre ${quoted(name)}.`,
          `Two fields have the name ${quoted(name)}.`,
        ),
      ]
    : [
        warning(
          place,
          `${quoted(name)} y ${quoted(first.name)} se parecen demasiado: su bloque tiene la misma clase.`,
          `${quoted(name)} and ${quoted(first.name)} are too similar: their blocks have the same class.`,
        ),
      ];
};

const checkLabel: Check = ({ name, type = 'text', caption = '' }, place) => {
  const { label, control } = fieldTraits[type];
  const isButton = label === 'none' && (control === 'button' || control === 'submit' || control === 'reset');
  const needsCaption = label !== 'none' || (isButton && type !== 'page-break');
  if (!needsCaption || caption.trim() !== '') return [];
  return [
    warning(
      place,
      `${quoted(name)} no tiene etiqueta: quien no lo ve no sabe qué es.`,
      `${quoted(name)} has no label: who cannot see it does not know what it is.`,
    ),
  ];
};

const checkOptions: Check = ({ name, type = 'text', options = [], maxSelections }, place) => {
  if (!fieldTraits[type].needsOptions) return [];
  if (options.length === 0)
    return [error(place, `${quoted(name)} no tiene opciones.`, `${quoted(name)} has no options.`)];
  const isOver = maxSelections !== undefined && (maxSelections < 1 || maxSelections > options.length);
  return [
    ...repeated(options.map(({ value }) => value)).map((value) =>
      warning(
        place,
        `${quoted(name)} tiene dos veces la opción ${quoted(value)}.`,
        `${quoted(name)} has the option ${quoted(value)} twice.`,
      ),
    ),
    ...options
      .filter(({ price = '' }) => price !== '' && !/^[+-]?\d+(?:\.\d+)?$/.test(price))
      .map(({ price = '' }) =>
        error(
          place,
          `${quoted(name)}: el precio ${quoted(price)} no es un número con punto decimal.`,
          `${quoted(name)}: the price ${quoted(price)} is no number with a decimal point.`,
        ),
      ),
    ...(isOver
      ? [
          warning(
            place,
            `${quoted(name)}: el máximo de opciones debe estar entre 1 y ${options.length}.`,
            `${quoted(name)}: the most options must be from 1 to ${options.length}.`,
          ),
        ]
      : []),
  ];
};

const checkBounds: Check = ({ name, type = 'text', min, max }, place) => {
  const isNumber = fieldTraits[type].control === 'number' || type === 'range' || type === 'range-slider';
  if (!isNumber || min === undefined || max === undefined || Number(min) <= Number(max)) return [];
  return [
    error(
      place,
      `${quoted(name)}: el mínimo es mayor que el máximo.`,
      `${quoted(name)}: the minimum is greater than the maximum.`,
    ),
  ];
};

const checkFiles: Check = ({ name, type, minFiles = 0, maxFiles = Infinity, extensions }, place) => {
  if (type !== 'file') return [];
  return [
    ...(minFiles > maxFiles
      ? [
          error(
            place,
            `${quoted(name)}: el mínimo de archivos es mayor que el máximo.`,
            `${quoted(name)}: the fewest files are more than the most.`,
          ),
        ]
      : []),
    ...(extensions?.length
      ? []
      : [
          warning(
            place,
            `${quoted(name)} acepta archivos de cualquier tipo.`,
            `${quoted(name)} accepts files of every type.`,
          ),
        ]),
  ];
};

const checkPlace: Check = ({ name, type, tiles, geocoder, geolocation, provider }, place) => {
  if (type !== 'location' || tiles || geocoder || geolocation || provider === 'google') return [];
  return [
    warning(
      place,
      `${quoted(name)} no tiene mapa ni buscador: dale la dirección de un servicio.`,
      `${quoted(name)} has neither a map nor a search: give it the address of a service.`,
    ),
  ];
};

const checkCalendar: Check = (field, place, all) => {
  const { name, rule, minFrom, maxFrom } = field;
  if (fieldWidget(field) !== 'calendar') return [];
  const isCalendar = (other: string) =>
    all.some((one) => one.name === other && fieldWidget(one) === 'calendar');
  const others = [rule?.split('|')[1], minFrom?.split('|')[0], maxFrom?.split('|')[0]];
  return [
    ...others
      .filter((other) => other !== undefined && !isCalendar(other))
      .map((other = '') =>
        error(
          place,
          `${quoted(name)} depende de ${quoted(other)}, que no es un calendario del formulario.`,
          `${quoted(name)} depends on ${quoted(other)}, which is no calendar of the form.`,
        ),
      ),
    ...checkFormat(field, place, all),
  ];
};

const checkFormat: Check = (field, place) => {
  const { name } = field;
  const format = field.format || defaultDateFormat;
  const { unknown } = formatOfCalendar(field);
  if (!canHoldDate(field)) {
    const isSimple = familyOfCalendar(field) === 'yui';
    const example = isSimple ? 'dd/mm/yyyy' : 'DD/MM/YYYY';
    return [
      error(
        place,
        `${quoted(name)}: el formato ${quoted(format)} no da una fecha: escribe uno como ${example}.`,
        `${quoted(name)}: the format ${quoted(format)} makes no date: write one such as ${example}.`,
      ),
    ];
  }
  if (unknown.length === 0) return [];
  return [
    warning(
      place,
      `${quoted(name)}: el formato tiene letras sin significado: ${unknown.join(', ')}.`,
      `${quoted(name)}: the format has letters without a meaning: ${unknown.join(', ')}.`,
    ),
  ];
};
