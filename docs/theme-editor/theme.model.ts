/** Theme that an author edits: its start, its changes, and the steps back. */
import { parseHex } from './contrast.model.js';

export type Scheme = 'light' | 'dark';

/** Property that the editor has an input for. */
export interface Token {
  /** Name without `--suite-`. */
  readonly name: string;
  readonly kind: 'colour' | 'length' | 'number' | 'font';
  /** Default of the suite; dark is the same for values that are no colours. */
  readonly light: string;
  readonly dark: string;
}

/** Theme to start from, with the values that differ from the suite's defaults. */
export interface Start {
  readonly key: string;
  readonly values: Readonly<Record<string, Readonly<Record<Scheme, string>>>>;
}

/** Data of the editor: properties, and themes to start from. */
export interface ThemeData {
  readonly tokens: readonly Token[];
  readonly starts: readonly Start[];
}

/** Change of one value: `accent` in the dark scheme, or `radius` in both (`light`). */
export interface Change {
  readonly name: string;
  readonly scheme: Scheme;
  readonly value: string;
}

/** State of a theme. */
export interface Theme {
  readonly start: string;
  readonly changes: readonly Change[];
}

/** Theme with the states before and after it. */
export interface History {
  readonly past: readonly Theme[];
  readonly theme: Theme;
  readonly future: readonly Theme[];
}

/** Steps that can be undone. */
export const maxSteps = 100;

/** Font families to choose from, by their key in a link. */
export const fonts: ReadonlyMap<string, string> = new Map([
  ['inherit', 'inherit'],
  ['system', 'system-ui, sans-serif'],
  ['humanist', "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, sans-serif"],
  ['serif', "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif"],
  ['rounded', "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, sans-serif"],
  ['mono', "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace"],
]);

/** Returns the value as it is kept; null if it is none for the property. */
export function parseValue({ kind }: Token, text: string): string | null {
  const value = text.trim();
  if (kind === 'colour') return parseHex(value);
  if (kind === 'font') return fonts.has(value) ? value : null;
  const pattern = kind === 'length' ? /^(0|\d{1,3}(\.\d{1,4})?(rem|px))$/ : /^\d(\.\d{1,3})?$/;
  return pattern.test(value) ? value : null;
}

/** Returns the value of a property in a scheme. */
export function valueOf({ tokens, starts }: ThemeData, theme: Theme, name: string, scheme: Scheme): string {
  const token = tokens.find((candidate) => candidate.name === name);
  const from = token?.kind === 'colour' ? scheme : 'light';
  const changed = theme.changes.find((change) => change.name === name && change.scheme === from);
  if (changed) return changed.value;
  const start = starts.find(({ key }) => key === theme.start);
  const own = Object.entries(start?.values ?? {}).find(([key]) => key === name)?.[1];
  return own?.[from] ?? token?.[from] ?? '';
}

/** Returns the colours of a scheme by the names of their properties. */
export function coloursOf(data: ThemeData, theme: Theme, scheme: Scheme): ReadonlyMap<string, string> {
  return new Map(
    data.tokens.flatMap(({ name, kind }) =>
      kind === 'colour' ? [[name, valueOf(data, theme, name, scheme)] as const] : [],
    ),
  );
}

/** Returns a theme with a value. A value that is none for the property changes nothing. */
export function withChange(data: ThemeData, theme: Theme, change: Change): Theme {
  const token = data.tokens.find(({ name }) => name === change.name);
  const value = token && parseValue(token, change.value);
  if (!value || (token.kind !== 'colour' && change.scheme === 'dark')) return theme;
  const others = theme.changes.filter(({ name, scheme }) => name !== change.name || scheme !== change.scheme);
  const plain: Theme = { ...theme, changes: others };
  if (valueOf(data, plain, change.name, change.scheme) === value) return plain;
  return { ...theme, changes: [...others, { ...change, value }] };
}

const isSame = (one: Theme, other: Theme) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the history after an edit. Nothing is added where the theme stays as it is. */
export function record({ past, theme, future }: History, next: Theme): History {
  if (isSame(theme, next)) return { past, theme, future };
  return { past: [...past, theme].slice(-maxSteps), theme: next, future: [] };
}

/** Returns the history one step back; the same one at its beginning. */
export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), theme: previous, future: [history.theme, ...history.future] };
}

/** Returns the history one step forward; the same one at its end. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.theme], theme: next, future };
}
