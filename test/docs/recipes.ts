import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { until } from '../journey/in-page.js';
import { formStories } from './form-stories.js';

const isAsked = () => document.querySelector('cookie-consent')?.matches(':state(open)') ?? false;
const isCounted = () => document.querySelector('output')?.textContent === 'una';

/** Accepts, and expects that the statistics have counted nothing before. */
async function countsAfterConsent(page: Page): Promise<void> {
  await until(page, isAsked);
  assert.equal(await page.evaluate(isCounted), false);
  await page.click('[data-consent=accept]');
  await until(page, isCounted);
}

/** Answers requests to other sites in their place, and notes them. */
async function answerOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isForeign = /^https?:$/.test(protocol);
    if (isForeign) asked.push(host);
    // Two stories may share a window, and the first listener has answered.
    if (request.isInterceptResolutionHandled()) return;
    if (!isForeign) return void request.continue();
    const contentType = request.resourceType() === 'document' ? 'text/html' : 'text/javascript';
    void request.respond({ status: 200, contentType, body: '' });
  });
  return asked;
}

/** Accepts, and expects that other sites are asked only then. */
async function asksOthersAfterConsent(page: Page): Promise<void> {
  const asked = await answerOthers(page);
  await page.reload();
  await until(page, isAsked);
  assert.deepEqual(asked, []);
  await page.click('[data-consent=accept]');
  const isLoaded = () =>
    document.querySelector('.jspeed-img-lazyloaded') !== null && 'dataLayer' in globalThis;
  await until(page, isLoaded);
  assert.deepEqual(asked.toSorted(), ['www.googletagmanager.com', 'www.openstreetmap.org']);
}

/** Refuses all, allows one video for good, and expects that its service alone is asked. */
async function allowsOneService(page: Page): Promise<void> {
  const asked = await answerOthers(page);
  await page.reload();
  await until(page, isAsked);
  await page.click('[data-consent=reject]');
  const open = async (service: string) => {
    await page.click(`a[href*="${service}"]`);
    return page.waitForSelector('>>> [part~="consent-allow-always"]');
  };
  const youtube = await open('youtube');
  assert.equal(await youtube?.evaluate((button) => button.textContent), 'Permitir siempre YouTube');
  assert.deepEqual(asked, []);
  await youtube?.click();
  await page.waitForSelector('>>> [part~="dialog"] iframe');
  await page.keyboard.press('Escape');
  await page.waitForSelector('>>> [part~="dialog"]', { hidden: true });
  assert.ok(await open('vimeo'));
  assert.deepEqual(asked, ['www.youtube-nocookie.com']);
  assert.equal(await page.evaluate(isCounted), false);
}

/** Page of a chapter → what a visitor does in it, until it has done its job. */
export const recipes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'consent/own-statistics': countsAfterConsent,
  'consent/google-and-map': asksOthersAfterConsent,
  'consent/three-services': allowsOneService,
  'moving/cookiebot/after': countsAfterConsent,
  'moving/vanilla-cookieconsent/after': countsAfterConsent,
  ...formStories,
};
