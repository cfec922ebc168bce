import type { Catalogue } from './texts.js';

/** Element of a translator. */
export interface TextHost extends Element {
  /** Texts of the language other than Spanish that were loaded last. */
  readonly catalogue?: Pick<Catalogue, 'language' | 'texts'> | undefined;
  /** Loads the texts of the element's language if they have not loaded. */
  loadTexts?(): unknown;
}

/** An element whose texts are loaded. */
export interface Translated extends Element {
  catalogue: Catalogue | undefined;
  readonly locale?: string;
  readonly hasCore: boolean;
  withCore(task: (core: { optionChanged?(name: string): void }) => void): void;
}
