import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { prepareSuite } from '../scripts/build/prepare.mjs';
import { violations } from './journey/axe.js';
import { pressInside } from './docs/examples.js';
import { borrowBrowser, type BorrowedBrowser } from './journey/borrow.js';
import { until } from './journey/in-page.js';
import { withPage, type Visit } from './journey/with-page.js';
import { serveSite, type ServedSite } from './tooling/bundlers/serve-site.js';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Returns the complete page of the README. */
function readPage(): string {
  return /^```html\n(<!doctype html>\n[^]*?)^```/m.exec(readme)?.[1] ?? '';
}

const isPhoneVisible = () => document.querySelector('#phone')?.checkVisibility() ?? false;
const isPhoneHidden = () => document.querySelector('#phone')?.checkVisibility() === false;
const dayOf = () => document.querySelector<HTMLInputElement>('#day')?.value ?? '';
const hasDay = () =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(document.querySelector<HTMLInputElement>('#day')?.value ?? '');
const cornerOf = () => getComputedStyle(document.querySelector('#reply') ?? document.body).borderRadius;

/** Answers by a call, which shows the field for the number, and chooses a day in the calendar. */
async function asksForAppointment(page: Page): Promise<void> {
  await until(page, isPhoneHidden);
  await page.select('#reply', 'call');
  await until(page, isPhoneVisible);
  await pressInside(page, 'rs-calendar', '[part~=toggle]');
  await pressInside(page, 'rs-calendar', '[part~=day]:not([aria-disabled=true])');
  await until(page, hasDay);
}

describe('readme', () => {
  let folder = '';
  let site: ServedSite | undefined;
  let borrowed: BorrowedBrowser | undefined;
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    folder = mkdtempSync(join(tmpdir(), 'rs-suite-readme-'));
    writeFileSync(join(folder, 'page.html'), readPage());
    symlinkSync(join(root, 'dist'), join(folder, 'dist'));
    site = await serveSite(folder);
    borrowed = await borrowBrowser('Chromium');
  });
  after(async () => {
    site?.stop();
    rmSync(folder, { recursive: true });
    await borrowed?.giveBack();
  });

  /** Opens the page, runs the story, and expects no line in the console. */
  async function visit(
    address: string,
    story: (page: Page) => Promise<void>,
    how: Visit = {},
  ): Promise<void> {
    assert.ok(borrowed);
    await withPage(borrowed.browser, how, async (page) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await page.goto(address);
      await story(page);
      assert.deepEqual(lines, []);
    });
  }
  const fromFile = () => pathToFileURL(join(folder, 'page.html')).href;
  const fromServer = () => `${site?.address}page.html`;

  it('the page of the README, beside a copy of dist, shows the field that fits the answer and takes a day from its calendar, opened by a double click', () =>
    visit(fromFile(), asksForAppointment));

  it('the page of the README, beside a copy of dist, does the same from a server, without a barrier', () =>
    visit(fromServer(), async (page) => {
      await asksForAppointment(page);
      const found = await violations(page);
      assert.deepEqual(found, []);
    }));

  it('the page of the README, beside a copy of dist, does the same with the script that it advises for a site', () => {
    const [, script = ''] = /On a site load\s+`([^`]+)`/.exec(readme) ?? [];
    const html = readPage().replace(/<script src=[^>]*><\/script>/, script);
    assert.match(html, /type="module"/);
    writeFileSync(join(folder, 'site.html'), html);
    return visit(`${site?.address}site.html`, asksForAppointment);
  });

  it('the page of the README, beside a copy of dist, has the look of the theme sheet', () =>
    visit(fromFile(), async (page) => assert.equal(await page.evaluate(cornerOf), '10px')));

  it('the page of the README, beside a copy of dist, is a form with every field for a visitor without scripts', () =>
    visit(
      fromFile(),
      async (page) => {
        assert.equal(await page.evaluate(isPhoneVisible), true);
        assert.equal(await page.evaluate(dayOf), '');
      },
      { javaScript: false },
    ));
});
