import { ConfigError } from '../../../shared/element/config-error.js';
import type {
  AuthoredBehaviour,
  BehaviourField,
  FieldDefinition,
  FormDefinition,
} from './definition.model.js';
import { behaviourFormat } from './behaviour-format.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';

/**
 * Reads the valid parts of the definition in the JSON script inside a form's tag. Calls `reportInvalid` for each part that
 * is invalid. Returns null without a script, and where nothing in it is valid.
 *
 * @throws A ConfigError where the script is no JSON.
 */
export function readDefinition(host: Element, reportInvalid?: () => void): FormDefinition | null {
  const text = readInlineJson(host);
  if (text === null) return null;
  const written = readJson(behaviourFormat, parseJson(host, text), reportInvalid);
  return written ? behaviourOf(written) : null;
}

/** The text of the JSON script that is a child of the tag. */
export function readInlineJson(host: Element): string | null {
  return host.querySelector(':scope > script[type="application/json"]')?.textContent ?? null;
}

/**
 * Parses the text of a JSON script.
 *
 * @throws A ConfigError for broken JSON.
 */
export function parseJson(host: Element, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ConfigError(host, 'JSON', String(error), 'form-json');
  }
}

/** A form about which the author said nothing. */
export function defaultDefinition(formId: number): FormDefinition {
  const nothing = readJson(behaviourFormat, { version: 1, formId }) as AuthoredBehaviour;
  return behaviourOf(nothing);
}

/** Returns the definition of an existing form from the written one: its fields in one list. */
export function behaviourOf({ pages, ...rest }: AuthoredBehaviour): FormDefinition {
  return { ...rest, fields: pages.flatMap(({ fields }) => fields.map(withPrices)) };
}

/** Adds the prices that are written with the options of a field to its list of prices. */
function withPrices(field: BehaviourField): FieldDefinition {
  const priced = (field.options ?? []).filter(hasPrice);
  return priced.length > 0 ? { ...field, prices: [...(field.prices ?? []), ...priced] } : field;
}

type Option = NonNullable<BehaviourField['options']>[number];

function hasPrice(option: Option): option is Required<Option> {
  return Boolean(option.price);
}
