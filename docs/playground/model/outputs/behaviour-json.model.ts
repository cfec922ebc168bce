import { existingField } from '../../../../elements/rs-form/definition/authored-format.model.js';
import { behaviour } from '../../../../elements/rs-form/definition/behaviour-format.model.js';
import { fieldTraits } from '../../../../elements/rs-form/definition/field-traits.model.js';
import { list, maybe, object } from '../../../../shared/json/schema.model.js';
import { botCheckFormat, layoutFormat } from '../../../../elements/rs-form/definition/widget-format.model.js';
import { compactForm, writtenBy } from '../compact.model.js';
import type { Playground, PlaygroundField, PlaygroundForm } from '../playground.model.js';

const { version, formId, ...others } = behaviour;

/** Format of the JSON beside a form that the server has written. */
const behaviourOnly = object({
  version,
  formId,
  pages: list(object({ fields: list(object(existingField)) })),
  ...others,
  botCheck: maybe(botCheckFormat),
  layout: layoutFormat,
});

/** Returns the JSON beside the server's form: the settings that its markup does not have. */
export function behaviourJson({ form }: Playground): object {
  const pages = form.pages.map(({ fields }) => ({ fields: fields.map(withoutMarkup) }));
  return Object(writtenBy(behaviourOnly, { ...form, pages })) as object;
}

/** Returns the JSON of a form that the tag renders: all of it. */
export function renderedJson({ form }: Playground): object {
  return { ...compactForm(form), render: true };
}

/** Returns a field without the keys that its markup says. */
function withoutMarkup(field: PlaygroundForm['pages'][number]['fields'][number]): PlaygroundField {
  const { type = 'text', options = [] } = field;
  const isNumber = fieldTraits[type].control === 'number' || type === 'range';
  return {
    ...without(field, isNumber ? ['message', 'min', 'max', 'step'] : ['message']),
    // A list of options is a list of prices here.
    options: options.filter(({ price }) => price),
  };
}

function without<T extends object>(value: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T;
}
