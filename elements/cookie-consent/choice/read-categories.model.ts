import { consentCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

const usual: readonly ConsentCategory[] = ['necessary', 'preferences', 'statistics'];

/** A cookie that the author tells of; the visitor reads all of it. */
export interface KnownCookie {
  /** The name; a `*` stands for any text. */
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly duration: string;
}

/** One category that is offered; '' for the words of the catalogue. */
export interface Category {
  readonly id: ConsentCategory;
  readonly label: string;
  readonly description: string;
  readonly cookies: readonly KnownCookie[];
}

/** One thing that an author's JSON cannot mean. */
export interface CategoryProblem {
  readonly place: string;
  readonly problem: string;
}

/** What is offered, and what was wrong in what the author wrote. */
export interface CategorySettings {
  readonly categories: readonly Category[];
  readonly problems: readonly CategoryProblem[];
}

/**
 * Reads `{ "categories": ["preferences", { "id": "statistics", "label": "…", "description": "…", "cookies": [] }] }`. What
 * is necessary is always there, and first. What is wrong is named and left out: it can only offer less.
 */
export function readCategories(text: string | undefined): CategorySettings {
  const problems: CategoryProblem[] = [];
  const listed = text === undefined ? usual : listIn(text, problems);
  const found = listed.flatMap((entry, at) => readCategory(entry, `JSON at categories.${at}`, problems));
  const categories = consentCategories.flatMap((id) => {
    const category = found.find((one) => one.id === id);
    return category ?? (id === 'necessary' ? bare(id) : []);
  });
  return { categories, problems };
}

/** The names of the cookies of what is refused, and of those that stay whatever else has their name. */
export function patternsOf(
  categories: readonly Category[],
  accepted: readonly ConsentCategory[],
): { readonly refused: readonly string[]; readonly kept: readonly string[] } {
  const isKept = ({ id }: Category) => id === 'necessary' || accepted.includes(id);
  const namesOf = (some: readonly Category[]) =>
    some.flatMap(({ cookies }) => cookies.map(({ name }) => name));
  return {
    refused: namesOf(categories.filter((category) => !isKept(category))),
    kept: namesOf(categories.filter(isKept)),
  };
}

function listIn(text: string, problems: CategoryProblem[]): readonly unknown[] {
  const expected = 'expected { "categories": […] }';
  try {
    const found: unknown = JSON.parse(text);
    const list: unknown = isRecord(found) ? found['categories'] : undefined;
    if (Array.isArray(list)) return list;
    problems.push({ place: 'JSON', problem: `found something else, ${expected}` });
  } catch (error) {
    problems.push({ place: 'JSON', problem: `no JSON (${String(error)}), ${expected}` });
  }
  return usual;
}

function readCategory(entry: unknown, place: string, problems: CategoryProblem[]): readonly Category[] {
  const record = isRecord(entry) ? entry : { id: entry };
  const id = consentCategories.find((one) => one === record['id']);
  if (id) return [{ ...bare(id), ...textsOf(record, ['label', 'description']), cookies: cookiesOf(record) }];
  const problem = `found ${JSON.stringify(record['id'])}, expected one of ${consentCategories.join(', ')}`;
  problems.push({ place, problem });
  return [];
}

function cookiesOf(record: Readonly<Record<string, unknown>>): readonly KnownCookie[] {
  const list: unknown = record['cookies'];
  if (!Array.isArray(list)) return [];
  const names = ['name', 'provider', 'purpose', 'duration'] as const;
  return list
    .map((entry: unknown) => textsOf(isRecord(entry) ? entry : { name: entry }, names))
    .filter(({ name }) => name !== '');
}

function textsOf<Name extends string>(
  record: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Record<Name, string> {
  const read = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(names.map((name) => [name, read(record[name])])) as Record<Name, string>;
}

function bare(id: ConsentCategory): Category {
  return { id, label: '', description: '', cookies: [] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
