import type { Page } from 'puppeteer-core';
import { until } from '../in-page.js';

/** The page of the element, where a script and a tag manager wait for a yes. */
export const elementPage = '/elementos/cookie-consent?tags=on';

/** A visitor who comes for the first time. */
export const stranger = { hasConsented: false } as const;

/** Settles when the layer asks. */
export function asks(page: Page): Promise<void> {
  return until(page, () => document.querySelector('cookie-consent')?.matches(':state(open)') ?? false);
}

/** Settles when the layer has its answer, and the tab that takes it back is there. */
export function isAnswered(page: Page): Promise<void> {
  return until(page, () => {
    const root = document.querySelector('cookie-consent')?.shadowRoot;
    const isShown = root?.querySelector('[part~="banner"]')?.checkVisibility();
    return isShown === false && root?.querySelector('[part="revoke-tab"]')?.checkVisibility();
  });
}

/** Presses a button of the server's banner. */
export async function answer(page: Page, name: 'accept' | 'reject' | 'settings'): Promise<void> {
  await asks(page);
  await page.click(`[data-consent="${name}"]`);
}

/** The categories that the cookie says are accepted. */
export function accepted(page: Page): Promise<string | undefined> {
  return page.evaluate(() => /rs_consent=1\.\d+\.\d+\.[\w-]+\.([^;]*)/.exec(document.cookie)?.[1]);
}

/** The names of all cookies of the visitor, those of the server too. */
export async function cookieNames(page: Page): Promise<readonly string[]> {
  const cookies = await page.browserContext().cookies();
  return cookies.map(({ name }) => name).sort();
}
