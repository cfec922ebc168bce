import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hearNetwork } from '../network-events.mjs';
import { inEachBrowser } from './harness.js';

inEachBrowser('the journeys’ harness', (journey) => {
  it('the journeys’ harness shows the contact page with the suite running and nothing amiss', async () => {
    await journey.visit('/contacto', {}, async (page) => {
      await page.waitForSelector('rs-form:defined:not([data-pending])');
      assert.equal(await page.$eval('html', ({ lang }) => lang), 'es');
    });
  });

  it('the journeys’ harness fails a story on an uncaught error of the page', async () => {
    const story = journey.visit('/contacto', {}, (page) =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('error', () => resolve());
            queueMicrotask(() => {
              throw new Error('the page broke');
            });
          }),
      ),
    );
    await assert.rejects(story, /the page broke/);
  });

  it('the journeys’ harness fails a story on a policy violation', async () => {
    const story = journey.visit('/contacto', {}, (page) =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('securitypolicyviolation', () => resolve());
            document.body.append(
              Object.assign(document.createElement('img'), { src: 'https://elsewhere.test/a.png' }),
            );
          }),
      ),
    );
    await assert.rejects(story, /violation of/);
  });

  it('the journeys’ harness refuses a listener to requests that the page does not report', async () => {
    await journey.visit('/contacto', {}, async (page) => {
      assert.throws(() => page.on('request', () => undefined), /Call hearNetwork/);
      await hearNetwork(page.browser());
      const heard: string[] = [];
      page.on('request', (request) => heard.push(new URL(request.url()).pathname));
      await page.evaluate(() => fetch('/contacto').then(({ status }) => status));
      assert.ok(heard.includes('/contacto'), heard.join(', '));
    });
  });

  it('the journeys’ harness lets a story without scripts see the page as the server sent it', async () => {
    await journey.visit('/contacto', { javaScript: false }, async (page) => {
      assert.equal(await page.$('rs-form:defined'), null);
      assert.ok(await page.$('form [name="form[formId]"]'));
    });
  });

  it('the journeys’ harness begins with no row stored', async () => {
    assert.deepEqual(await journey.demo.rows(), []);
  });
});
