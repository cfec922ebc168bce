import { readBounded } from '../../../shared/dom/read-bounded.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { writeMarkup } from '../../../shared/trust/write-markup.js';
import { consentCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import type { ShownCategory } from '../choice/read-categories.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Limits of a description: size, in bytes, and time, in milliseconds. */
const limits = Object.freeze({ bytes: 65_536, waitMs: 8000 });

/** Selector of elements that are removed from a description: it loads nothing from another site and has no controls. */
const unwanted =
  'img, picture, source, video, audio, svg, iframe, embed, object, link, style, form, input, button, select, textarea';

/**
 * Requests the description of a category from the server, with the older component's parameters, and writes it as
 * sanitised markup, without the texts that are on show already. Resolves to false if there is none; the built-in text
 * then stays.
 */
export async function writeDescription(
  host: CookieConsentHost,
  { id, shown }: ShownCategory,
  place: Element,
): Promise<boolean> {
  const html = await ask(host, id).catch((error: unknown) => host.report(error));
  if (!html) return false;
  // A document without a window fetches nothing before the markup is clean.
  const inert = documentOf(host).implementation.createHTMLDocument('');
  const box = inert.body.appendChild(inert.createElement('div'));
  // The component's lists are in fieldsets, which the browser's default sanitiser removes.
  await writeMarkup(box, html, { keepsAll: true });
  for (const element of box.querySelectorAll(unwanted)) element.remove();
  for (const element of box.querySelectorAll('*')) keepWords(element);
  for (const element of box.querySelectorAll('*'))
    if (shown.includes(element.textContent.trim())) element.remove();
  if (box.textContent.trim() === '') return false;
  place.replaceChildren(...box.childNodes);
  return true;
}

/** Removes all attributes except those of a text: classes, names and styles of the server mean nothing here. */
function keepWords(element: Element): void {
  const words = ['href', 'lang', 'dir', 'title'];
  for (const name of element.getAttributeNames()) if (!words.includes(name)) element.removeAttribute(name);
}

/** Returns the address of a description. `index.php` is enough: the parameters of the older component are added. */
function addressOf(host: CookieConsentHost, category: ConsentCategory): URL {
  const { baseURI, location } = documentOf(host);
  const found = host.descriptionUrl;
  if (!URL.canParse(found, baseURI) || new URL(found, baseURI).origin !== location.origin)
    throw new ConfigError(
      host,
      'attribute description-url',
      `found "${found}", expected an address of this site`,
      'consent-description',
    );
  const url = new URL(found, baseURI);
  const usual = { option: 'com_gdpr', task: 'user.getCookieCategoryDescription', format: 'raw' };
  for (const [name, value] of Object.entries(usual))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  url.searchParams.set('gdpr_cookie_category', String(consentCategories.indexOf(category) + 1));
  return url;
}

async function ask(host: CookieConsentHost, category: ConsentCategory): Promise<string> {
  const response = await fetch(addressOf(host, category), {
    headers: { Accept: 'text/html' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(limits.waitMs),
  });
  if (!response.ok) throw new Error(`The description of a category: the server said ${response.status}`);
  const html = await readBounded(response, limits.bytes);
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/i.test(type) || isJson(html))
    throw new Error('The description of a category: found JSON, expected HTML');
  // A whole page instead of a fragment is an error page.
  if (/<html[\s>]/i.test(html)) throw new Error('The description of a category: found a whole page');
  return html;
}

/** Returns true for JSON, the answer to another call of the component. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
