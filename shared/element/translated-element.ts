import { isSpanish } from '../i18n/is-spanish.js';
import type { Catalogue, Languages, Translated } from '../i18n/texts.js';

/**
 * Loads the texts of an element's language. Spanish texts are part of the element; those of each other language are a
 * chunk, which is loaded by a chunk that Spanish pages do not load.
 */
export abstract class TranslatedElement extends HTMLElement {
  /** Languages of the texts besides Spanish, set by `defineElement`. */
  static languages: Languages | undefined;

  /** Texts of the language other than Spanish that were loaded last. */
  declare catalogue: Catalogue | undefined;

  abstract readOption(name: string): unknown;
  abstract report(error: unknown, part: string): void;

  /**
   * Loads the texts of the element's language, which is its `locale` or the nearest `lang`.
   *
   * @returns A promise that never rejects; undefined if there is nothing to load, as in Spanish.
   */
  loadTexts(this: this & Translated): Promise<void> | undefined {
    const { languages } = this.constructor as typeof TranslatedElement;
    if (!languages || isSpanish(this, this.readOption('locale'))) return undefined;
    return import('../i18n/load-texts.js')
      .then(({ loadTexts }) => loadTexts(this, languages))
      .catch((error: unknown) => this.report(error, 'texts'));
  }
}
