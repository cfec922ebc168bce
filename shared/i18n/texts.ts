/** A text, or its plural forms by the categories of `Intl.PluralRules`. */
export type Text = string | PluralText;

export type PluralText = { readonly other: string } & {
  readonly [Category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, Text>>;

/** Texts with the keys of the Spanish ones: a missing key does not compile, and neither does an unknown one. */
export type TextsLike<Spanish> = Readonly<Record<keyof Spanish, Text>>;

/** Texts of one language, as an element has them. */
export interface Catalogue {
  /** Language in lower case. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: Texts;
}

/** Imports of texts by language, in lower case. */
export type Languages = Readonly<Record<string, () => Promise<{ readonly default: Texts }>>>;

/** Returns the text of a key with values inserted; the key itself if no language has a text. */
export type Translate = (key: string, ...values: (string | number)[]) => string;
