/** The server's task that draws an image, for a page that says no address of its own. */
export function defaultAddress(componentId: string): string {
  const query = new URLSearchParams({
    option: 'com_rsform',
    task: 'captcha',
    componentId,
    format: 'image',
  });
  return `index.php?${query.toString()}`;
}

/** Returns whether an address asks the server's captcha task, whatever the router has made of it. */
export function isCaptchaAddress(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.searchParams.get('task') === 'captcha';
}

/**
 * An address that no cache has seen: the random number stands behind the query, as the server's own script writes it,
 * also where there is no query yet.
 */
export function freshAddress(address: URL, random: number): string {
  const fresh = new URL(address);
  fresh.hash = '';
  // Of the number that a refresh before it has left.
  fresh.searchParams.delete('sid');
  fresh.searchParams.set('sid', String(random));
  return fresh.href;
}

/** The quoted texts of a handler that the server wrote; it is read, and never run. */
export function quotedTexts(handler: string): readonly string[] {
  return Array.from(handler.matchAll(/'([^']*)'|"([^"]*)"/g), ([, single, double]) => single ?? double ?? '');
}
