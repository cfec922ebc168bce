import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { isSeen, pageOf, panelIs, tabTo, themeReady } from './theme-page.js';

const menu = 'main nav-menu';
const services = `${menu} li:has(> [href="#servicios"]) > [part~="toggle"]`;
const adults = `${menu} li:has(> [href="#adultos"]) > [part~="toggle"]`;
const panelLink = '[data-offcanvas-toggle="panel-inicio"]';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function isExpanded(page: Page, toggle: string): Promise<boolean> {
  return (await page.$eval(toggle, (button) => button.getAttribute('aria-expanded'))) === 'true';
}

/** Returns where the focus is: in the panel's content, on its chrome, in the page around it, or nowhere in the page. */
function placeOfFocus(page: Page, id: string): Promise<string> {
  return page.evaluate((panelId) => {
    const panel = document.getElementById(panelId);
    const { activeElement } = document;
    if (panel?.shadowRoot?.activeElement) return 'chrome';
    if (activeElement === document.body || activeElement === document.documentElement) return 'browser';
    return panel?.contains(activeElement) ? 'content' : 'page';
  }, id);
}

/** Returns the name of the focused tab, and whether its panel is the visible one. */
function focusedTab(page: Page): Promise<string> {
  return page.$eval('main tab-set', ({ shadowRoot }) => {
    const tab = shadowRoot?.activeElement;
    return `${tab?.textContent} ${tab?.ariaSelected}`;
  });
}

inEachBrowser('a visitor of the site with the keyboard alone', (journey) => {
  it('a visitor of the site with the keyboard alone opens and closes the submenus, and the focus comes back', async () => {
    await journey.visit(pageOf('nav-menu'), {}, async (page) => {
      await themeReady(page);
      await tabTo(page, services);
      await page.keyboard.press('Enter');
      assert.equal(await isExpanded(page, services), true);
      await page.keyboard.press('Tab');
      assert.ok(await hasFocus(page, '[href="#adultos"]'));
      await tabTo(page, adults);
      await page.keyboard.press(' ');
      assert.ok(await isSeen(page, '[href="#parejas"]'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      assert.ok(await hasFocus(page, adults));
      assert.equal(await isSeen(page, '[href="#parejas"]'), false);
      await page.keyboard.press('Escape');
      assert.ok(await hasFocus(page, services));
      assert.equal(await isExpanded(page, services), false);
    });
  });

  it('a visitor of the site with the keyboard alone reaches every submenu on a small screen, where the list is elsewhere', async () => {
    const viewport = { width: 400, height: 800 };
    await journey.visit(pageOf('nav-menu'), { viewport }, async (page) => {
      await themeReady(page);
      const toggle = services.replace(menu, '#menu-ejemplo');
      await until(page, () => document.querySelector('#menu-ejemplo li'));
      await tabTo(page, toggle);
      await page.keyboard.press(' ');
      await tabTo(page, '[href="#infancia"]');
      await page.keyboard.press('Escape');
      assert.ok(await hasFocus(page, toggle));
    });
  });

  it('a visitor of the site with the keyboard alone opens the panel, stays in it, and is back on its control after Escape', async () => {
    await journey.visit(pageOf('offcanvas-panel'), {}, async (page) => {
      await themeReady(page);
      await tabTo(page, panelLink);
      for (const key of ['Enter', ' '] as const) {
        await page.keyboard.press(key);
        await panelIs(page, 'panel-inicio', 'open');
        const places = new Set([await placeOfFocus(page, 'panel-inicio')]);
        for (let pressed = 0; pressed < 8; pressed += 1) {
          await page.keyboard.press('Tab');
          places.add(await placeOfFocus(page, 'panel-inicio'));
        }
        assert.ok(places.has('content') && places.has('chrome') && !places.has('page'), [...places].join());
        await page.keyboard.press('Escape');
        await panelIs(page, 'panel-inicio', 'closed');
        assert.ok(await hasFocus(page, panelLink));
      }
    });
  });

  it('a visitor of the site with the keyboard alone goes from the panel to a place in the page, and goes on from there', async () => {
    await journey.visit(pageOf('offcanvas-panel'), {}, async (page) => {
      await themeReady(page);
      await tabTo(page, panelLink);
      await page.keyboard.press('Enter');
      await panelIs(page, 'panel-inicio', 'open');
      await tabTo(page, '#panel-inicio [href="#despues"]');
      await page.keyboard.press('Enter');
      await panelIs(page, 'panel-inicio', 'closed');
      assert.ok(await hasFocus(page, '#despues'));
    });
  });

  for (const [width, back, forth] of [
    [1280, 'ArrowUp', 'ArrowDown'],
    [600, 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`a visitor of the site with the keyboard alone goes through the tabs at ${width} px with the arrows, Home and End, and into the panel`, async () => {
      await journey.visit(pageOf('tab-set'), { viewport: { width, height: 800 } }, async (page) => {
        await themeReady(page);
        await tabTo(page, 'main tab-set');
        assert.equal(await focusedTab(page), 'Horario true');
        await page.keyboard.press(forth);
        assert.equal(await focusedTab(page), 'Cómo llegar true');
        assert.ok(await isSeen(page, 'tab-set [href="#tarde"]'));
        await page.keyboard.press('Tab');
        assert.ok(await hasFocus(page, 'tab-set [href="#tarde"]'));
        await page.keyboard.down('Shift');
        await page.keyboard.press('Tab');
        await page.keyboard.up('Shift');
        await page.keyboard.press('End');
        assert.equal(await focusedTab(page), 'Primera visita true');
        await page.keyboard.press(forth);
        assert.equal(await focusedTab(page), 'Horario true');
        await page.keyboard.press(back);
        assert.equal(await focusedTab(page), 'Primera visita true');
        await page.keyboard.press('Home');
        assert.equal(await focusedTab(page), 'Horario true');
      });
    });
  }

  it('a visitor of the site with the keyboard alone goes to the top with the focus, so that the next Tab is the first link', async () => {
    await journey.visit(pageOf('back-to-top'), {}, async (page) => {
      await themeReady(page);
      await tabTo(page, 'footer a');
      await until(page, () => document.querySelector('back-to-top')?.matches(':state(visible)'));
      await page.keyboard.down('Shift');
      await tabTo(page, 'back-to-top a');
      await page.keyboard.up('Shift');
      await page.keyboard.press('Enter');
      await until(page, () => window.scrollY === 0 && document.activeElement === document.body);
      await page.keyboard.press('Tab');
      assert.ok(await hasFocus(page, '.skip-link'));
    });
  });

  it('a visitor of the site with the keyboard alone reaches the messaging links, those that float and those in the text', async () => {
    await journey.visit(pageOf('whatsapp-link'), {}, async (page) => {
      await themeReady(page);
      await tabTo(page, 'main li whatsapp-link a[href^="https://wa.me/"]');
      await tabTo(page, 'main whatsapp-link[floating] a');
      assert.ok(await isSeen(page, 'main whatsapp-link[floating] a'));
    });
  });
});
