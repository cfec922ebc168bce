/** The longest piece of an expression that a message quotes. */
const longestQuote = 30;

/** What is wrong with an expression, in words for its author. */
export class ExpressionFault {
  constructor(readonly problem: string) {}
}

/** A fault at an index of the expression; people count characters from 1. */
export function expressionFault(index: number, found: string, expected: string): ExpressionFault {
  const quoted = found === 'the end' ? found : `"${found.slice(0, longestQuote)}"`;
  return new ExpressionFault(`position ${index + 1}: found ${quoted}, expected ${expected}`);
}
