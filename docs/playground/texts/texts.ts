import { createContext, useContext } from 'react';
import { en, type PlaygroundTexts } from './en.js';
import { es } from './es.js';
import type { FieldTexts } from './field-texts.js';
import { botTexts, type BotTexts } from './bot-texts.js';
import { rowsEn, rowsEs, type RowsTexts } from './rows-texts.js';
import { settingsEn } from './settings-en.js';
import { settingsEs } from './settings-es.js';

/** Texts of the playground in one language, with those of the fields' settings. */
export interface AllTexts extends PlaygroundTexts, BotTexts {
  readonly language: 'en' | 'es';
  readonly field: FieldTexts;
  readonly rows: RowsTexts;
}

/** Returns the texts of a language; those in English for every other one. */
export function textsIn(language: string): AllTexts {
  return language === 'es'
    ? { ...es, ...botTexts.es, language: 'es', field: settingsEs, rows: rowsEs }
    : { ...en, ...botTexts.en, language: 'en', field: settingsEn, rows: rowsEn };
}

/** Texts of the page, for every component. */
export const TextsContext = createContext<AllTexts>(textsIn('en'));

/** Returns the texts of the page. */
export const useTexts = () => useContext(TextsContext);

/** Returns a text with its values in place of their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const known = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
