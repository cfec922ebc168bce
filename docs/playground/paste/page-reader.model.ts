import type { ReadPlayground } from '../model/read-playground.model.js';

/** Reads the source of a page. */
export type PageReader = (source: string) => ReadPlayground;

/** Name of the reader in the page, which its own script defines. */
export const readerName = 'playgroundPageReader';
