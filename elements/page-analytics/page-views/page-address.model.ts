/** Returns the URL of a page. A fragment is part of the same page, except a route after `#/` or `#!`. */
export function pageOf(address: string): string {
  return address.replace(/#(?![/!]).*/s, '');
}

/** Returns the search term: the first parameter with a value. */
export function findSearchTerm(names: string, read: (name: string) => string | null): string | undefined {
  const terms = names.split(/\s+/).map((name) => read(name)?.trim());
  return terms.find(Boolean);
}
