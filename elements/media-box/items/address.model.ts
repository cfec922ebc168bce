/** What of a parsed address is looked at. The platform's `URL` has all of it; models have no URL of their own. */
export interface Address {
  readonly protocol: string;
  /** Name and port; exactly what is compared with the hosts we know. */
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

/** Parses an address against a base; null where it is none. */
export type ParseUrl = (text: string, base: string) => Address | null;

/** The same with the base of the link's own document. */
export type ResolveUrl = (text: string) => Address | null;

/** Whether an address is of the web. Judged after parsing, so that no space or line break in a scheme hides it. */
export function isWebAddress({ protocol }: Address): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * The full text of an address that a picture may have: of the web, or a picture that is its own address. In an
 * `<img>` no script of such a picture runs, and nothing is fetched for it.
 */
export function pictureAddress(text: string, resolve: ResolveUrl): string {
  const address = text.trim() === '' ? null : resolve(text);
  if (!address) return '';
  return isWebAddress(address) || isPictureData(address) ? address.href : '';
}

/** Whether an address is a picture written out. */
export function isPictureData({ href }: Address): boolean {
  return /^data:image\//i.test(href);
}

/** The parameters of an address: the last of a name wins. */
export function readQuery(search: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const piece of search.replace(/^[?#]/, '').split('&')) {
    const at = piece.indexOf('=');
    const name = decoded(at < 0 ? piece : piece.slice(0, at)).trim();
    if (name !== '') query.set(name, at < 0 ? '' : decoded(piece.slice(at + 1)));
  }
  return query;
}

/** An address without those pieces of its query that a test names; nothing else of it changes. */
export function withoutQuery(href: string, isUnwanted: (piece: string) => boolean): string {
  const hashAt = href.indexOf('#');
  const body = hashAt < 0 ? href : href.slice(0, hashAt);
  const queryAt = body.indexOf('?');
  if (queryAt < 0) return href;

  const pieces = body.slice(queryAt + 1).split('&');
  const kept = pieces.filter((piece) => !isUnwanted(piece));
  if (kept.length === pieces.length) return href;
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  return body.slice(0, queryAt) + query + (hashAt < 0 ? '' : href.slice(hashAt));
}

/** A text of a query as it was meant; what is no percent encoding stays as it stands. */
export function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
