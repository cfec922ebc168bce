import type { FieldDefinition, FormDefinition } from './definition.model.js';
import { definitionFormat } from './format.model.js';
import { parseJson, readJson } from './read-json.dom.js';
import type { AuthoredDefinition, AuthoredField } from './authored.model.js';

/** Reads the definition in the JSON script inside a form's tag; without one everything is default. */
export function readDefinition(host: Element): FormDefinition | null {
  const json = readInlineJson(host);
  return json === null ? null : behaviourOf(readJson(definitionFormat, parseJson(host, json), host));
}

/** The text of the JSON script that is a child of the tag. */
export function readInlineJson(host: Element): string | null {
  return [...host.children].find(isJsonScript)?.textContent ?? null;
}

/** A form about which the author said nothing. */
export function defaultDefinition(host: Element, formId: number): FormDefinition {
  return behaviourOf(readJson(definitionFormat, { version: 1, formId }, host));
}

/** What a written definition means to a form that is there: its fields in one list, rules with the operator decided. */
export function behaviourOf({ pages, conditions, botCheck, ...rest }: AuthoredDefinition): FormDefinition {
  return {
    ...rest,
    botCheck: botCheck ?? null,
    fields: pages.flatMap(({ fields }) => fields.map(withPrices)),
    conditions: conditions.map(({ when, ...one }) => ({
      ...one,
      when: when.map(({ operator, ...rule }) => ({ ...rule, is: operator === 'is' })),
    })),
  };
}

/** A price may stand with its option. */
function withPrices(field: AuthoredField): FieldDefinition {
  const priced = (field.options ?? []).flatMap(({ value, price }) => (price ? [{ value, price }] : []));
  return priced.length > 0 ? { ...field, prices: [...(field.prices ?? []), ...priced] } : field;
}

function isJsonScript(element: Element): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.type === 'application/json';
}
