import type { Page } from 'puppeteer-core';
import { until } from '../in-page.js';

/** Page of the element, with a script and a tag manager that wait for consent. */
export const elementPage = '/elementos/cookie-consent?tags=on';

/** First visit of a visitor. */
export const stranger = { hasConsented: false } as const;

/** Settles when the layer is open. */
export function layerOpens(page: Page): Promise<void> {
  return until(page, () => document.querySelector('cookie-consent')?.matches(':state(open)') ?? false);
}

/** Settles when the layer is closed after a choice, and its controller has started: the tab is there, maybe hidden. */
export function isAnswered(page: Page): Promise<void> {
  return until(page, () => {
    const root = document.querySelector('cookie-consent')?.shadowRoot;
    const isShown = root?.querySelector('[part~="banner"]')?.checkVisibility();
    return isShown === false && root?.querySelector('[part="revoke-tab"]') !== null;
  });
}

/** Presses a button of the server's banner. */
export async function answer(page: Page, name: 'accept' | 'reject' | 'settings'): Promise<void> {
  await layerOpens(page);
  await page.click(`[data-consent="${name}"]`);
}

/** Returns the accepted categories in the cookie. */
export function accepted(page: Page): Promise<string | undefined> {
  return page.evaluate(() => /rs_consent=1\.\d+\.\d+\.[\w-]+\.([^;]*)/.exec(document.cookie)?.[1]);
}

/** Returns the second part of the cookie, about services; '' for none. */
export function services(page: Page): Promise<string> {
  return page.evaluate(
    () => /rs_consent=1\.\d+\.\d+\.[a-z\d]+_\d+_([\w-]+)/.exec(document.cookie)?.[1] ?? '',
  );
}

/** Returns the names of all cookies of the visitor, the server's too. */
export async function cookieNames(page: Page): Promise<readonly string[]> {
  const cookies = await page.browserContext().cookies();
  return cookies.map(({ name }) => name).sort();
}
