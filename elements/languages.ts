import type { Languages, TextsLike } from '../shared/i18n/texts.js';
import type { english } from './en.js';

/** Import of a file of `translations/`. A file without one of the texts does not compile. */
type Translation = () => Promise<{ readonly default: TextsLike<typeof english> }>;

/** Imports of the texts of all elements in the languages of the suite besides Spanish, a chunk for each language. */
export const languages = Object.freeze({
  ar: () => import('../translations/ar.json'),
  ca: () => import('../translations/ca.json'),
  de: () => import('../translations/de.json'),
  en: () => import('./en.js').then((module) => ({ default: module.english })),
  eu: () => import('../translations/eu.json'),
  fr: () => import('../translations/fr.json'),
  gl: () => import('../translations/gl.json'),
  it: () => import('../translations/it.json'),
  nl: () => import('../translations/nl.json'),
  pl: () => import('../translations/pl.json'),
  pt: () => import('../translations/pt.json'),
} satisfies Languages & Readonly<Record<string, Translation>>);
