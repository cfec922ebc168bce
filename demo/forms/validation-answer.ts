import type { ServerField, ServerForm } from './server-form.js';
import { fieldsOf } from './server-form.js';

/** Response of `ajaxValidate`. */
export interface ValidationAnswer {
  readonly formComponents: readonly number[];
  readonly invalidComponents?: readonly number[];
  readonly validationMessages?: Readonly<Record<string, string>>;
  readonly currentPage?: number;
  readonly allPages?: number;
}

/**
 * Returns the response for a page (from 1), or for the whole form with 0. Without any invalid field it has no
 * `invalidComponents`. If only other pages have invalid fields, or only files, which it never reports, the list is
 * empty.
 */
export function validationAnswer(
  form: ServerForm,
  invalidFields: readonly ServerField[],
  page: number,
): ValidationAnswer {
  const scope = page > 0 ? (form.pages[page - 1] ?? []) : fieldsOf(form);
  const formComponents = idsOf(scope);
  if (invalidFields.length === 0) return { formComponents };

  const invalid = invalidFields.filter((field) => scope.includes(field) && field.type !== 'file');
  return {
    ...{ formComponents, invalidComponents: idsOf(invalid) },
    ...messagesOf(invalid),
    ...(page === 0 ? pagesOf(form, invalidFields) : {}),
  };
}

function idsOf(fields: readonly ServerField[]): readonly number[] {
  return fields.map(({ componentId }) => componentId);
}

function messagesOf(invalid: readonly ServerField[]): Pick<ValidationAnswer, 'validationMessages'> {
  const entries = invalid
    .filter(({ message }) => message !== '')
    .map(({ componentId, message }) => [String(componentId), message] as const);
  return entries.length > 0 ? { validationMessages: Object.fromEntries(entries) } : {};
}

function pagesOf({ pages }: ServerForm, [first]: readonly ServerField[]): Partial<ValidationAnswer> {
  if (pages.length < 2 || !first) return {};
  return {
    currentPage: pages.findIndex((fields) => fields.includes(first)) + 1,
    allPages: pages.length - 1,
  };
}
