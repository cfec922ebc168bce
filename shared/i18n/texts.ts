/** A text, or its plural forms by the categories of `Intl.PluralRules`. */
export type Text = string | PluralText;

export type PluralText = { readonly other: string } & {
  readonly [Category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, Text>>;

/** Texts with the keys of the Spanish ones: a missing key does not compile, and neither does an unknown one. */
export type TextsLike<Spanish> = Readonly<Record<keyof Spanish, Text>>;

/** Texts of an element in one language. */
export interface Catalogue {
  /** Language in lower case. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: Texts;
}

/** Imports of texts by language, in lower case. */
export type Languages = Readonly<Record<string, () => Promise<Pick<Catalogue, 'texts'>>>>;

/** Languages of the suite besides Spanish, which is part of every element. */
export type SuiteLanguage = 'ar' | 'ca' | 'de' | 'en' | 'eu' | 'fr' | 'gl' | 'it' | 'nl' | 'pl' | 'pt';

/** Imports of the texts of an element: every language of the suite has a file. */
export type SuiteLanguages = Languages & Readonly<Record<SuiteLanguage, unknown>>;

/** Import of the languages of an element besides Spanish. */
export type LoadLanguages = () => Promise<{ readonly languages: Languages }>;

/** Returns the text of a key with values inserted; the key itself if no language has a text. */
export type Translate = (key: string, ...values: (string | number)[]) => string;
