import type { Page } from 'puppeteer-core';
import { until } from '../in-page.js';

/**
 * Scrolls to the button of a form, and settles when every field of the page shows its own input, because its view is
 * lost. Until then the page moves.
 */
export async function whenViewsAreLost(page: Page, button: string): Promise<void> {
  await page.$eval(button, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(page, () =>
    [...document.querySelectorAll('rs-uploads')].every((field) => !field.shadowRoot?.querySelector('.drawn')),
  );
}
