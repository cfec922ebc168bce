import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from '../journey/in-page.js';

const picture = join(import.meta.dirname, '..', '..', 'demo', 'assets', 'screenshot.webp');

/** Waits until the first element of a tag has a state. */
function hasState(page: Page, tag: string, state: string): Promise<void> {
  const isSo = (tag: string, state: string) =>
    document.querySelector(`${tag}:defined`)?.matches(`:state(${state})`) ?? false;
  return until(page, isSo, tag, state);
}

/** Waits until a tag has something in its shadow root. */
export function hasInside(page: Page, tag: string, selector: string): Promise<void> {
  const isSo = (tag: string, selector: string) =>
    !!document.querySelector(tag)?.shadowRoot?.querySelector(selector);
  return until(page, isSo, tag, selector);
}

const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const isHidden = (selector: string) => document.querySelector(selector)?.checkVisibility() === false;

export async function pressInside(page: Page, tag: string, selector: string): Promise<void> {
  await hasInside(page, tag, selector);
  const target = await page.$(`${tag} >>> ${selector}`);
  await target?.click();
}

/** Tag → what a visitor does with its example, until the tag has done its main job. */
export const mainJobs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'back-to-top'(page) {
    await until(page, () => document.querySelector('back-to-top:defined') !== null);
    await page.evaluate(() => scrollTo(0, 400));
    await hasState(page, 'back-to-top', 'visible');
  },
  async 'cookie-consent'(page) {
    await hasState(page, 'cookie-consent', 'open');
    await page.click('[data-consent=settings]');
    await hasInside(page, 'cookie-consent', 'dialog[open] [part~=category]');
  },
  'lazy-images': (page) => until(page, isVisible, 'img.jspeed-img-lazyloaded'),
  async 'media-box'(page) {
    await until(page, () => document.querySelector('media-box:defined') !== null);
    await page.click('.jcepopup');
    await hasState(page, 'media-box', 'open');
    await hasInside(page, 'media-box', '[part=counter]');
  },
  async 'nav-menu'(page) {
    await until(page, isHidden, 'a[href="#grupo"]');
    await page.click('nav-menu button');
    await until(page, isVisible, 'a[href="#grupo"]');
  },
  async 'offcanvas-panel'(page) {
    await until(page, isHidden, 'offcanvas-panel nav');
    await page.click('[data-offcanvas-toggle]');
    await hasState(page, 'offcanvas-panel', 'open');
  },
  'page-analytics': (page) =>
    until(page, () => document.querySelector('.log li')?.textContent === 'page_view'),
  async 'rs-calendar'(page) {
    await pressInside(page, 'rs-calendar', '[part~=day]:not([part~=disabled])');
    await pressInside(page, 'rs-calendar', '[part~=time]:not([part~=disabled])');
    const isWritten = () => /^\d\d-\d\d-\d{4} \d\d:00$/.test(document.querySelector('input')?.value ?? '');
    await until(page, isWritten);
  },
  async 'rs-form'(page) {
    await until(page, isHidden, '#Telefono');
    await page.click('[value=llamada]');
    await until(page, isVisible, '#Telefono');
    await page.click('form button');
    await hasState(page, 'rs-form', 'invalid');
    await hasInside(page, 'rs-form', '[part~=error-summary]');
  },
  'rs-location': (page) => hasInside(page, 'rs-location', '[part~=consent-allow-once]'),
  async 'rs-range'(page) {
    await hasInside(page, 'rs-range', '[role=slider]');
    await page.focus('rs-range >>> [role=slider]');
    await page.keyboard.press('ArrowRight');
    await until(page, () => document.querySelector('input')?.value === '45-80');
  },
  async 'rs-uploads'(page) {
    const input = (await page.$('input')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(picture);
    await hasState(page, 'rs-uploads', 'filled');
    await hasInside(page, 'rs-uploads', '[part~=remove]');
  },
  async 'sticky-header'(page) {
    await until(page, () => document.querySelector('sticky-header:defined') !== null);
    await page.evaluate(() => scrollTo(0, 400));
    await hasState(page, 'sticky-header', 'stuck');
  },
  async 'tab-set'(page) {
    await pressInside(page, 'tab-set', '[part~=tab]:nth-of-type(2)');
    await until(page, isHidden, '#horario + p');
  },
  'whatsapp-link': (page) =>
    until(page, () =>
      /34600112233.*text=Hola/.test(document.querySelector<HTMLAnchorElement>('a')?.href ?? ''),
    ),
};
