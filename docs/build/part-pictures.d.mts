/** Text in each language of the site. */
interface InLanguages {
  readonly en: string;
  readonly es: string;
}

export function partsOf(tag: string): readonly string[];
export function namesIn(svg: string): readonly string[];
export function picturesOf(tag: string): readonly {
  readonly name: string;
  readonly caption: InLanguages;
  readonly svg: string;
  readonly parts: readonly string[];
}[];
export function absentParts(tag: string): readonly (readonly [string, InLanguages])[];
