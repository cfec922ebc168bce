/** A page with every tag of the suite, and what a visitor does in it. */
import assert from 'node:assert/strict';
import type { ElementHandle, Page } from 'puppeteer-core';
import { still, until } from '../../journey/in-page.js';

/** Markup of the page, as a server would write it. It is valid in HTML, JSX, Vue, Svelte and Astro. */
export const everyTag = `
<sticky-header><header>Practice</header></sticky-header>
<nav-menu><nav aria-label="Main"><ul>
  <li><a href="#one">One</a><ul><li><a href="#two">Two</a></li></ul></li>
</ul></nav></nav-menu>
<button type="button" id="open" data-offcanvas-toggle="panel">Menu</button>
<offcanvas-panel id="panel" aria-label="Menu"><p>Panel</p></offcanvas-panel>
<tab-set><h2>First</h2><section>First text</section><h2>Second</h2><section>Second text</section></tab-set>
<media-box><a class="jcepopup" href="/picture.gif">Picture</a></media-box>
<rs-form><form method="post" action="#">
  <input type="hidden" name="form[formId]" value="3" />
  <input name="form[Name]" aria-label="Name" required />
  <button type="submit">Send</button>
</form></rs-form>
<rs-calendar><input name="day" aria-label="Day" /></rs-calendar>
<rs-range double=""><input name="price" aria-label="Price" /></rs-range>
<rs-uploads><input type="file" name="file" aria-label="File" /></rs-uploads>
<rs-location geolocation=""><input name="place" aria-label="Place" /></rs-location>
<whatsapp-link phone="612345678"></whatsapp-link>
<lazy-images><img class="jspeed-img-lazyload" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
  data-src="/picture.gif" width="10" height="10" alt="Late" /></lazy-images>
<svg width="10" height="3000"></svg>
<back-to-top></back-to-top>
<page-analytics></page-analytics>
<cookie-consent></cookie-consent>`;

/** Waits until an element of a tag, in its chrome or in its content, is visible. */
function appears(page: Page, tag: string, selector: string): Promise<void> {
  return until(
    page,
    (tag, selector) => {
      const host = document.querySelector(tag);
      const found = host?.shadowRoot?.querySelector(selector) ?? host?.querySelector(selector);
      return found?.checkVisibility({ visibilityProperty: true }) ?? false;
    },
    tag,
    selector,
  );
}

