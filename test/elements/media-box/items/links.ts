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

/** What a row of a table says of its link; the rest is empty. */
export type Link = Partial<Omit<LinkFacts, 'data'>> & { readonly data?: Readonly<Record<string, string>> };

/** The facts of a link of the test's own page. */
export function factsOf({ data = {}, href = 'foto.jpg', ...known }: Link): LinkFacts {
  return linkFacts({ base, documentUrl: base, href, ...known, data: new Map(Object.entries(data)) });
}

/** The item of a link, with its params as an object of their own. */
export function read(link: Link) {
  const { item, problems } = readItem(factsOf(link), parseUrl);
  return { ...item, params: Object.fromEntries(item.params), problems };
}

/** A sentence, the link it is about, and what of its item it says. */
export type ItemRow = readonly [sentence: string, link: Link, item: Partial<ReturnType<typeof read>>];

/** A test of each row. */
export function testItems(rows: readonly ItemRow[]): void {
  for (const [sentence, link, expected] of rows) {
    it(sentence, () => {
      const item: Readonly<Record<string, unknown>> = read(link);
      for (const [key, value] of Object.entries(expected)) assert.deepEqual(item[key], value, key);
    });
  }
}

/** A size of so many pixels. */
export const px = (value: number) => ({ value, unit: 'px' }) as const;

/** A size of so much of the window. */
export const percent = (value: number) => ({ value, unit: '%' }) as const;

/** A text that counts how many of its characters are looked at. */
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

/** How many characters a parser looks at for each one that the text has. */
export function readsPerCharacter(text: string, parse: (text: string) => unknown): number {
  const counted = new CountedText(text);
  parse(counted as unknown as string);
  return counted.reads / Math.max(text.length, 1);
}
