import { aliasOf } from '../../../../elements/rs-form/markup/server-names.model.js';
import type { PlaygroundField } from '../playground.model.js';
import type { ReadMarkup } from './read-markup.js';

/** Behaviour that the scripts of a page, or the JSON of a tag, say. */
interface SaidBehaviour {
  readonly pages?: readonly { readonly fields?: readonly PlaygroundField[] }[];
}

/** Returns the JSON of a form from its markup and its behaviour. */
export function mergedForm(markup: ReadMarkup, said: object): object {
  const { formId, pages, title, errorMessage, action, cssId } = markup;
  const { pages: saidPages = [], ...behaviour } = said as SaidBehaviour;
  const behaviours = saidPages.flatMap(({ fields = [] }) => fields);
  const byName = new Map(behaviours.map((field) => [field.name, field]));
  return {
    ...behaviour,
    ...{ version: 1, formId },
    pages: pages.map((fields) => ({
      fields: fields.map((field) => mergedField(field, byName.get(field.name), behaviours)),
    })),
    ...(title && { title }),
    ...(errorMessage && { errorMessage }),
    ...(action && { action }),
    ...(cssId && cssId !== 'userForm' && { cssId }),
  };
}

/** Returns a field with the settings of both sources. Prices are merged into their options. */
function mergedField(
  field: PlaygroundField,
  said: PlaygroundField | undefined,
  behaviours: readonly PlaygroundField[],
): PlaygroundField {
  // The alias of a text is all that its markup has of its name.
  const texts = behaviours.filter(({ type }) => type === 'free-text');
  const own =
    said ?? (field.type === 'free-text' ? texts.find(({ name }) => aliasOf(name) === field.name) : undefined);
  if (!own) return field;
  const { options: priced = [], prices = [], ...rest } = own;
  const priceOf = new Map([...prices, ...priced].map(({ value, price }) => [value, price]));
  const options = field.options?.map((option) => {
    const price = priceOf.get(option.value);
    return price ? { ...option, price } : option;
  });
  return { ...field, ...rest, ...(options && { options }) };
}
