type CharacterTest = (character: string) => boolean;

/** Pattern as a tree. */
export type PatternNode =
  | { readonly type: 'character'; readonly test: CharacterTest }
  | { readonly type: 'start' | 'end' }
  | { readonly type: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly type: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number };

const maxLength = 200;
const maxDepth = 8;
const kinds: ReadonlyMap<string, RegExp> = new Map([
  ['d', /^\d$/],
  ['D', /^\D$/],
  ['w', /^\w$/],
  ['W', /^\W$/],
  ['s', /^\s$/],
  ['S', /^\S$/],
]);

/**
 * Parses a regular expression with characters, classes, groups, alternatives, anchors and counts. Null for other
 * features (references, lookaround, names), and for an invalid expression.
 */
export function parsePattern(source: string): PatternNode | null {
  if (source.length > maxLength) return null;
  try {
    return new PatternParser(source).parse();
  } catch (error) {
    if (error instanceof PatternError) return null;
    throw error;
  }
}

class PatternError extends Error {}

class PatternParser {
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  parse(): PatternNode {
    const pattern = this.#choice();
    if (this.#at < this.#source.length) throw new PatternError();
    return pattern;
  }

  #choice(): PatternNode {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new PatternError();
    const nodes = [this.#sequence()];
    while (this.#skip('|')) nodes.push(this.#sequence());
    this.#depth -= 1;
    return { type: 'choice', nodes };
  }

  #sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#peek())) nodes.push(this.#repeated());
    return { type: 'sequence', nodes };
  }

  #repeated(): PatternNode {
    const node = this.#atom();
    const count = /^(?:[*+?]|\{(\d{1,3})(,(\d{0,3}))?\})/.exec(this.#source.slice(this.#at));
    if (!count) return node;
    if (node.type === 'start' || node.type === 'end') throw new PatternError();
    const [text, least = '0', comma, most] = count;
    this.#at += text.length;
    // Greedy and lazy counts match the same texts.
    this.#skip('?');
    if (/^[*+?]/.test(text))
      return { type: 'repeat', node, min: text === '+' ? 1 : 0, max: text === '?' ? 1 : Infinity };
    const max = comma === undefined ? Number(least) : most ? Number(most) : Infinity;
    if (max < Number(least)) throw new PatternError();
    return { type: 'repeat', node, min: Number(least), max };
  }

  #atom(): PatternNode {
    const character = this.#next();
    if (character === '^') return { type: 'start' };
    if (character === '$') return { type: 'end' };
    if (character === '(') return this.#group();
    if (character === '.') return { type: 'character', test: (one) => /^.$/.test(one) };
    if (/[*+?{]/.test(character)) throw new PatternError();
    return { type: 'character', test: character === '[' ? this.#class() : testOf(this.#single(character)) };
  }

  #group(): PatternNode {
    if (this.#skip('?') && !this.#skip(':')) throw new PatternError();
    const group = this.#choice();
    if (!this.#skip(')')) throw new PatternError();
    return group;
  }

  #class(): CharacterTest {
    const isNegated = this.#skip('^');
    const tests: CharacterTest[] = [];
    while (!this.#skip(']')) tests.push(this.#classItem());
    return (character) => tests.some((test) => test(character)) !== isNegated;
  }

  #classItem(): CharacterTest {
    const first = this.#single(this.#next());
    if (this.#peek() !== '-' || this.#source.startsWith('-]', this.#at)) return testOf(first);
    this.#at += 1;
    const last = this.#single(this.#next());
    if (typeof first === 'string' && typeof last === 'string') {
      if (last < first) throw new PatternError();
      return (character) => character >= first && character <= last;
    }
    // A class such as `\d` cannot end a range: browsers then read three separate parts.
    return (character) => [first, '-', last].some((one) => testOf(one)(character));
  }

  /** Parses one character or escape. Throws for an escaped letter or digit that is not supported. */
  #single(character: string): string | CharacterTest {
    if (character !== '\\') return character;
    const escaped = this.#next();
    const kind = kinds.get(escaped);
    if (kind) return (one) => kind.test(one);
    if (/[a-z0-9]/i.test(escaped)) throw new PatternError();
    return escaped;
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #next(): string {
    const character = this.#peek();
    if (character === '') throw new PatternError();
    this.#at += 1;
    return character;
  }

  #skip(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }
}

function testOf(single: string | CharacterTest): CharacterTest {
  return typeof single === 'string' ? (one) => one === single : single;
}
