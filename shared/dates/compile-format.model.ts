import { familyOf, tables, type TokenFamily } from './format-tables.model.js';

/** Whose tokens a format may be in; `auto` guesses between the first two. */
export const formatFamilies = ['auto', 'moment', 'php', 'yui'] as const;
export type FormatFamily = (typeof formatFamilies)[number];

/** What a token stands for in a date. */
export type TokenKind =
  | 'year'
  | 'quarter'
  | 'month'
  | 'day'
  | 'day-of-year'
  | 'weekday'
  | 'ordinal'
  | 'hour'
  | 'minute'
  | 'second'
  | 'fraction'
  | 'meridiem';

/** One piece of a format: a token in moment's spelling, or literal text. */
export type FormatToken =
  | { readonly kind: TokenKind; readonly spelling: string }
  | { readonly kind: 'literal'; readonly text: string };

/** A format, read once. */
export interface DateFormat {
  readonly family: TokenFamily;
  readonly tokens: readonly FormatToken[];
  /** The pieces that write the day alone, without the time and what joins the two; and the other way round. */
  readonly dayTokens: readonly FormatToken[];
  readonly timeTokens: readonly FormatToken[];
  /** Whether it asks for a time of day. */
  readonly hasTime: boolean;
  /** Whether digits alone can be read: every number has its fixed length. */
  readonly isNumeric: boolean;
  /** Letters that nobody escaped and that stand for nothing that we know, each once; they are written as they are. */
  readonly unknown: readonly string[];
}

/** The kinds of tokens, by the whole spelling or by its first letter. */
const kinds: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ['Y', 'year'],
  ['Q', 'quarter'],
  ['M', 'month'],
  ['D', 'day'],
  ['DDD', 'day-of-year'],
  ['DDDD', 'day-of-year'],
  ['d', 'weekday'],
  ['e', 'weekday'],
  ['E', 'weekday'],
  ['o', 'ordinal'],
  ['H', 'hour'],
  ['h', 'hour'],
  ['k', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
  ['S', 'fraction'],
  ['A', 'meridiem'],
  ['a', 'meridiem'],
]);

const timeKinds: ReadonlySet<string> = new Set<TokenKind>([
  'hour',
  'minute',
  'second',
  'fraction',
  'meridiem',
]);
/** The spellings that write a number with a fixed number of digits. */
const fixedLengths: ReadonlySet<string> = new Set(['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss']);

/** Reads a format, in whichever of the spellings it is. */
export function compileFormat(text: string, wanted: FormatFamily = 'auto'): DateFormat {
  const family = wanted === 'auto' ? familyOf(text) : wanted;
  const unknown = new Set<string>();
  const tokens = tokensOf(text, family, unknown);
  const hasTime = tokens.some(isTimeToken);
  return {
    family,
    tokens,
    hasTime,
    unknown: [...unknown],
    dayTokens: hasTime ? without(tokens, isTimeToken, isDayToken) : tokens,
    timeTokens: without(tokens, isDayToken, isTimeToken),
    isNumeric: tokens.every((token) => token.kind === 'literal' || fixedLengths.has(token.spelling)),
  };
}

function tokensOf(text: string, family: TokenFamily, unknown: Set<string>): readonly FormatToken[] {
  const { pieces, meanings } = tables[family];
  return Array.from(text.matchAll(pieces), ([piece, escaped, letter]) => {
    const spelling = meanings.get(piece);
    if (spelling !== undefined) return { kind: kindOf(spelling), spelling };
    // The T of an ISO date stands unescaped in many moment formats, and is meant.
    if (letter !== undefined && (piece !== 'T' || family === 'php')) unknown.add(piece);
    return { kind: 'literal', text: escaped ?? piece };
  });
}

function kindOf(spelling: string): TokenKind {
  return kinds.get(spelling) ?? kinds.get(spelling.charAt(0)) ?? 'weekday';
}

function isTimeToken({ kind }: FormatToken): boolean {
  return timeKinds.has(kind);
}

function isDayToken(token: FormatToken): boolean {
  return token.kind !== 'literal' && !isTimeToken(token);
}

type Test = (token: FormatToken) => boolean;

/** The stretch of wanted pieces, less the unwanted ones in it and the literals before those. */
function without(tokens: readonly FormatToken[], isUnwanted: Test, isWanted: Test): readonly FormatToken[] {
  const stretch = tokens.slice(
    Math.max(tokens.findIndex(isWanted), 0),
    tokens.map(isWanted).lastIndexOf(true) + 1,
  );
  const kept: FormatToken[] = [];
  let literals: FormatToken[] = [];

  for (const token of stretch) {
    literals.push(token);
    if (token.kind === 'literal') continue;
    if (!isUnwanted(token)) kept.push(...literals);
    literals = [];
  }
  return kept;
}
