import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import * as kitchen from '../kitchen/kitchen-page.js';

inEachBrowser('a visitor of a page of the original', (journey) => {
  for (const query of ['', '?version=3.0.15'])
    it(`a visitor of a page of the original sees the total live, and the practice has the shown values: /legacy/formulario${query}`, async () => {
      await journey.visit(`/legacy/formulario${query}`, {}, async (page) => {
        await kitchen.onPage(page, 0);
        await kitchen.fillFirstPage(page, 'Presencial');
        assert.equal(await kitchen.valueOf(page, '#Total'), '420,00');
        await page.select('#Sede', 'Toledo');
        await kitchen.goOn(page, 1);
        await kitchen.onPage(page, 1);
        await kitchen.press(page, '#Acompanantes', 'ArrowUp');
        await until(page, () => (document.getElementById('Importe') as HTMLInputElement).value !== '420,00');
        await kitchen.choose(page, 'Extras', 'Cuaderno');
        await kitchen.choose(page, 'Alojamiento', 'Sí');
        await page.type('#txtjQcal2_0', '24/12/2027');
        await page.type('#txtjQcal2_1', '26/12/2027');
        await kitchen.goOn(page, 2);
        await kitchen.onPage(page, 2);
        const shown = await page.$$eval('#Importe, #Suplementos, #Noches, #Total', (inputs) =>
          inputs.map((input) => (input as HTMLInputElement).value),
        );
        assert.deepEqual(shown, ['840,00', '41,00', '2', '971,00']);
        await kitchen.fillLastPage(page);
        await kitchen.send(page);
        await kitchen.thanked(page);
      });
      const [row] = (await journey.demo.rows()).slice(-1);
      assert.equal(row?.['Total'], '971,00');
    });
});
