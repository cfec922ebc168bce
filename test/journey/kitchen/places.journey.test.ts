import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser, type Row } from '../harness.js';
import {
  choose,
  fillAll,
  fillFirstPage,
  fillLastPage,
  goBack,
  goOn,
  onPage,
  registrations,
  send,
  thanked,
} from './kitchen-page.js';

/** Gives answers with which conditions, totals, dates and lists post values. */
async function answerAll(page: Page): Promise<void> {
  await onPage(page, 0);
  await fillFirstPage(page, 'Presencial');
  await page.select('[name^="form[Sede]"]', 'Segovia');
  await goOn(page, 1);
  await onPage(page, 1);
  await choose(page, 'Extras', 'Comida');
  await choose(page, 'Extras', 'Cuaderno');
  await page.select('[name^="form[Temas de interés]"]', 'Turnos', 'Otro');
  await page.type('[name="form[Otro tema]"]', 'Sueños');
  await choose(page, 'Alojamiento', 'Sí');
  await page.type('[name="form[Llegada]"]', '01/03/2027');
  await page.type('[name="form[Salida]"]', '04/03/2027');
  await goOn(page, 2);
}

/** Fields that differ in every registration. */
const ownTo = ['id', 'storedAt', 'Numero'];
const answersOf = (row: Row | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !ownTo.includes(name)));

async function recordTurns(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const turns: string[] = [];
    Reflect.set(window, 'turns', turns);
    addEventListener('rs-form-page-changed', (event) => {
      const { from, to } = (event as CustomEvent<{ from: number; to: number }>).detail;
      turns.push(`${from}-${to}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'turns') as string[]);
}

inEachBrowser('the registration in other places', (journey) => {
  it('the registration in other places posts the same on the page of the original, and when the browser makes it from JSON, of an address or of the page', async () => {
    const paths = journey.twins([...registrations, '/formulario-json', '/formulario-json?inline=on']);
    const rows: Row[] = [];
    for (const path of paths) {
      await journey.visit(path, {}, async (page) => {
        await answerAll(page);
        await onPage(page, 2);
        await fillLastPage(page);
        await page.type('#Recogida', 'Calle Mayor 1');
        await send(page);
        await thanked(page);
      });
      rows.push(answersOf((await journey.demo.rows()).at(-1)));
    }
    assert.equal(rows[0]?.['Total'], '614,50');
    assert.equal(rows[0]['Recogida'], 'Calle Mayor 1');
    for (const [index, row] of rows.entries()) {
      // On a page of the original the server validates first, and a submit by script then posts no button.
      const ofButton = paths[index]?.startsWith('/legacy') ? { Enviar: '' } : {};
      assert.deepEqual(row, { ...rows[0], ...ofButton });
    }
  });

  it('the registration in other places obeys the original’s handlers although the policy blocks them, and turns one page a press', async () => {
    // The browser may report the handlers that it blocks, and nothing else.
    const expectsViolation = (directive: string) => directive === 'script-src-attr';
    await journey.visit('/formulario?handlers=on', { expectsViolation }, async (page) => {
      assert.match(
        await page.$eval('#Paso_1Next', (button) => button.getAttribute('onclick') ?? ''),
        /rsfp_changePage/,
      );
      const turns = await recordTurns(page);
      await onPage(page, 0);
      await fillFirstPage(page);
      await goOn(page, 1);
      await onPage(page, 1);
      await goOn(page, 2);
      await onPage(page, 2);
      await goBack(page, 3);
      await onPage(page, 1);
      await goBack(page, 2);
      await onPage(page, 0);
      assert.deepEqual(await turns(), ['0-1', '1-2', '2-1', '1-0']);
    });
  });

  it('the registration in other places asks below the root of a site that is not at the root of its address', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/sub/formulario', {}, async (page) => {
      const asked = new Set<string>();
      await hearNetwork(page.browser());
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.php')) asked.add(pathname);
      });
      await fillAll(page);
      await send(page);
      await thanked(page);
      assert.deepEqual([...asked], ['/sub/index.php']);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });
});
