/** That the date of one field is the first or the last one of another. */
export interface FieldLink {
  readonly bound: 'min' | 'max';
  readonly source: string;
  readonly target: string;
  /** In days; the element's own default unless set. */
  readonly offset?: number;
}

/** What a field says of its links, and its name. */
export interface LinkedField {
  readonly name: string;
  readonly rule?: string | undefined;
  readonly minFrom?: string | undefined;
  readonly maxFrom?: string | undefined;
}

/** A link that is none. */
export interface LinkMistake {
  readonly place: string;
  readonly found: string;
  readonly expected: string;
}

export interface ReadLinks {
  readonly links: readonly FieldLink[];
  readonly mistakes: readonly LinkMistake[];
}

/** The links between fields: said of the one that binds (`rule`, as the server has it) or of the one that is bound. */
export function readLinks(fields: readonly LinkedField[]): ReadLinks {
  const names = new Set(fields.map(({ name }) => name));
  const links: FieldLink[] = [];
  const mistakes: LinkMistake[] = [];
  for (const [place, found, link] of fields.flatMap(linksOf)) {
    const expected = link ? mistakeOf(link, names) : 'min|Field|days or max|Field|days';
    if (link && expected === null) links.push(link);
    else mistakes.push({ place, found, expected: expected ?? '' });
  }
  return { links, mistakes };
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

/** What is wrong with a link between fields; null where nothing is. */
function mistakeOf({ source, target }: FieldLink, names: ReadonlySet<string>): string | null {
  if (source === target) return 'another field';
  return names.has(source) && names.has(target) ? null : 'the name of a calendar of the form';
}

function offsetOf(offset: string | undefined): { readonly offset?: number } {
  return offset === undefined || offset.trim() === '' ? {} : { offset: Number(offset) };
}
