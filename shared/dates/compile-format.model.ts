import { familyOf, tables, type TokenFamily } from './format-tables.model.js';

/** Token families of a format; `auto` chooses between moment and PHP. */
export const formatFamilies = ['auto', 'moment', 'php', 'yui'] as const;
export type FormatFamily = (typeof formatFamilies)[number];

/** Meaning of a token in a date. */
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

/** Piece of a format: a token in moment's spelling, or literal text. */
export type FormatToken =
  | { readonly kind: TokenKind; readonly spelling: string }
  | { readonly kind: 'literal'; readonly text: string };

/** Compiled format. */
export interface DateFormat {
  readonly family: TokenFamily;
  readonly tokens: readonly FormatToken[];
  /** Tokens of the day only and of the time only, without the text that joins the two. */
  readonly dayTokens: readonly FormatToken[];
  readonly timeTokens: readonly FormatToken[];
  /** True if the format contains a time of day. */
  readonly hasTime: boolean;
  /** True if digits alone can be parsed: each number has a fixed length. */
  readonly isNumeric: boolean;
  /** Letters that are neither escaped nor known, each once. They are written as literal text. */
  readonly unknown: readonly string[];
}

/** Kinds of tokens by the whole spelling, or by its first letter. */
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
/** Spellings of numbers with a fixed number of digits. */
const fixedLengths: ReadonlySet<string> = new Set(['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss']);

/**
 * Compiles a format.
 *
 * @param text - Format in moment, PHP or YUI tokens.
 * @param wanted - Family of the tokens; `auto` by default.
 */
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
    // Many moment formats contain the T of an ISO date without an escape. It is literal text.
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

/** Returns the tokens from the first to the last wanted one, without unwanted tokens and the literals before them. */
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
