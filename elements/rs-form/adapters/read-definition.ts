import { reportError } from '../../../shared/element/report.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import type { FieldDefinition, FormDefinition } from '../contract/form-definition.js';
import { layoutNames } from '../contract/layouts.js';
import { choice, flag, list, number, or, parseJson, record, table, text, type Read } from './read-json.js';

/** The provider's own address, where the author names no other. */
const providerScript = 'https://www.google.com/recaptcha/api.js';

const field: Read<FieldDefinition> = record<FieldDefinition>({
  name: text,
  type: or(text, undefined),
  maxSelections: or(number, undefined),
  autocomplete: or(text, undefined),
  inputMode: or(text, undefined),
  format: or(text, undefined),
  inline: or(flag, undefined),
  step: or(number, undefined),
  weekStart: or(number, undefined),
});

const condition = record({
  action: or(choice(['show', 'hide']), 'show'),
  match: or(choice(['all', 'any']), 'all'),
  scope: or(choice(['block', 'field']), 'block'),
  targets: list(text),
  when: list(record({ field: text, operator: or(text, 'is'), value: or(text, '') })),
});

const botCheck = record({
  provider: choice(['recaptcha-v3']),
  siteKey: text,
  action: or(text, 'contactform'),
  scriptUrl: or(text, providerScript),
});

const form = record({
  version: choice([1]),
  formId: number,
  validation: or(list(choice(['browser', 'server'])), ['browser'] as const),
  layout: or(choice(layoutNames), 'responsive'),
  render: or(choice([false]), false),
  pages: list(record({ fields: list(field) })),
  conditions: list(condition),
  calculations: list((value: unknown) => value),
  botCheck: or(botCheck, null),
  texts: table(text),
});

/** Reads the behaviour of a form from the JSON script inside its tag; without one everything is default. */
export function readDefinition(host: Element): FormDefinition | null {
  const script = [...host.children].find(isJsonScript);
  if (!script) return null;
  const { pages, conditions, calculations, ...rest } = parseJson(host, script.textContent, form);
  const isAskingServer = rest.validation.some((source) => source === 'server');
  if (isAskingServer) tellUnsupported(host, 'validation', 'the server checks the post itself');
  if (calculations.length > 0) tellUnsupported(host, 'calculations', 'totals stay as the server sent them');

  return {
    ...rest,
    fields: pages.flatMap(({ fields }) => fields),
    conditions: conditions.map(({ when, ...one }) => ({ ...one, when: when.map(ruleOf) })),
  };
}

/** A form about which the author said nothing. */
export function defaultDefinition(formId: number): FormDefinition {
  return {
    formId,
    validation: ['browser'],
    layout: 'responsive',
    fields: [],
    conditions: [],
    botCheck: null,
    texts: {},
  };
}

/** What this version does not do yet is said, and the rest of the form works. */
function tellUnsupported(host: Element, key: string, consequence: string): void {
  reportError(new ConfigError(host, `JSON at ${key}`, `not supported by this version: ${consequence}`));
}

/** The operator is "is" or anything else, as on the server. */
function ruleOf({ field: name, operator, value }: Record<'field' | 'operator' | 'value', string>) {
  return { field: name, is: operator === 'is', value };
}

function isJsonScript(element: Element): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.type === 'application/json';
}
