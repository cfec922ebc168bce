/** An answer in the keys of the JSON form. */
export interface LineAnswer {
  readonly formComponents: readonly string[];
  readonly invalidComponents: readonly string[];
  readonly currentPage?: string;
  readonly allPages?: string;
}

/**
 * The older form of an answer, of lines: all ids, the invalid ids, and on a form of pages the page to show and the
 * index of the last. Null for every other text.
 */
export function readLines(body: string): LineAnswer | null {
  if (!/^\s*[\d,]+[ \t]*\r?\n[\d,\s]*$/.test(body)) return null;
  const [all = '', invalid = '', currentPage = '', allPages = '', ...rest] = body
    .trimStart()
    .split('\n')
    .map((line) => line.trim());
  if (rest.some((line) => line !== '')) return null;

  return {
    formComponents: idsOf(all),
    invalidComponents: idsOf(invalid),
    ...(currentPage !== '' && allPages !== '' ? { currentPage, allPages } : {}),
  };
}

function idsOf(line: string): readonly string[] {
  return line.split(',').filter((id) => id !== '');
}
