import { fixture, html } from '@open-wc/testing';
import { startCore } from '../../../elements/cookie-consent/cookie-consent.core.js';
import type { CookieConsentHost } from '../../../elements/cookie-consent/cookie-consent.host.js';
import { CookieConsentElement } from '../../../elements/cookie-consent/cookie-consent.shell.js';
import { FakeClock } from '../../shared/fake-clock.js';

/** Banner of the server, as a template writes it. */
export const banner = html`
  <h2>Tu privacidad</h2>
  <p>Usamos cookies. <a href="/aviso-legal">Aviso legal</a> <a href="/privacidad">Privacidad</a></p>
  <button type="button" data-consent="accept">Aceptar</button>
  <button type="button" data-consent="reject">Rechazar</button>
  <button type="button" data-consent="settings">Configurar</button>
`;

/** A consent layer under test, with a clock that stands still and a page that is never really reloaded. */
export interface OpenLayer {
  readonly element: CookieConsentElement;
  readonly clock: FakeClock;
  /** Returns the number of reloads. */
  readonly reloads: () => number;
  /** Accepted categories of each change event, in order. */
  readonly reported: readonly (readonly string[])[];
}

/** Puts a consent layer into the page and waits for its core. */
export async function openLayer(
  template: ReturnType<typeof html>,
  loadView?: () => Promise<typeof import('../../../elements/cookie-consent/cookie-consent.view.js')>,
): Promise<OpenLayer> {
  const clock = new FakeClock();
  let reloads = 0;
  const { start } = CookieConsentElement;
  CookieConsentElement.start = (host: CookieConsentHost) => {
    const core = startCore(host, clock, loadView);
    Object.assign(host.layer ?? {}, { reloadPage: () => (reloads += 1) });
    return core;
  };
  const reported: (readonly string[])[] = [];
  const element = await fixture<CookieConsentElement>(template);
  element.addEventListener('cookie-consent-changed', ({ detail }) => reported.push(detail.accepted));
  await new Promise<unknown>((resolve) => element.withCore(resolve));
  CookieConsentElement.start = start;
  return { element, clock, reloads: () => reloads, reported };
}

/** Returns a part of the element's own chrome. */
export function partOf(element: Element, part: string): HTMLElement | null {
  return element.shadowRoot?.querySelector(`[part~="${part}"]`) ?? null;
}

/** Presses a button of the server's banner. */
export function press(element: Element, name: string): void {
  element.querySelector<HTMLElement>(`[data-consent="${name}"]`)?.click();
}

/** Returns true if the first layer is visible. */
export function isOpen(element: Element): boolean {
  return partOf(element, 'banner')?.checkVisibility() ?? false;
}

/** Returns the accepted categories in the cookie; '' without a cookie. */
export function kept(): string {
  const [, value = ''] = /(?:^|; )rs_consent=([^;]*)/.exec(document.cookie) ?? [];
  return value.split('.')[4] ?? '';
}

/** Removes every cookie of the page. */
export function clearCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}

/** Runs the story in a browser that stores no cookie. */
export async function withoutCookies(story: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  const none = { configurable: true, get: () => '', set: () => undefined };
  Object.defineProperty(Document.prototype, 'cookie', none);
  try {
    await story();
  } finally {
    Object.defineProperty(Document.prototype, 'cookie', own);
  }
}
