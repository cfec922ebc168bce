import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { fillAll, markedFields, press, send, thanked, registrations } from './kitchen-page.js';

const proof = '[name="form[Justificante]"]';
const reports = '[name="form[Informes][]"]';

async function pick(page: Page, selector: string, file: string): Promise<void> {
  const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

inEachBrowser('a visitor who adds files to the registration', (journey) => {
  let folder = '';
  const write = (name: string) => {
    writeFileSync(join(folder, name), name);
    return join(folder, name);
  };

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const path of journey.twins([...registrations, '/formulario-json'])) {
    it(`a visitor who adds files to the registration is told of a wrong one before anything is sent, keeps the rest, and sends it, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillAll(page);
        await until(page, () => document.querySelectorAll('rs-uploads [slot="hint"]').length === 2);
        await pick(page, proof, write('carné.exe'));
        await pick(page, reports, write('uno.pdf'));
        await press(page, '.rsfp-field-multiple-plus-button');
        await pick(page, '#Informes-1', write('dos.pdf'));

        await press(page, '#Enviar');
        await until(page, () => document.querySelector('.formError'));
        assert.deepEqual(await markedFields(page), ['component134']);
        assert.equal((await journey.demo.rows()).length, before);

        await pick(page, proof, write('carné.pdf'));
        await until(page, () => document.querySelector('.formError') === null);
        await send(page);
        await thanked(page);
      });
      const row = (await journey.demo.rows()).at(-1);
      assert.equal(row?.['Justificante'], 'carné.pdf');
      assert.equal(row['Informes'], 'uno.pdf\ndos.pdf');
    });
  }
});
