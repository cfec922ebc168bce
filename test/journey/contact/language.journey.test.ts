import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { fileOf, release } from '../lost-files.js';
import { hears } from '../said.js';
import { formReady } from './contact-page.js';

/** Page without scripts, on which the network of the next page is set. */
const between = '/?element=off&theme=off';

const isEnglish = (file: string) => /^chunks\/en-/.test(file);

/** Script for `evaluateOnNewDocument`, as text: sets the page's language before its first script. */
const writeLanguage = (lang: string) => `{
  const write = () => {
    if (!document.documentElement) return;
    document.documentElement.lang = ${JSON.stringify(lang)};
    observer.disconnect();
  };
  const observer = new MutationObserver(write);
  observer.observe(document, { childList: true });
  // In WebKit the script is the first one of the document's head.
  write();
}`;

/** Script that disables the suite's own time limit for texts, which a slow machine could reach. */
const withoutLimit = `{
  const { setTimeout } = window;
  window.setTimeout = (task, ms, ...rest) => (ms === 8000 ? 0 : setTimeout(task, ms, ...rest));
}`;

/** Opens the form in a language; `meets` handles each request for English texts. Returns the requests. */
async function openForm(
  page: Page,
  lang: string,
  meets: (request: HTTPRequest) => unknown,
  path = '/contacto?theme=off',
): Promise<readonly string[]> {
  const requested: string[] = [];
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const file = fileOf(request.url());
    requested.push(file);
    void (isEnglish(file) ? meets(request) : release(request));
  });
  await page.evaluateOnNewDocument(writeLanguage(lang));
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'domcontentloaded' });
  return requested;
}

/** Chooses e-mail and types an invalid address. The page's first-paint sheet shows its field. */
async function fill(page: Page): Promise<void> {
  await page.click('input[name="form[forma contacto][]"][value="E-mail"]');
  await page.type('#Email', 'ana@');
}

const send = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('#Enviar')?.click());

/** Returns the texts of the form's own chrome that were shown or announced. */
const ownTexts = (page: Page) =>
  page.evaluate(() => document.querySelector('rs-form')?.shadowRoot?.textContent.trim() ?? '');

inEachBrowser('the language of a form', (journey) => {
  it('the language of a form is Spanish on a Spanish page, which fetches no English texts', async () => {
    await journey.visit(between, {}, async (page) => {
      const requested = await openForm(page, 'es', release);
      await formReady(page);
      await fill(page);
      await send(page);
      await hears(page, /error/);
      assert.deepEqual(requested.filter(isEnglish), []);
    });
  });

  it('the language of a form is English from the first text on, however late that comes; until then the form is the server’s', async () => {
    await journey.visit(between, {}, async (page) => {
      const held: HTTPRequest[] = [];
      await page.evaluateOnNewDocument(withoutLimit);
      let isHeld = true;
      const requested = await openForm(page, 'en', (request) =>
        isHeld ? held.push(request) : release(request),
      );
      await until(page, () => document.querySelector('rs-form:defined[data-pending]'));
      // The first-paint sheet of the page shows and hides.
      await until(page, () => !document.querySelector('#Email')?.checkVisibility());
      await fill(page);
      assert.equal(await page.$eval('#Email', (input) => (input as HTMLInputElement).value), 'ana@');
      assert.equal(await ownTexts(page), '');
      // On a busy machine the request itself may be late.
      isHeld = false;
      for (const request of held) await release(request);
      await formReady(page);
      assert.equal(await page.$eval('#Email', (input) => (input as HTMLInputElement).value), 'ana@');
      await send(page);
      await hears(page, /There (is|are) \d+ error/);
      assert.doesNotMatch(await ownTexts(page), /Hay \d+ error/);
      assert.equal(requested.filter(isEnglish).length, 1);
    });
  });

  it('the language of a form is Spanish, and says so, where the English texts are lost, which one error names for all tags; the form works', async () => {
    const errors: string[] = [];
    await journey.visit(between, {}, async (page) => {
      page.on('console', (message) => {
        if (/Error in file: .*texts/.test(message.text())) errors.push(message.text());
      });
      await openForm(page, 'en', (request) => request.abort().catch(() => undefined), '/contacto');
      await formReady(page);
      await fill(page);
      await send(page);
      await hears(page, /Hay \d+ error/);
      await until(page, () =>
        [...(document.querySelector('rs-form')?.shadowRoot?.querySelectorAll('[lang="es"]') ?? [])].some(
          ({ textContent }) => /Hay \d+ error/.test(textContent),
        ),
      );
    });
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', /Error in file: texts "en"\. Error: .*\. \S+\/m\/failure/);
  });
});
