export interface Variant {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly markup: string;
  readonly source: string;
  readonly playground?: string;
}

export function playgroundFragment(form: object, language: string): string;
export function variantsOf(tag: string, language: string): readonly Variant[];
export function readVariants(): readonly Variant[];
