/** Who named the address: the server in its markup, or storage and scripts, which anything can write. */
export type ReturnUrlSource = 'server' | 'script';

/** Parses an address against the page's own; null where it is none. The pure layer has no URL of its own. */
export type ParseUrl = (
  text: string,
) => { readonly protocol: string; readonly origin: string; readonly href: string } | null;

/**
 * Where a thank-you leads: every http(s) address that the server rendered, the page's own origin only from storage
 * or script; null is refused. An empty text is no address and means a reload.
 */
export function safeReturnUrl(
  text: string,
  {
    source,
    origin,
    parse,
  }: { readonly source: ReturnUrlSource; readonly origin: string; readonly parse: ParseUrl },
): string | null {
  const url = parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return source === 'server' || url.origin === origin ? url.href : null;
}
