import { httpUrl } from '../../../shared/dom/http-url.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';

/** Elements of the server's captcha field: `captcha{componentId}`, its input and its button. */
export interface CaptchaParts {
  readonly image: HTMLImageElement;
  readonly input: HTMLInputElement;
  /** Button that requests another image; null for none. */
  readonly refresher: HTMLElement | null;
  /** Address at which the server draws. */
  readonly address: URL;
}

/** Returns the captcha images of a form that have an input for the code. */
export function findCaptchas(form: ServerForm): readonly CaptchaParts[] {
  const inputs = form.find<HTMLInputElement>('input');
  return form.find<HTMLImageElement>('img[id]').flatMap((image) => {
    const componentId = captchaImageId(image.id);
    const input = componentId && inputs.find(({ id }) => id === `captchaTxt${componentId}`);
    if (!input) return [];
    const refresher = refresherOf(image, input);
    return [{ image, input, refresher, address: addressOf(image, refresher, componentId) }];
  });
}

/**
 * The texts that only bots fill in: the server gives them an ordinary name and hides them from everyone else.
 * Nothing of ours writes into them.
 */
export function findHoneypots(form: ServerForm): readonly HTMLInputElement[] {
  return form.find<HTMLInputElement>('input[type="text"][aria-hidden="true"]');
}

/** The nearest one: a form may have more than one captcha. */
function refresherOf(image: HTMLElement, input: HTMLElement): HTMLElement | null {
  let around: Element | null = image.parentElement;
  while (around && !unclobbered(around).contains(input)) around = unclobbered(around).parentElement;
  const block = image.closest('.rsform-block') ?? unclobbered(around)?.parentElement ?? around;
  return unclobbered(block)?.querySelector<HTMLElement>('.rsform-captcha-refresh-button') ?? null;
}

/** Returns the address of the image, from the link, from the handler that the server wrote, or from the image itself. */
function addressOf(image: HTMLImageElement, refresher: HTMLElement | null, componentId: string): URL {
  const said = [
    refresher?.getAttribute('href') ?? '',
    ...quotedTexts(refresher?.getAttribute('onclick') ?? ''),
    image.getAttribute('src') ?? '',
  ];
  const urls = said.flatMap((text) => httpUrl(text, image.baseURI) ?? []);
  return urls.find(isCaptchaAddress) ?? new URL(defaultAddress(componentId), image.baseURI);
}

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

/** Returns true for an address of the server's captcha task, also as rewritten by the router. */
export function isCaptchaAddress(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.searchParams.get('task') === 'captcha';
}

/**
 * Returns an address that no cache has. The random number is appended to the query, as the server's own script does, also
 * to an address without a query.
 */
export function freshAddress(address: URL, random: number): string {
  const fresh = new URL(address);
  fresh.hash = '';
  // In place of the number that an earlier refresh has left.
  fresh.searchParams.set('sid', String(random));
  return fresh.href;
}

/** The quoted texts of a handler that the server wrote; it is read, and never run. */
export function quotedTexts(handler: string): readonly string[] {
  return Array.from(handler.matchAll(/'([^']*)'|"([^"]*)"/g), ([, single, double]) => single ?? double ?? '');
}

/** The component that a captcha image belongs to, by the image's id; null for another image. */
function captchaImageId(id: string): string | null {
  return /^captcha(\d+)$/.exec(id)?.[1] ?? null;
}
