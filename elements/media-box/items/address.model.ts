/** Properties of a parsed URL that the models read. */
export interface Address {
  readonly protocol: string;
  /** Host name and port. */
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

/** Parses a URL against a base; null for an invalid one. */
export type ParseUrl = (text: string, base: string) => Address | null;

/** Parses a URL against the base of the link's document; null for an invalid one. */
export type ResolveUrl = (text: string) => Address | null;

/** Returns true for http and https. Checked after parsing, so that no space or line break hides the scheme. */
export function isWebAddress({ protocol }: Address): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * Returns the absolute URL of a picture: http, https, or `data:image`. '' for any other. In an `<img>` a `data:`
 * picture runs no script and makes no request.
 */
export function pictureAddress(text: string, resolve: ResolveUrl): string {
  const address = text.trim() === '' ? null : resolve(text);
  if (!address) return '';
  return isWebAddress(address) || isPictureData(address) ? address.href : '';
}

/** Returns true for a `data:image` URL. */
export function isPictureData({ href }: Address): boolean {
  return /^data:image\//i.test(href);
}

/** Parses a query string; the last value of a name wins. */
export function readQuery(search: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const piece of search.replace(/^[?#]/, '').split('&')) {
    const at = piece.indexOf('=');
    const name = decoded(at < 0 ? piece : piece.slice(0, at)).trim();
    if (name !== '') query.set(name, at < 0 ? '' : decoded(piece.slice(at + 1)));
  }
  return query;
}

/** Returns a URL without the parts of its query that match a test. */
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

/** Decodes a text of a query; an invalid percent encoding stays as it is. */
export function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
