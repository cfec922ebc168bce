import { consentCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import { idOf, readEntries, usualCategories } from './categories.model.js';

/** Cookie with the author's description for visitors. */
export interface KnownCookie {
  /** Name; `*` matches any text. */
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly duration: string;
}

/** Category that is offered. An empty label or description means the suite's own text. */
export interface Category {
  readonly id: ConsentCategory;
  readonly label: string;
  readonly description: string;
  readonly cookies: readonly KnownCookie[];
}

/** Category in the settings, with its texts that are on show. */
export interface ShownCategory {
  readonly id: ConsentCategory;
  readonly shown: readonly string[];
}

/** Offered categories, and diagnostics of the author's JSON. */
export interface CategorySettings {
  readonly categories: readonly Category[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the details of `{ "categories": ["preferences", { "id": "statistics", "label": "…", "description": "…",
 * "cookies": [] }] }`. `necessary` is always included, as the first one. Invalid entries are left out.
 */
export function readCategories(text: string | undefined): CategorySettings {
  const entries = readEntries(text);
  const found = (entries ?? usualCategories).map(readCategory);
  const categories = consentCategories.flatMap((id) => {
    const category = found.find((one) => one?.id === id);
    return category ?? (id === 'necessary' ? bare(id) : []);
  });
  const unknown = found.flatMap((category, at) => (category ? [] : [diagnoseEntry(entries?.[at], at)]));
  return { categories, diagnostics: entries ? unknown : [diagnoseText(text ?? '')] };
}

/** Returns the cookie patterns of refused categories, and the patterns of accepted ones, which have priority. */
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

function readCategory(entry: unknown): Category | undefined {
  const record = isRecord(entry) ? entry : {};
  const id = consentCategories.find((one) => one === idOf(entry));
  return id && { ...bare(id), ...textsOf(record, ['label', 'description']), cookies: cookiesOf(record) };
}

function diagnoseEntry(entry: unknown, at: number): Diagnostic {
  const problem = `found ${JSON.stringify(idOf(entry))}, expected one of ${consentCategories.join(', ')}`;
  return { place: `JSON at categories.${at}`, problem, code: 'consent-categories' };
}

/** Returns the diagnostic of a text without a list. */
function diagnoseText(text: string): Diagnostic {
  let found = 'found something else';
  try {
    JSON.parse(text);
  } catch (error) {
    found = `no JSON (${String(error)})`;
  }
  return { place: 'JSON', problem: `${found}, expected { "categories": […] }`, code: 'consent-categories' };
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
