import { cookieText } from '../choice/cookie-text.model.js';

/** The texts that delete a cookie wherever a page of this address could have written it: any path, any domain level. */
export function deletingTexts(name: string, hostname: string, pathname: string, isSecure: boolean): string[] {
  return domainsOf(hostname).flatMap((domain) =>
    pathsOf(pathname).map((path) => cookieText(name, '', { days: 0, path, domain, isSecure })),
  );
}

/** The names in `document.cookie` that a pattern means, and no pattern of those to be kept. */
export function namesToDelete(
  cookies: string,
  patterns: readonly string[],
  kept: readonly string[],
): readonly string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const isMeant = (name: string, list: readonly string[]) => list.some((one) => matchesName(one, name));
  return names.filter((name) => name !== '' && isMeant(name, patterns) && !isMeant(name, kept));
}

/** Returns true if a name matches the pattern, whose `*` stands for any text. */
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

/** The host alone, then the host and all above it with what is below them; an address of numbers has nothing above. */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [''];
  const labels = hostname.split('.').slice(0, -1);
  const last = hostname.slice(hostname.lastIndexOf('.'));
  return ['', ...labels.map((_label, at) => labels.slice(at).join('.') + last)];
}

/** `/a/b` → `/`, `/a`, `/a/`, `/a/b`, `/a/b/`. */
function pathsOf(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  const below = folders.map((_folder, at) => `/${folders.slice(0, at + 1).join('/')}`);
  return ['/', ...below.flatMap((path) => [path, `${path}/`])];
}
