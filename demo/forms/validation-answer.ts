import type { ServerField, ServerForm } from './server-form.js';
import { fieldsOf } from './server-form.js';

/** How an answer writes the numbers of components: Joomla 3 writes them as texts. */
export type IdStyle = 'numbers' | 'strings';

/** What `ajaxValidate` answers. */
export interface ValidationAnswer {
  readonly formComponents: readonly (number | string)[];
  readonly invalidComponents?: readonly (number | string)[];
  readonly validationMessages?: Readonly<Record<string, string>>;
  readonly currentPage?: number;
  readonly allPages?: number;
}

/**
 * The answer for a page (from 1), or for the whole form with 0. Where nothing at all is wrong it has no
 * `invalidComponents`; where only other pages have faults the list is there and empty.
 */
export function validationAnswer(
  form: ServerForm,
  faults: readonly ServerField[],
  page: number,
  style: IdStyle = 'numbers',
): ValidationAnswer {
  const scope = page > 0 ? (form.pages[page - 1] ?? []) : fieldsOf(form);
  const idsOf = (fields: readonly ServerField[]) =>
    fields.map(({ componentId }) => (style === 'strings' ? String(componentId) : componentId));
  const formComponents = idsOf(scope);
  if (faults.length === 0) return { formComponents };

  const invalid = faults.filter((field) => scope.includes(field));
  return {
    ...{ formComponents, invalidComponents: idsOf(invalid) },
    ...messagesOf(invalid),
    ...(page === 0 ? pagesOf(form, faults) : {}),
  };
}

/** The older answer: all numbers, those that fail, and on a form of several pages where to go and how many there are. */
export function answerInLines({
  formComponents,
  invalidComponents = [],
  currentPage,
  allPages,
}: ValidationAnswer): string {
  const pages = currentPage === undefined ? [] : [String(currentPage), String(allPages)];
  return [formComponents.join(','), invalidComponents.join(','), ...pages].join('\n');
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