/** Scrolls an element of a tag into view and presses its middle. */
async function press(page: Page, tag: string, selector: string): Promise<void> {
  await appears(page, tag, selector);
  await page.evaluate(
    (tag, selector) => {
      const host = document.querySelector(tag);
      const found = host?.shadowRoot?.querySelector(selector) ?? host?.querySelector(selector);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    tag,
    selector,
  );
  await still(page);
  const [x, y] = await page.evaluate(
    (tag, selector) => {
      const host = document.querySelector(tag);
      const found = host?.shadowRoot?.querySelector(selector) ?? host?.querySelector(selector);
      const box = found?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    },
    tag,
    selector,
  );
  await page.mouse.click(x, y);
}

/** Waits until React has painted something in the view of a tag. */
function painted(page: Page, tag: string): Promise<void> {
  return until(
    page,
    (tag) => {
      const host = document.querySelector(tag);
      const view = host?.shadowRoot?.querySelector(`${tag}-view`) ?? host?.querySelector(`${tag}-view`);
      return (view?.childElementCount ?? 0) > 0;
    },
    tag,
  );
}

/** Waits until the page holds an element. */
const holds = (page: Page, selector: string) =>
  until(page, (selector) => document.querySelector(selector) !== null, selector);

/** Presses of a visitor: tag → the pressed element, and the element that exists afterwards. */
const presses: readonly (readonly [tag: string, use: (page: Page) => Promise<void>])[] = [
  [
    'cookie-consent',
    async (page) => {
      await press(page, 'cookie-consent', '[part~=banner-settings]');
      await painted(page, 'cookie-consent');
      await press(page, 'cookie-consent', '[part~=settings-accept]');
      await holds(page, 'cookie-consent:state(asked)');
    },
  ],
  [
    'nav-menu',
    async (page) => {
      await press(page, 'nav-menu', '[part~=toggle]');
      await holds(page, 'nav-menu [aria-expanded=true]');
    },
  ],
  [
    'tab-set',
    async (page) => {
      await press(page, 'tab-set', '[part~=tab]:not([part~=selected])');
      await until(page, () => document.querySelectorAll('tab-set section')[1]?.checkVisibility() ?? false);
    },
  ],
  [
    'offcanvas-panel',
    async (page) => {
      await press(page, 'body', '#open');
      await painted(page, 'offcanvas-panel');
      await holds(page, 'offcanvas-panel:state(open)');
      await press(page, 'offcanvas-panel', '[part~=close]');
      await holds(page, 'offcanvas-panel:not(:state(open), :state(closing))');
    },
  ],
  [
    'media-box',
    async (page) => {
      await press(page, 'media-box', 'a');
      await painted(page, 'media-box');
      await press(page, 'media-box', '[part~=close]');
      await until(page, () => document.querySelector('media-box:state(open)') === null);
    },
  ],
  [
    'rs-form',
    async (page) => {
      await press(page, 'rs-form', 'button[type=submit]');
      await holds(page, 'input[name="form[Name]"][aria-invalid=true]');
      await painted(page, 'rs-form');
    },
  ],
  [
    'rs-calendar',
    async (page) => {
      await press(page, 'rs-calendar', 'input');
      await painted(page, 'rs-calendar');
      await press(page, 'rs-calendar', '[part~=day]:not([part~=outside])');
      await until(page, () => document.querySelector<HTMLInputElement>('[name=day]')?.value !== '');
      await page.keyboard.press('Escape');
      await until(page, () => document.querySelector('rs-calendar:state(open)') === null);
    },
  ],
  [
    'rs-range',
    async (page) => {
      await press(page, 'rs-range', '[part~=handle]');
      await until(page, () => document.querySelector('rs-range')?.matches(':focus-within') ?? false);
      await page.keyboard.press('ArrowRight');
      await until(page, () => document.querySelector<HTMLInputElement>('[name=price]')?.value === '1-100');
      await painted(page, 'rs-range');
    },
  ],
  [
    'rs-uploads',
    async (page) => {
      const input = (await page.$('[name=file]')) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(import.meta.filename);
      await appears(page, 'rs-uploads', '[part~=file]');
      await press(page, 'rs-uploads', '[part~=remove]');
      await until(page, () => document.querySelector<HTMLInputElement>('[name=file]')?.files?.length === 0);
    },
  ],
  [
    'rs-location',
    async (page) => {
      await press(page, 'rs-location', '[part~=locate]');
      await appears(page, 'rs-location', '[part~=message]');
    },
  ],
  [
    'lazy-images',
    async (page) => {
      await page.evaluate(() => document.querySelector('lazy-images img')?.scrollIntoView());
      await until(page, () =>
        document.querySelector<HTMLImageElement>('lazy-images img')?.currentSrc.endsWith('/picture.gif'),
      );
    },
  ],
  [
    'sticky-header',
    async (page) => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await holds(page, 'sticky-header:state(stuck)');
    },
  ],
  [
    'back-to-top',
    async (page) => {
      await painted(page, 'back-to-top');
      await press(page, 'back-to-top', '[part~=link]');
      await until(page, () => scrollY === 0);
    },
  ],
  [
    'whatsapp-link',
    async (page) => {
      // The press is counted, but nothing is left for a site that the machine may not reach.
      await page.evaluate(() => {
        addEventListener('click', (event) => event.preventDefault());
        document.addEventListener('whatsapp-link-followed', () => document.body.classList.add('followed'));
      });
      await painted(page, 'whatsapp-link');
      await press(page, 'whatsapp-link', '[part~=link]');
      await holds(page, 'body.followed');
    },
  ],
  ['page-analytics', (page) => holds(page, 'body.whatsapp_click')],
];

/**
 * Uses every tag of a page as a visitor: each is upgraded, its view is painted by React, and a press works.
 *
 * @throws An assertion error when a tag is not in the list, or when something does not happen.
 */
export async function useEveryTag(page: Page, tags: readonly string[]): Promise<void> {
  assert.deepEqual(presses.map(([tag]) => tag).sort(), [...tags].sort());
  await until(page, (tags) => tags.split(' ').every((tag) => customElements.get(tag)), tags.join(' '));
  await page.evaluate(() =>
    document.addEventListener('page-analytics-event', ({ detail }) =>
      document.body.classList.add(detail.name),
    ),
  );
  for (const [, use] of presses) await use(page);
}
