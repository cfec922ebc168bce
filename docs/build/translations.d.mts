/** A chapter of a text of the repository. */
export interface Chapter {
  readonly label: string;
  readonly text: string;
  readonly hash: string;
  readonly ids: readonly string[];
}

/** A translated chapter, and its place in a file. */
export interface Translation {
  readonly label: string;
  readonly hash: string;
  readonly text: string;
  readonly place: string;
}

export function chaptersOf(source: { readonly file: string; readonly text: string }): readonly Chapter[];
export function parseTranslations(file: string, text: string): readonly Translation[];
export function readTranslations(language: string): readonly Translation[];
export function translate(chapter: Chapter, translations: readonly Translation[]): string | undefined;
export function staleLines(
  chapters: readonly Pick<Chapter, 'label' | 'hash'>[],
  translations: readonly Translation[],
): readonly string[];
export function hashOf(text: string): string;
