import { isAllowed, type Answers } from '../../../shared/consent/answers.model.js';
import { idOf, readEntries, usualCategories } from '../../../shared/consent/category-entries.model.js';
import { consentCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import { readServices, serviceEntries, type ListedService } from '../../../shared/consent/services.model.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import { diagnoseServices } from './service-diagnostics.model.js';

/** Cookie with the author's description for visitors. */
export interface KnownCookie {
  /** Name; `*` matches any text. */
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly duration: string;
}

/** Service of a category, with the author's description for visitors. */
export interface KnownService extends Omit<ListedService, 'category' | 'entry' | 'at'> {
  readonly purpose: string;
  /** URL of the provider's policy; '' for none. */
  readonly policy: string;
  readonly cookies: readonly KnownCookie[];
}

/** Category that is offered. An empty label or description means the suite's own text. */
export interface Category {
  readonly id: ConsentCategory;
  readonly label: string;
  readonly description: string;
  /** Cookies of no service. */
  readonly cookies: readonly KnownCookie[];
  readonly services: readonly KnownService[];
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
 * "cookies": [], "services": [] }] }`. `necessary` is always included, as the first one. Invalid entries are left out;
 * the cookies of an invalid service are those of its category.
 */
export function readCategories(text: string | undefined): CategorySettings {
  const entries = readEntries(text);
  const services = readServices(text);
  const invalid = serviceEntries(text).filter(({ at }) => services.every((one) => one.at !== at));
  const found = (entries ?? usualCategories).map((entry) => readCategory(entry, services, invalid));
  const categories = consentCategories.flatMap((id) => {
    const category = found.find((one) => one?.id === id);
    return category ?? (id === 'necessary' ? bare(id) : []);
  });
  const unknown = found.flatMap((category, at) => (category ? [] : [diagnoseEntry(entries?.[at], at)]));
  const diagnostics = entries
    ? [...unknown, ...diagnoseServices(text, services)]
    : [diagnoseText(text ?? '')];
  return { categories, diagnostics };
}

/**
 * Returns the cookie patterns of refused categories and services, and the patterns of those in use, which have priority.
 */
export function patternsOf(
  categories: readonly Category[],
  answers: Answers,
): { readonly refused: readonly string[]; readonly kept: readonly string[] } {
  const owners = categories.flatMap(({ id: category, cookies, services }) => [
    { isKept: isAllowed(answers, { category, service: '' }), cookies },
    ...services.map(({ id, cookies: own }) => ({
      isKept: isAllowed(answers, { category, service: id }),
      cookies: own,
    })),
  ]);
  const namesOf = (wanted: boolean) =>
    owners
      .filter(({ isKept }) => isKept === wanted)
      .flatMap(({ cookies }) => cookies.map(({ name }) => name));
  return { refused: namesOf(false), kept: namesOf(true) };
}

function readCategory(
  entry: unknown,
  listed: readonly ListedService[],
  invalid: readonly Pick<ListedService, 'category' | 'entry'>[],
): Category | undefined {
  const record = isRecord(entry) ? entry : {};
  const id = consentCategories.find((one) => one === idOf(entry));
  if (!id) return undefined;
  const others = invalid.filter(({ category }) => category === id).map((one) => one.entry);
  const cookies = [record, ...others].flatMap(cookiesOf);
  const services = listed.filter(({ category }) => category === id);
  return {
    ...bare(id),
    ...textsOf(record, ['label', 'description']),
    cookies,
    services: services.map(describeService),
  };
}

/** Adds the descriptions to a service. Its cookies are its own if the author names no provider. */
function describeService({ id, name, hosts, entry }: ListedService): KnownService {
  const record = isRecord(entry) ? entry : {};
  const cookies = cookiesOf(record).map((cookie) => ({ ...cookie, provider: cookie.provider || name }));
  return { id, name, hosts, ...textsOf(record, ['purpose', 'policy']), cookies };
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

function cookiesOf(owner: unknown): readonly KnownCookie[] {
  const list: unknown = isRecord(owner) ? owner['cookies'] : [];
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
  return { id, label: '', description: '', cookies: [], services: [] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
