import './manual-prism.js';
import Prism from 'prismjs';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';

/** Language of a piece of code; `none` for a text. */
export type CodeLanguage = 'markup' | 'css' | 'javascript' | 'php' | 'none';

/** Text of one kind. */
export interface CodePart {
  readonly text: string;
  /** Class of the kind; empty for plain text. */
  readonly kind: string;
}

/** Longest code that is coloured, in characters. */
const mostColoured = 60_000;

/**
 * Splits code into lines, and each line into parts of one kind each, without HTML. A line ends with its line break.
 *
 * @example
 *   linesOf('a\nb', 'none'); // [[{ text: 'a\n', kind: '' }], [{ text: 'b', kind: '' }]]
 */
export function linesOf(code: string, language: CodeLanguage): readonly (readonly CodePart[])[] {
  const lines: CodePart[][] = [[]];
  for (const { text, kind } of partsOf(code, language)) {
    for (const [index, piece] of text.split(/(?<=\n)/).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: piece, kind });
    }
    if (text.endsWith('\n')) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

function partsOf(code: string, language: CodeLanguage): readonly CodePart[] {
  const grammar = language === 'none' ? undefined : Prism.languages[language];
  if (!grammar || code.length > mostColoured) return [{ text: code, kind: '' }];
  return Prism.tokenize(code, grammar).flatMap((token) => flatten(token, ''));
}

function flatten(token: string | Prism.Token, kind: string): readonly CodePart[] {
  if (typeof token === 'string') return [{ text: token, kind }];
  const content = Array.isArray(token.content) ? token.content : [token.content];
  return content.flatMap((part) => flatten(part, token.type));
}
