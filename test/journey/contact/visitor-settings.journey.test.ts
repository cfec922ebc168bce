import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/find-browsers.mjs';
import { browsers } from '../browsers.js';
import { answer, isAnswered } from '../consent/consent-page.js';
import { openDemo, type Demo } from '../harness.js';
import { clickInside, seen, until } from '../in-page.js';
import { withPage } from '../with-page.js';
import { choose, contactPages, fillForEmail, seenInForm } from './contact-page.js';
import { halfPixel } from '../../pixels.js';

/** Settings that Firefox reads only at its start, so that this run has a browser of its own. */
const extraPrefsFirefox = {
  'ui.useAccessibilityTheme': 1,
  'browser.display.document_color_use': 2,
  'ui.prefersReducedMotion': 1,
};

describe(
  'a visitor with forced colors and reduced motion, in Firefox',
  {
    skip: browsers().includes('Firefox') ? false : 'only Firefox has these settings, and it is not here',
  },
  () => {
    let demo: Demo;
    let browser: Browser;

    before(async () => {
      demo = await openDemo();
      browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        headless: true,
        extraPrefsFirefox,
      });
    });
    after(async () => {
      await browser.close();
      await demo.stop();
    });

    const visit = (path: string, story: (page: Page) => Promise<void>) =>
      withPage(browser, {}, async (page) => {
        await page.goto(demo.url + path);
        assert.ok(
          await page.evaluate(() => matchMedia('(forced-colors: active)').matches),
          'forced colors are on',
        );
        assert.ok(
          await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
          'motion is reduced',
        );
        // The banner covers the control that is pressed below; a page of the original has no banner.
        if (await page.$('cookie-consent')) {
          await answer(page, 'reject');
          await isAnswered(page);
        }
        await story(page);
      });

    for (const path of contactPages)
      it(`a visitor with forced colors and reduced motion, in Firefox, sees which day is chosen, not by its ground alone, on ${path}`, async () => {
        await visit(path, async (page) => {
          await choose(page, 'Teléfono');
          await clickInside(page, 'rs-calendar', '[role="gridcell"]:not([aria-disabled="true"])');
          await seen(page, 'rs-calendar', '[role="gridcell"][aria-selected="true"]');
          const differs = await page.$eval('rs-calendar', ({ shadowRoot }) => {
            const look = (selector: string) => {
              const day = shadowRoot?.querySelector(selector);
              const { borderTopColor, borderTopWidth, color } = getComputedStyle(day ?? document.body);
              return [borderTopColor, borderTopWidth, color].join();
            };
            return (
              look('[aria-selected="true"]') !==
              look('[role="gridcell"]:not([aria-selected="true"], [aria-disabled="true"], [aria-current])')
            );
          });
          assert.ok(differs);
        });
      });

    for (const path of contactPages)
      it(`a visitor with forced colors and reduced motion, in Firefox, sees the frame around the list of errors, on ${path}`, async () => {
        await visit(path, async (page) => {
          await fillForEmail(page, 'ana@');
          await page.click('#Enviar');
          await seenInForm(page, '[part="error-summary"]');
          const width = await page.$eval('rs-form', ({ shadowRoot }) => {
            const list = shadowRoot?.querySelector('[part="error-summary"]');
            return list ? getComputedStyle(list).borderTopWidth : '';
          });
          assert.equal(width, '2px');
        });
      });

    it('a visitor with forced colors and reduced motion, in Firefox, is at the first error at once, without a scroll that moves', async () => {
      await visit('/contacto?attrs=scroll-to-error,focus-on-error=field', async (page) => {
        await fillForEmail(page, 'ana@');
        await page.setViewport({ width: 400, height: 250 });
        await page.click('#Enviar');
        await until(page, () => document.getElementById('Email')?.classList.contains('is-invalid'));
        const isInView = await page.$eval(
          '#Email',
          (input, slack) => {
            const { top, bottom } = input.getBoundingClientRect();
            return Math.min(top, window.innerHeight - bottom) >= -slack;
          },
          halfPixel,
        );
        assert.ok(isInView);
      });
    });
  },
);
