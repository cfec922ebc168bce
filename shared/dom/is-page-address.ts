/** Returns true for an address of a page, http or https, absolute or relative to a base: a script is none. */
export function isPageAddress(href: string, base: string): boolean {
  return URL.canParse(href, base) && /^https?:$/.test(new URL(href, base).protocol);
}
