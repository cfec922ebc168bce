import type { SuiteLanguages } from '../../../shared/i18n/texts.js';

/** Imports of the texts of `<rs-location>` in the languages besides Spanish. */
export const languages = Object.freeze({
  ar: () => import('./ar.js'),
  ca: () => import('./ca.js'),
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  eu: () => import('./eu.js'),
  fr: () => import('./fr.js'),
  gl: () => import('./gl.js'),
  it: () => import('./it.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
} satisfies SuiteLanguages);
