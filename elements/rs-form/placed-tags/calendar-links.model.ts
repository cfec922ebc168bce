import { createDiagnostic, type Diagnostic } from '../definition/diagnostic.model.js';

/** A link: the date of one field is the first or the last one of another. */
export interface FieldLink {
  readonly bound: 'min' | 'max';
  readonly source: string;
  readonly target: string;
  /** In days. The default is that of `<rs-calendar>`. */
  readonly offset?: number;
}

/** A field with the settings of its links. */
export interface LinkedField {
  readonly name: string;
  readonly rule?: string | undefined;
  readonly minFrom?: string | undefined;
  readonly maxFrom?: string | undefined;
}

/** The valid links, and the diagnostics of the others. */
export interface ReadLinks {
  readonly links: readonly FieldLink[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the links between fields, from the field that binds (`rule`, as the server has it) and from the field that is
 * bound (`minFrom`, `maxFrom`).
 */
export function readLinks(fields: readonly LinkedField[]): ReadLinks {
  const names = new Set(fields.map(({ name }) => name));
  const links: FieldLink[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [place, found, link] of fields.flatMap(linksOf)) {
    const expected = link ? expectedOf(link, names) : 'min|Field|days or max|Field|days';
    if (link && expected === null) links.push(link);
    else diagnostics.push(createDiagnostic('form-calendar-link', place, `"${found}"`, expected ?? ''));
  }
  return { links, diagnostics };
}

type Written = readonly [place: string, found: string, link: FieldLink | null];

function linksOf({ name, rule, minFrom, maxFrom }: LinkedField): readonly Written[] {
  const written: Written[] = [];
  if (rule) written.push([`rule of "${name}"`, rule, readRule(name, rule)]);
  for (const [bound, text] of [
    ['min', minFrom],
    ['max', maxFrom],
  ] as const) {
    const [source = '', offset] = text?.split('|') ?? [];
    if (text)
      written.push([`${bound}From of "${name}"`, text, { bound, source, target: name, ...offsetOf(offset) }]);
  }
  return written;
}

function readRule(source: string, rule: string): FieldLink | null {
  const [bound, target = '', offset] = rule.split('|');
  return bound === 'min' || bound === 'max' ? { bound, source, target, ...offsetOf(offset) } : null;
}

/** Returns the expected value of an invalid link; null for a valid one. */
function expectedOf({ source, target }: FieldLink, names: ReadonlySet<string>): string | null {
  if (source === target) return 'another field';
  return names.has(source) && names.has(target) ? null : 'the name of a calendar of the form';
}

function offsetOf(offset: string | undefined): { readonly offset?: number } {
  return offset === undefined || offset.trim() === '' ? {} : { offset: Number(offset) };
}
