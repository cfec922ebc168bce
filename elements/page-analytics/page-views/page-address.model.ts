/** The address of a page: an anchor in it is the same page, a route behind `#/` or `#!` is another one. */
export function pageOf(address: string): string {
  return address.replace(/#(?![/!]).*/s, '');
}

/** What was searched for: of the parameters in their order the first with a value. */
export function findSearchTerm(names: string, read: (name: string) => string | null): string | undefined {
  const terms = names.split(/\s+/).map((name) => read(name)?.trim());
  return terms.find(Boolean);
}
