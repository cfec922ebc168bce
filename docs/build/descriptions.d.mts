import type { Translation } from './translations.mjs';

/** A description of the manifest or of the schema. */
export interface Description {
  readonly label: string;
  readonly text: string;
  readonly hash: string;
}

/** A translated description. `place` is its file. */
export type TranslatedDescription = Translation;

/** Returns the HTML of a description. */
export type Describe = (label: string, english: string) => string;

export function parseDescriptions(
  place: string,
  translations: Readonly<Record<string, string>>,
): readonly TranslatedDescription[];
export function readDescriptions(language: string): readonly TranslatedDescription[];
export function describer(language: string, translations: readonly TranslatedDescription[]): Describe;
export function englishDescriptions(): readonly Description[];
