/** Returns the URL of an address, absolute or relative to a base; null unless it is an http or https address. */
export function httpUrl(address: string, base: string): URL | null {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
