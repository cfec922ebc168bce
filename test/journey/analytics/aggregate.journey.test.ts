import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { answer, isAnswered } from '../consent/consent-page.js';
import { arrived, collected } from './collector.js';

const path = '/elementos/page-analytics';
const visit = {
  hasConsented: false,
  expectsViolation: (directive: string) => directive.startsWith('frame-src'),
};

/** Follows the link to another site in a frame, so that the page stays. */
async function followLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'elsewhere';
    document.body.append(frame);
    document.querySelector<HTMLAnchorElement>('#fuera')?.setAttribute('target', frame.name);
    document.querySelector<HTMLElement>('#fuera')?.click();
  });
}

inEachBrowser('a visitor who is counted without consent', (journey) => {
  it('a visitor who is counted without consent has no cookie of it, and is not counted after a no', async () => {
    await journey.visit(`${path}?privacy=aggregate&q=ansiedad`, visit, async (page) => {
      const { url } = journey.demo;
      await arrived(url, (events) => events.length === 1);
      await followLink(page);
      const counted = await arrived(url, (events) => events.length === 2);
      assert.deepEqual(
        counted.map(({ name, params }) => ({ name, params })),
        [
          { name: 'page_view', params: { path } },
          { name: 'click', params: { path, kind: 'outbound' } },
        ],
      );
      assert.equal(await page.evaluate(() => document.cookie), '');

      await answer(page, 'reject');
      await isAnswered(page);
      await followLink(page);
      await page.reload();
      await until(page, () =>
        Boolean(Reflect.get(document.querySelector('page-analytics') ?? {}, 'hasCore')),
      );
      assert.equal((await collected(url)).length, 2);
    });
  });
});
