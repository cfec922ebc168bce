import {
  checkDefinition,
  formatPath,
  type InvalidPart,
} from '../../../elements/rs-form/definition/check-definition.model.js';
import { compactForm } from './compact.model.js';
import { readForm } from './empty.model.js';
import type { Playground, Problem, Words } from './playground.model.js';
import { changedSettings, readSettings } from './settings.model.js';

/** Result of reading a playground: the playground with the parts that were left out, or an error. */
export type ReadPlayground =
  | { readonly state: Playground; readonly problems: readonly Problem[] }
  | { readonly state: null; readonly problem: Problem };

/** Returns a state as the shortest JSON value: without defaults. */
export function writtenState({ version, form, settings }: Playground): object {
  return { version, form: compactForm(form), settings: changedSettings(settings) };
}

/** Reads the JSON value of a state. Invalid entries are omitted and reported. */
export function readPlayground(value: unknown): ReadPlayground {
  const given = new Map<string, unknown>(Object.entries(Object(value) as object));
  if (given.get('version') !== 1) {
    return failure({
      es: 'Esto no es un formulario de esta página, o es de otra versión.',
      en: 'This is no form of this page, or it is of another version.',
    });
  }
  const form = readForm(given.get('form'));
  if (!form) {
    return failure({
      es: 'Al formulario le falta lo imprescindible: "version": 1 y "formId".',
      en: 'The form lacks what it cannot do without: "version": 1 and "formId".',
    });
  }
  const problems = checkDefinition(given.get('form')).invalid.map(problemOf);
  const settings = readSettings(given.get('settings'), (key) => problems.push(settingProblem(key)));
  return { state: { version: 1, form, settings }, problems };
}

/** Returns a result without a state. */
export function failure(words: Words): { readonly state: null; readonly problem: Problem } {
  return { state: null, problem: { place: { is: 'form' }, level: 'error', words } };
}

function problemOf({ path, found, expected }: InvalidPart): Problem {
  const place = formatPath(path) || 'form';
  const text = ((JSON.stringify(found) as string | undefined) ?? 'nothing').slice(0, 80);
  return {
    ...{ place: { is: 'form' }, level: 'warning' },
    words: {
      es: `${place}: se ha omitido ${text}. Se esperaba: ${expected}.`,
      en: `${place}: ${text} was left out. Expected: ${expected}.`,
    },
  };
}

function settingProblem(key: string): Problem {
  const name = JSON.stringify(key.slice(0, 80));
  return {
    ...{ place: { is: 'form' }, level: 'warning' },
    words: { es: `Se ha omitido el ajuste ${name}.`, en: `The setting ${name} was left out.` },
  };
}
