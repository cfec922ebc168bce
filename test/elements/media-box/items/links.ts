import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Address } from '../../../../elements/media-box/items/address.model.js';
import { linkFacts, type LinkFacts } from '../../../../elements/media-box/items/link-facts.model.js';
import { readItem } from '../../../../elements/media-box/items/read-item.model.js';

export const base = 'https://practice.example/galeria/';

/** Parses an address as browsers do. */
export function parseUrl(text: string, from: string): Address | null {
  return URL.canParse(text, from) ? new URL(text, from) : null;
}

/** Parses an address of the test's own page. */
export const resolve = (text: string) => parseUrl(text, base);

/** Facts of a row about its link; the others are empty. */
export type Link = Partial<Omit<LinkFacts, 'data'>> & { readonly data?: Readonly<Record<string, string>> };

/** Returns the facts of a link of the test's own page. */
export function factsOf({ data = {}, href = 'foto.jpg', ...known }: Link): LinkFacts {
  return linkFacts({ base, documentUrl: base, href, ...known, data: new Map(Object.entries(data)) });
}

/** Reads the item of a link; its params are an object. */
export function read(link: Link) {
  const { item, problems } = readItem(factsOf(link), parseUrl);
  return { ...item, params: Object.fromEntries(item.params), problems };
}

/** Row: a title, the link, and the expected properties of its item. */
export type ItemRow = readonly [sentence: string, link: Link, item: Partial<ReturnType<typeof read>>];

/** Defines a test for each row. */
export function testItems(rows: readonly ItemRow[]): void {
  for (const [sentence, link, expected] of rows) {
    it(sentence, () => {
      const item: Readonly<Record<string, unknown>> = read(link);
      for (const [key, value] of Object.entries(expected)) assert.deepEqual(item[key], value, key);
    });
  }
}

/** Returns a size in pixels. */
export const px = (value: number) => ({ value, unit: 'px' }) as const;

/** Returns a size in percent of the window. */
export const percent = (value: number) => ({ value, unit: '%' }) as const;

/** A text that counts how many of its characters are read. */
class CountedText extends String {
  reads = 0;

  override charCodeAt(at: number): number {
    this.reads++;
    return super.charCodeAt(at);
  }

  override charAt(at: number): string {
    this.reads++;
    return super.charAt(at);
  }

  override indexOf(text: string, from = 0): number {
    const found = super.indexOf(text, from);
    this.reads += (found < 0 ? this.length : found) - from + 1;
    return found;
  }

  override slice(from?: number, to?: number): string {
    const piece = super.slice(from, to);
    this.reads += piece.length;
    return piece;
  }
}

/** Returns the number of characters that a parser reads, for each character of the text. */
export function readsPerCharacter(text: string, parse: (text: string) => unknown): number {
  const counted = new CountedText(text);
  parse(counted as unknown as string);
  return counted.reads / Math.max(text.length, 1);
}
