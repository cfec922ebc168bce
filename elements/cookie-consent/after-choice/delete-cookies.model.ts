import { cookieText } from '../choice/cookie-text.model.js';

/**
 * Returns the texts that delete a cookie on any path and any domain level at which a page of this address can have
 * written it.
 */
export function deletingTexts(name: string, hostname: string, pathname: string, isSecure: boolean): string[] {
  return domainsOf(hostname).flatMap((domain) =>
    pathsOf(pathname).map((path) => cookieText(name, '', { days: 0, path, domain, isSecure })),
  );
}

/** Returns the names in `document.cookie` that match a pattern, except those that match a pattern to be kept. */
export function namesToDelete(
  cookies: string,
  patterns: readonly string[],
  kept: readonly string[],
): readonly string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const isMeant = (name: string, list: readonly string[]) => list.some((one) => matchesName(one, name));
  return names.filter((name) => name !== '' && isMeant(name, patterns) && !isMeant(name, kept));
}

/** Returns true if a name matches the pattern, in which `*` matches any text. */
export function matchesName(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return name === pattern;
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return false;
  let middle = name.slice(start.length, name.length - end.length);
  for (const part of rest) {
    const at = middle.indexOf(part);
    if (at < 0) return false;
    middle = middle.slice(at + part.length);
  }
  return true;
}

/**
 * Returns '' for the host alone, then the host and its parent domains, for cookies that are valid on subdomains. An IP
 * address has no parents.
 */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [''];
  const labels = hostname.split('.').slice(0, -1);
  const last = hostname.slice(hostname.lastIndexOf('.'));
  return ['', ...labels.map((_label, at) => labels.slice(at).join('.') + last)];
}

/** Returns the paths of an address: `/a/b` → `/`, `/a`, `/a/`, `/a/b`, `/a/b/`. */
function pathsOf(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  const below = folders.map((_folder, at) => `/${folders.slice(0, at + 1).join('/')}`);
  return ['/', ...below.flatMap((path) => [path, `${path}/`])];
}
