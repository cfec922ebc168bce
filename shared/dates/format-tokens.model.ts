/** What a token stands for in a date. */
export type TokenKind = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second' | 'meridiem';

/** One piece of a format: a token in moment's spelling, or literal text. */
export type FormatToken =
  | { readonly kind: TokenKind; readonly spelling: string }
  | { readonly kind: 'literal'; readonly text: string };

const kinds: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...spell('year', 'YYYY', 'YY'),
  ...spell('month', 'MMMM', 'MMM', 'MM', 'M'),
  ...spell('day', 'DD', 'D'),
  ...spell('weekday', 'dddd', 'ddd'),
  ...spell('hour', 'HH', 'H', 'hh', 'h'),
  ...spell('minute', 'mm', 'm'),
  ...spell('second', 'ss', 's'),
  ...spell('meridiem', 'A', 'a'),
]);

const momentOfPhp: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Y: 'YYYY', y: 'YY', F: 'MMMM', M: 'MMM', m: 'MM', n: 'M', d: 'DD', j: 'D', l: 'dddd', D: 'ddd' },
    ...{ H: 'HH', G: 'H', h: 'hh', g: 'h', i: 'mm', s: 'ss', A: 'A', a: 'a' },
  }),
);

const momentPieces = /\[([^[\]]*)\]|YYYY|YY|Y|M{1,4}|D{1,4}|d{1,4}|HH?|hh?|mm?|ss?|[Aa]|[^]/g;
const phpPieces = /\\([^])|[^]/g;

/** The pieces of a format, whichever of the two spellings it is in. Unknown letters stand for themselves. */
export function tokensOf(format: string): readonly FormatToken[] {
  return isPhpFormat(format)
    ? Array.from(format.matchAll(phpPieces), ([piece, escaped]) =>
        tokenOf(momentOfPhp.get(piece) ?? '', escaped ?? piece),
      )
    : Array.from(format.matchAll(momentPieces), ([piece, escaped]) =>
        tokenOf(escaped === undefined ? piece : '', escaped ?? piece),
      );
}

/** Whether a format is in PHP's one-letter tokens. Moment doubles its letters almost everywhere. */
export function isPhpFormat(format: string): boolean {
  const plain = format.replace(/\[[^[\]]*\]|\\[^]/g, '');
  if (/YY|MM|DD|dd|HH|hh|mm|ss/.test(plain)) return false;
  return /[djinFlGgy]/.test(plain) || (plain.includes('Y') && !plain.includes('D'));
}

/** Whether a format asks for a time of day. */
export function hasTime(format: string): boolean {
  return tokensOf(format).some(isTimeToken);
}

/** The pieces that write the day alone, without the time and what joins the two. */
export function dayTokensOf(format: string): readonly FormatToken[] {
  return hasTime(format) ? without(tokensOf(format), isTimeToken, isDayToken) : tokensOf(format);
}

/** The pieces that write the time alone. */
export function timeTokensOf(format: string): readonly FormatToken[] {
  return without(tokensOf(format), isDayToken, isTimeToken);
}

function isTimeToken({ kind }: FormatToken): boolean {
  return kind === 'hour' || kind === 'minute' || kind === 'second' || kind === 'meridiem';
}

function isDayToken(token: FormatToken): boolean {
  return token.kind !== 'literal' && !isTimeToken(token);
}

type Test = (token: FormatToken) => boolean;

/** The stretch of wanted pieces, less the unwanted ones in it and the literals before those. */
function without(tokens: readonly FormatToken[], isUnwanted: Test, isWanted: Test): readonly FormatToken[] {
  const from = tokens.findIndex(isWanted);
  const stretch = from === -1 ? [] : tokens.slice(from, tokens.map(isWanted).lastIndexOf(true) + 1);
  const kept: FormatToken[] = [];
  let literals: FormatToken[] = [];

  for (const token of stretch) {
    if (token.kind === 'literal') literals.push(token);
    else {
      if (!isUnwanted(token)) kept.push(...literals, token);
      literals = [];
    }
  }
  return kept;
}

function tokenOf(spelling: string, text: string): FormatToken {
  // moment knows the one-letter year too; it writes the same four digits.
  const known = spelling === 'Y' ? 'YYYY' : spelling;
  const kind = kinds.get(known);
  return kind ? { kind, spelling: known } : { kind: 'literal', text };
}

function spell(kind: TokenKind, ...spellings: readonly string[]): [string, TokenKind][] {
  return spellings.map((spelling) => [spelling, kind]);
}
