import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { layerOpens } from '../consent/consent-page.js';
import { inEachBrowser } from '../harness.js';
import { seen, until } from '../in-page.js';
import { openPanel, pageOf, panelIs, tabTo, themeReady } from '../theme/theme-page.js';
import { hear } from './hear.js';

const services = 'main nav-menu li:has(> [href="#servicios"]) > [part~="toggle"]';

/** Settles when the viewer shows this item. */
const isAt = (page: Page, counter: string) =>
  until(
    page,
    (wanted) =>
      document.querySelector('media-box')?.shadowRoot?.querySelector('[part=counter]')?.textContent ===
      wanted,
    counter,
  );

inEachBrowser('a visitor who hears the site', (journey) => {
  if (journey.browserName !== 'Chromium') return;

  it('the menu: a submenu opens, and closes by Escape', () =>
    hear(journey, {
      name: 'menu',
      path: pageOf('nav-menu'),
      story: async (page, transcript) => {
        await themeReady(page);
        await transcript.step('Goes to the button of a submenu', () => tabTo(page, services));
        await transcript.step('Opens it', () => page.keyboard.press('Enter'));
        await transcript.step('Goes into it', () => page.keyboard.press('Tab'));
        await transcript.step('Leaves it by Escape', () => page.keyboard.press('Escape'));
      },
    }));

  it('the panel: it opens, is read, and closes', () =>
    hear(journey, {
      name: 'panel',
      path: pageOf('offcanvas-panel'),
      story: async (page, transcript) => {
        await themeReady(page);
        await transcript.step('Opens it', () =>
          openPanel(page, '[data-offcanvas-toggle="panel-inicio"]', 'panel-inicio'),
        );
        await transcript.read('The panel', 'dialog');
        await transcript.step('Closes it by Escape', async () => {
          await page.keyboard.press('Escape');
          await panelIs(page, 'panel-inicio', 'closed');
        });
      },
    }));

  it('the tabs: one after the other', () =>
    hear(journey, {
      name: 'tabs',
      path: pageOf('tab-set'),
      story: async (page, transcript) => {
        await themeReady(page);
        await transcript.read('The tabs', 'tablist');
        await transcript.step('Goes to the tabs', () => tabTo(page, 'main tab-set'));
        await transcript.step('Goes on', () => page.keyboard.press('ArrowDown'));
        await transcript.step('Goes to the last one', () => page.keyboard.press('End'));
      },
    }));

  it('the banner and its settings', () =>
    hear(journey, {
      name: 'consent',
      path: '/',
      hasConsented: false,
      story: async (page, transcript) => {
        await layerOpens(page);
        await transcript.step('Opens the settings', async () => {
          await page.focus('[data-consent="settings"]');
          await page.keyboard.press('Enter');
          await until(page, () =>
            document.querySelector('cookie-consent')?.shadowRoot?.querySelector('dialog[open] details'),
          );
          await until(page, () =>
            document.querySelector('cookie-consent')?.shadowRoot?.activeElement?.matches('h2'),
          );
        });
        await transcript.read('The settings', 'dialog');
      },
    }));

  it('the gallery: a picture, the next one, and the way back', () =>
    hear(journey, {
      name: 'gallery',
      path: '/galeria?theme=off',
      story: async (page, transcript) => {
        await until(page, () => document.querySelector('media-box')?.matches(':defined'));
        await transcript.step('Opens a picture', async () => {
          await page.focus('.gallery a[title="La sala"]');
          await page.keyboard.press('Enter');
          await isAt(page, '1 / 12');
        });
        await transcript.step(
          'Goes on',
          async () => {
            await page.keyboard.press('ArrowRight');
            await isAt(page, '2 / 12');
          },
          '2 de 12',
        );
        await transcript.read('The viewer', 'dialog');
        await transcript.step('Closes it by Escape', async () => {
          await page.keyboard.press('Escape');
          await until(
            page,
            () => !document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open]'),
          );
        });
      },
    }));

  it('the files: what is allowed, and a file that is taken back', () =>
    hear(journey, {
      name: 'uploads',
      path: '/elementos/rs-uploads',
      story: async (page, transcript) => {
        await until(page, () =>
          [...document.querySelectorAll('rs-uploads')].every((one) => one.querySelector('[slot="hint"]')),
        );
        await transcript.step('Goes to the field', () => page.focus('#papeles'));
        await transcript.step('Picks a file', async () => {
          await page.$eval('#papeles', (input) => {
            const files = new DataTransfer();
            files.items.add(new File(['uno'], 'uno.pdf', { type: 'application/pdf' }));
            Object.assign(input, { files: files.files });
            input.dispatchEvent(new Event('change', { bubbles: true }));
          });
          // Names are there before React has painted the buttons.
          await seen(page, 'rs-uploads[for="papeles"]', '[part~="file"] button[aria-label]');
        });
        await transcript.step('Goes to its button', async () => {
          await page.keyboard.press('Tab');
          await until(page, () =>
            document
              .querySelector('rs-uploads[for="papeles"]')
              ?.shadowRoot?.activeElement?.matches('[part~="file"] button'),
          );
        });
      },
    }));

  it('the calendar by keyboard: a month, a day and a time', () =>
    hear(journey, {
      name: 'calendar',
      path: '/elementos/rs-calendar',
      story: async (page, transcript) => {
        const calendar = 'rs-calendar:has(#llegada)';
        await until(page, (host) => document.querySelector(host)?.matches(':defined'), calendar);
        await page.focus('#llegada');
        await seen(page, calendar, '[role="gridcell"]');
        await transcript.step(
          'Writes a date',
          () =>
            page.$eval('#llegada', (input) => {
              Object.assign(input, { value: '12/03/2027 10:30' });
              input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }),
          'Marzo de 2027',
        );
        await transcript.step('Goes into the calendar', async () => {
          await page.keyboard.down('Alt');
          await page.keyboard.press('ArrowDown');
          await page.keyboard.up('Alt');
          await until(
            page,
            (host) => document.querySelector(host)?.shadowRoot?.activeElement?.role === 'gridcell',
            calendar,
          );
        });
        await transcript.step('Goes to the next day', () => page.keyboard.press('ArrowRight'));
        await transcript.step(
          'Goes to the next month',
          () => page.keyboard.press('PageDown'),
          'Abril de 2027',
        );
      },
    }));
});
