/** Text, or its plural forms by the categories of `Intl.PluralRules`. */
export type Text = string | PluralText;

export type PluralText = { readonly other: string } & {
  readonly [Category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** Language in lower case to key to text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Returns the text of a key with values inserted; the key itself if no language has a text. */
export type Translate = (key: string, ...values: (string | number)[]) => string;
