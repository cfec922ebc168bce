/** A text, or its plural forms by the categories of `Intl.PluralRules`. */
export type Text = string | PluralText;

export type PluralText = { readonly other: string } & {
  readonly [Category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

/** Language (in lower case) → key → text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The text of a key with its values put in; the key itself where no language has it. */
export type Translate = (key: string, ...values: (string | number)[]) => string;
