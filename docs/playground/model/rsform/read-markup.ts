import type { LegacyForm } from '../../../../cli/migrate/page-forms.mjs';
import type { PlaygroundField } from '../playground.model.js';
import { attributeOf, type Element, elementsIn, wordsOf } from './markup.js';
import { controlName, readFields } from './read-fields.js';

/** Form by its markup alone. */
export interface ReadMarkup {
  readonly formId: number;
  readonly pages: readonly (readonly PlaygroundField[])[];
  readonly title: string;
  readonly errorMessage: string;
  readonly action: string;
  readonly cssId: string;
}

/** Reads the fields and pages of a form from its markup. */
export function readMarkup(form: Element, { formId, checkedBreaks }: LegacyForm): ReadMarkup {
  const elements = elementsIn(form);
  const prefix = `rsform_${formId}_page_`;
  const parts = elements.filter((one) => attributeOf(one, 'id')?.startsWith(prefix));
  const pages = (parts.length > 0 ? parts : [form]).map((part) => readFields(part, form));
  const names = new Set(pages.flat().map(({ name }) => name));
  const hidden = elements.flatMap((one) => hiddenField(one, names));
  const title = form.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'h2');
  const error = elements.find((one) => attributeOf(one, 'id') === `rsform_error_${formId}`);
  return {
    formId,
    pages: pages.map((fields, page) => [
      ...fields.map((field) => (checkedBreaks.includes(field.name) ? { ...field, validate: true } : field)),
      ...(page === pages.length - 1 ? hidden : []),
    ]),
    title: title ? wordsOf(title) : '',
    errorMessage: error ? wordsOf(error) : '',
    action: attributeOf(form, 'action') ?? '',
    cssId: attributeOf(form, 'id') ?? '',
  };
}

/** Reads a hidden field at the end of the form. */
function hiddenField(element: Element, names: ReadonlySet<string>): readonly PlaygroundField[] {
  const name = controlName(element);
  if (name === null || names.has(name) || attributeOf(element, 'type') !== 'hidden') return [];
  const value = attributeOf(element, 'value') ?? '';
  return [{ name, type: 'hidden', ...(value && { value }) }];
}
