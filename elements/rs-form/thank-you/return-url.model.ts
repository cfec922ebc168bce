/** Parses an address against the page's own; null where it is none. The pure layer has no URL of its own. */
export type ParseUrl = (text: string) => ReturnUrl | null;

/** Parts of a URL that decide about a return. */
interface ReturnUrl {
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly username: string;
  readonly href: string;
}

/** Addresses that a thank-you may lead to. */
export interface ReturnRules {
  /** Origin of the page. */
  readonly origin: string;
  /** Hosts that the author lists, with their ports, separated by spaces or commas. */
  readonly hosts: string;
  readonly parse: ParseUrl;
}

/** Start of an address whose host depends on the scheme of the page, such as `https:host`. */
const schemeAlone = /^\s*https?:(?!\/\/)/i;

/**
 * Returns the address that a thank-you leads to: one of the page's own origin, or of a host that the author lists. Null if it is
 * refused.
 */
export function safeReturnUrl(text: string, { origin, hosts, parse }: ReturnRules): string | null {
  const url = schemeAlone.test(text) ? null : parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.origin === origin) return url.href;
  const isListed = hosts
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(url.host);
  return isListed && url.username === '' ? url.href : null;
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
