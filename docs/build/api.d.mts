import type { Describe } from './descriptions.mjs';

/** Texts of the tables: headings by the keys of the tables, and of the columns. */
interface TableTexts {
  readonly api: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
}

export function apiTables(
  declaration: { readonly tagName: string },
  texts: TableTexts,
  describe: Describe,
): readonly { readonly id: string; readonly title: string; readonly html: string }[];
