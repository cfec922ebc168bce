import { checkDefinition } from '../../../elements/rs-form/definition/check-definition.model.js';
import { fieldsOf, withComponentIds, withFields } from './fields.model.js';
import type { Language, Playground, PlaygroundForm, PlaygroundSettings } from './playground.model.js';

/** Settings of a new form. */
export const defaultSettings: PlaygroundSettings = Object.freeze({
  language: 'en',
  theme: 'plain-form',
  submit: 'page',
  drafts: true,
  errorList: true,
  consent: false,
  strictPrivacy: false,
  disableOnSubmit: false,
  scrollToError: false,
  pageHistory: false,
  botCheckOptional: false,
  saveUrl: '',
  toolName: '',
  toolDescription: '',
  thankYou: '',
});

/** The text that replaces a sent form where the author has written none. */
export const thanks: Readonly<Record<Language, string>> = Object.freeze({
  es: 'Gracias. Hemos recibido tu mensaje.',
  en: 'Thank you. We have received your message.',
});

/**
 * Reads a form by the suite's format: missing keys get their defaults, invalid parts are left out, each field gets a
 * number, and a page break ends its page. Returns undefined where there is no form, or none with a number.
 */
export function readForm(value: unknown): PlaygroundForm | undefined {
  const { definition } = checkDefinition(value);
  // A form that the suite makes posts its number.
  const hasNumber = Object.hasOwn(Object(value) as object, 'formId');
  return definition && hasNumber
    ? withFields(definition, withComponentIds(endedPages(definition)))
    : undefined;
}

/** Returns the fields with a page break at the end of each page but the last: without one there is no button. */
function endedPages(form: PlaygroundForm): ReturnType<typeof fieldsOf> {
  const breaks = fieldsOf(form).filter(({ type }) => type === 'page-break').length;
  const taken = new Set(fieldsOf(form).map(({ name }) => name));
  return form.pages.flatMap(({ fields }, page) => {
    if (page === form.pages.length - 1 || fields.at(-1)?.type === 'page-break') return fields;
    let number = breaks + page + 1;
    while (taken.has(`Page_${number}`)) number += 1;
    taken.add(`Page_${number}`);
    return [...fields, { name: `Page_${number}`, type: 'page-break' as const }];
  });
}

/** A form with nothing but a submit button. */
export const emptyPlayground: Playground = Object.freeze({
  version: 1,
  form: readForm({
    version: 1,
    formId: 1,
    pages: [{ fields: [{ name: 'Send', type: 'submit', caption: 'Send' }] }],
  }) as PlaygroundForm,
  settings: defaultSettings,
});
