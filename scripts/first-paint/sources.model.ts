import type { DatePart } from '../../elements/rs-form/definition/authored.model.js';
import { exactly, unknown, type Answer } from './answer.model.js';
import { isWritable, quoted } from './css-text.model.js';
import { all, any, not, type Formula, type Has } from './formula.model.js';

/**
 * How a field that decides on others can be read: check boxes and radio buttons, a select, a date in several selects,
 * text that CSS cannot read, or (where nobody says) whatever the page turns out to hold.
 */
export type SourceKind =
  | { readonly is: 'boxes' | 'select' | 'text' | 'unlisted' }
  | { readonly is: 'date'; readonly parts: readonly DatePart[] };

/** What CSS can tell of a field that decides on others. */
export interface Source {
  /** Whether the field has the value now. */
  has(value: string): Answer;
  /** Whether it has the value after a reset. */
  hasByDefault(value: string): Answer;
}

const nothing: Source = { has: () => exactly(false), hasByDefault: () => exactly(false) };

/** What can be asked of a field. No control belongs to a name with a closing bracket: the server's names end there. */
export function sourceOf(name: string, kind: SourceKind): Source {
  if (name.includes(']') || !isWritable(name)) return nothing;
  switch (kind.is) {
    case 'boxes':
      return writable({
        has: (value) => exactly(box(name, value, '')),
        hasByDefault: (value) => exactly(box(name, value, '[checked]')),
      });
    case 'select':
      return writable({
        has: (value) => exactly(option(name, value, '')),
        hasByDefault: (value) => exactly(optionByDefault(name, value)),
      });
    case 'date':
      return dateSource(name, kind.parts);
    case 'text':
      return { has: () => unknown(false), hasByDefault: () => unknown(false) };
    case 'unlisted':
      return unlistedSource(name);
  }
}

/** The same source, where a value that no attribute can hold is none. */
function writable({ has, hasByDefault }: Source): Source {
  return {
    has: (value) => (isWritable(value) ? has(value) : exactly(false)),
    hasByDefault: (value) => (isWritable(value) ? hasByDefault(value) : exactly(false)),
  };
}

/** A field of unknown type: where the page holds no boxes and no select of its name, it is text. */
function unlistedSource(name: string): Source {
  const isReadable = plainControl(name);
  const answer = (formula: Formula): Answer => ({
    sure: formula,
    never: all([isReadable, not(formula)]),
    guess: formula,
    isExact: false,
  });
  return writable({
    has: (value) => answer(any([box(name, value, ''), option(name, value, '')])),
    hasByDefault: (value) => answer(any([box(name, value, '[checked]'), optionByDefault(name, value)])),
  });
}

/** A date has one value, its parts in the order of the form. */
function dateSource(name: string, parts: readonly DatePart[]): Source {
  const ask = (value: string, askPart: (name: string, value: string) => Formula): Formula => {
    const values = value.split('/');
    if (values.length !== parts.length || values.includes('')) return false;
    return all(parts.map((part, at) => askPart(`${name}][${part}`, values[at] ?? '')));
  };
  return writable({
    has: (value) => exactly(ask(value, (part, one) => option(part, one, ''))),
    hasByDefault: (value) => exactly(ask(value, optionByDefault)),
  });
}

const named = (name: string) => `[name^=${quoted(`form[${name}]`)}]`;
const valued = (value: string) => `[value=${quoted(value)}]`;

/** A box without a value is called "on". */
function box(name: string, value: string, extra: string): Has {
  const own = value === 'on' ? ':is([value="on"],:not([value]))' : valued(value);
  return { op: 'has', before: 'input', after: own + named(name) + extra, isChecked: extra === '' };
}

function option(name: string, value: string, extra: string): Has {
  return {
    ...{ op: 'has', before: `select${named(name)} option` },
    ...{ after: valued(value) + extra, isChecked: extra === '' },
  };
}

/** Not disabled, and nothing before it that is not. A heading is taken to have an option that can be chosen. */
const firstAble =
  ':not([disabled],option:not([disabled])~*,optgroup~*,option:not([disabled])~optgroup>*,optgroup~optgroup>*)';

/** A select goes back to its marked options; a list of one line without any, to its first that is not disabled. */
function optionByDefault(name: string, value: string): Formula {
  const line = `select${named(name)}:not([multiple]):is(:not([size]),[size="1"])`;
  return any([
    option(name, value, '[selected]'),
    all([
      not({ ...option(name, '', ''), after: '[selected]', isChecked: false }),
      { op: 'has', before: `${line} option`, after: valued(value) + firstAble, isChecked: false },
    ]),
  ]);
}

/** Boxes or a select with the field's own name, not a date in parts. */
function plainControl(name: string): Has {
  const names = `:is([name=${quoted(`form[${name}]`)}],[name=${quoted(`form[${name}][]`)}])`;
  const before = `:is(select,[type="checkbox"],[type="radio"])${names}`;
  return { op: 'has', before, after: '', isChecked: false };
}
