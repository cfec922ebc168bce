export const root: string;
export const languages: readonly string[];
export function readText(...path: readonly string[]): string;
/** Returns a text of `docs/content`; undefined without one in the language. */
export function readContent(language: string, key: string): string | undefined;
