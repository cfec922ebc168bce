import type { Chapter, Translation } from './translations.mjs';

/** A page of the plan, as far as its text is made of it. */
export interface TextPage {
  readonly key: string;
  readonly kind: string;
  readonly sources: readonly { readonly file: string; readonly text: string }[];
}

/** The text of a page. `language` is English if nothing is translated. */
export interface Body {
  readonly html: string;
  readonly language: string;
  readonly headings: readonly {
    readonly level: number;
    readonly title: string;
    readonly id: string;
    readonly language: string;
  }[];
}

export function sourceChapters(page: TextPage): readonly (Chapter & { readonly file: string })[];
export function bodyOf(
  page: TextPage,
  language: string,
  context: {
    readonly targets: ReadonlyMap<string, { readonly key: string; readonly id: string }>;
    readonly base: string;
    readonly translations?: readonly Translation[];
  },
  texts: Readonly<Record<string, string>>,
): Body;
