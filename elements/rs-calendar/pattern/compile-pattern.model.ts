import { parsePattern, type PatternNode } from './parse-pattern.model.js';

/** Positions in the text at which a match may begin or end. */
type Places = ReadonlySet<number>;

/** Maximum length of a tested text. A date has ten characters. */
const maxTextLength = 40;
/** Maximum number of steps of one test. No sensible pattern comes near. */
const maxSteps = 50_000;

/**
 * Compiles a pattern into a test; null for a pattern that is not supported. The test follows all paths through the
 * pattern at once, and fails after too many steps. A browser's own matcher may try combinations until the page hangs.
 */
export function compilePattern(source: string): ((text: string) => boolean) | null {
  const pattern = parsePattern(source);
  if (!pattern) return null;
  return (text) => {
    if (text.length > maxTextLength) return false;
    const everywhere = new Set(Array.from({ length: text.length + 1 }, (_, place) => place));
    return new Walk(text).through(pattern, everywhere).size > 0;
  };
}

class Walk {
  readonly #text: string;
  #steps = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the positions at which the node can end; none once the test has taken too many steps. */
  through(node: PatternNode, places: Places): Places {
    this.#steps += 1 + places.size;
    if (this.#steps > maxSteps || places.size === 0) return new Set();
    switch (node.type) {
      case 'character':
        return this.#where(places, (place) => node.test(this.#text.charAt(place)), 1);
      case 'start':
        return this.#where(places, (place) => place === 0, 0);
      case 'end':
        return this.#where(places, (place) => place === this.#text.length, 0);
      case 'sequence':
        return node.nodes.reduce((at, one) => this.through(one, at), places);
      case 'choice':
        return new Set(node.nodes.flatMap((one) => [...this.through(one, places)]));
      case 'repeat':
        return this.#repeat(node, places);
    }
  }

  #where(places: Places, isThere: (place: number) => boolean, length: number): Places {
    const isInside = (place: number) => length === 0 || place < this.#text.length;
    return new Set([...places].filter((place) => isInside(place) && isThere(place)).map((at) => at + length));
  }

  #repeat({ node, min, max }: PatternNode & { type: 'repeat' }, places: Places): Places {
    let at = places;
    for (let count = 0; count < min && at.size > 0; count += 1) {
      const next = this.through(node, at);
      // Positions only grow, so a set that is unchanged stays unchanged.
      if (next.size === at.size && [...next].every((place) => at.has(place))) break;
      at = next;
    }
    const ends = new Set(at);
    for (let count = min; count < max && at.size > 0; count += 1) {
      // Positions that were reached before lead to nothing new, and had more repetitions left then.
      at = new Set([...this.through(node, at)].filter((place) => !ends.has(place)));
      for (const place of at) ends.add(place);
    }
    return ends;
  }
}
