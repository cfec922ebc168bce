import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { still, until } from '../in-page.js';

/** Returns the path of an element's page, without the theme around it. */
export const pageOf = (tag: string) => `/elementos/${tag}?theme=off`;

/** Page without any script, on which a story prepares something before the suite loads. */
export const bare = '/?theme=off';

/** Tags of a site's theme. */
export const themeTags = [
  'back-to-top',
  'lazy-images',
  'nav-menu',
  'offcanvas-panel',
  'sticky-header',
  'tab-set',
  'whatsapp-link',
] as const;

/** Settles when every tag of the theme on the page has started. */
export async function themeReady(page: Page): Promise<void> {
  await until(page, () => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const inside = (selector: string, wanted: string) =>
      all(selector).every(({ shadowRoot }) => shadowRoot?.querySelector(wanted));
    return (
      document.readyState === 'complete' &&
      all(':not(:defined)').every(({ localName }) => localName === 'cookie-consent') &&
      inside('offcanvas-panel', 'dialog') &&
      inside('tab-set', '[role="tab"]') &&
      all('nav-menu').every((menu) => menu.matches('[data-ready]')) &&
      all('.nav-menu-toggle').every((toggle) => toggle.matches('[aria-controls]')) &&
      all('back-to-top, whatsapp-link[floating]').every((link) => link.matches('[data-floating]')) &&
      all('whatsapp-link:not([phone="llámame"]) a').every((link) => link.matches('[rel~="noopener"]'))
    );
  });
}

/** Presses Tab until an element of the page (not of a shadow root) has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** Returns true if an element of the page is visible: it has a box, and nothing hides it. */
export function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width * height > 0;
  });
}

/** Settles when a panel has this state. */
export function panelIs(page: Page, id: string, state: 'open' | 'closed'): Promise<void> {
  return until(
    page,
    (panelId, wanted) => {
      const panel = document.getElementById(panelId);
      if (wanted === 'open') return panel?.matches(':state(open)');
      return panel?.shadowRoot?.querySelector('dialog')?.open === false;
    },
    id,
    state,
  );
}

/** Opens a panel by the control that names it, with a key. */
export async function openPanel(page: Page, control: string, id: string): Promise<void> {
  await page.focus(control);
  await page.keyboard.press('Enter');
  await panelIs(page, id, 'open');
}

/**
 * Scrolls from the top to the end of the page: floating elements are shown, and a header that hides on the way down is
 * hidden. A page at its end that became shorter has scrolled up, so that its header covers the middle of a link.
 */
export async function scrollDown(page: Page): Promise<void> {
  await scrollTo(page, 'top');
  await scrollTo(page, 'end');
  await until(page, () => document.querySelector('back-to-top')?.matches(':state(visible)') ?? true);
  await until(page, () => !document.querySelector('sticky-header[show-on-up]:not(:state(hidden))'));
  // The header gets the scroll event in a frame, and slides from then on.
  await still(page);
}

/** Settles after the frame in which the page gets the scroll event. */
async function scrollTo(page: Page, place: 'top' | 'end'): Promise<void> {
  await page.evaluate(async (where) => {
    const top = where === 'top' ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, place);
}
