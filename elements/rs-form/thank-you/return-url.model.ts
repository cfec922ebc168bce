/** Source of an address: the server in its markup, or storage and scripts, which anything can write. */
export type ReturnUrlSource = 'server' | 'script';

/** Parses an address against the page's own; null where it is none. The pure layer has no URL of its own. */
export type ParseUrl = (
  text: string,
) => { readonly protocol: string; readonly origin: string; readonly href: string } | null;

/**
 * Returns the address that a thank-you leads to: every http(s) address that the server rendered, only the page's own
 * origin from storage or script; null if it is refused. An empty text is no address and means a reload.
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

/** A longer text is no handler that the server writes. */
const longestHandler = 4096;

const goingTo =
  /(?:^|[^\w$.]|\b(?:window|document|self|top|parent)\.)location(?:\.href)?\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const callingTo =
  /(?:^|[^\w$.]|\b(?:window|document|self|top|parent)\.)location\.(?:assign|replace)\(\s*(?:"([^"]*)"|'([^']*)')/;
const reloading = /\blocation\.reload\(/;

/**
 * Returns the address in the handler of the server's continue button: empty for a reload, null where its text has
 * neither. Nothing is ever run.
 */
export function continueAddress(handler: string): string | null {
  if (handler.length > longestHandler) return null;
  const found = goingTo.exec(handler) ?? callingTo.exec(handler);
  if (found) return (found[1] ?? found[2] ?? '').replaceAll('\\/', '/');
  return reloading.test(handler) ? '' : null;
}
