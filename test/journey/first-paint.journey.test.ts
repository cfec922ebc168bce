import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from './harness.js';
import { endAnimations, holdAnimations, loseFiles, saysLost } from './lost-files.js';

const fields = ['telefono', 'email', 'dia-y-hora', 'consulta'];

/** Fields that are shown for each choice. */
const truthTable = [
  { ways: [], shown: [] },
  { ways: ['Teléfono'], shown: ['telefono', 'dia-y-hora', 'consulta'] },
  { ways: ['E-mail'], shown: ['email', 'consulta'] },
  { ways: [], shown: [] },
] as const;

/** Returns the visible fields, by the aliases of their blocks. */
function shownFields(page: Page): Promise<readonly string[]> {
  return page.$eval(
    'form',
    (form, aliases) =>
      aliases.filter((alias) =>
        form.querySelector(`.rsform-block-${alias}`)?.checkVisibility({ visibilityProperty: true }),
      ),
    fields,
  );
}

/** Ticks these ways of contact and no others, with the mouse. */
async function chooseOnly(page: Page, ways: readonly string[]): Promise<void> {
  for (const way of ['Teléfono', 'E-mail']) {
    const box = `input[name="form[forma contacto][]"][value="${way}"]`;
    const isTicked = await page.$eval(box, (input) => (input as HTMLInputElement).checked);
    if (isTicked !== ways.includes(way)) await page.click(box);
  }
}

async function assertTruthTable(page: Page): Promise<void> {
  for (const { ways, shown } of truthTable) {
    await chooseOnly(page, ways);
    assert.deepEqual(await shownFields(page), shown, ways.join() || 'nothing chosen');
  }
}

/** Returns true for every script of the suite: the network loses all of them. */
const isLost = () => true;
const loss = { expectsError: saysLost(isLost) };

const isSeen = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

inEachBrowser('a visitor whose script never comes', (journey) => {
  it('a visitor whose script never comes sees the fields of each way of contact come and go, for good', async () => {
    await journey.visit('/', loss, async (page) => {
      await loseFiles(page, isLost);
      await holdAnimations(page);
      await page.goto(`${journey.demo.url}/contacto`);
      await assertTruthTable(page);
      // Ends the animations, as after three seconds.
      await endAnimations(page);
      await assertTruthTable(page);
    });
  });

  it('a visitor whose script never comes is shown the other way to write after three seconds', async () => {
    await journey.visit('/', loss, async (page) => {
      await loseFiles(page, isLost);
      await holdAnimations(page);
      await page.goto(`${journey.demo.url}/contacto`);
      assert.equal(await isSeen(page, '[slot="bot-check-alternative"]'), false);
      await endAnimations(page);
      assert.equal(await isSeen(page, '[slot="bot-check-alternative"]'), true);
    });
  });

  it('a visitor whose script never comes is shown after three seconds what depends on a text', async () => {
    await journey.visit('/', loss, async (page) => {
      await loseFiles(page, isLost);
      await holdAnimations(page);
      await page.goto(`${journey.demo.url}/formulario`);
      assert.equal(await isSeen(page, '[id="Quien_te_invita"]'), false);
      await endAnimations(page);
      assert.equal(await isSeen(page, '[id="Quien_te_invita"]'), true);
    });
  });
});

inEachBrowser('a visitor without JavaScript', (journey) => {
  it('a visitor without JavaScript sees the fields of each way of contact come and go', async () => {
    await journey.visit('/contacto', { javaScript: false }, assertTruthTable);
  });

  it('a visitor without JavaScript sees the registration follow a choice that follows a choice', async () => {
    await journey.visit('/formulario', { javaScript: false }, async (page) => {
      const arrival = '.rsform-block-llegada';
      assert.equal(await isSeen(page, '.rsform-block-alojamiento'), false);
      await page.click('input[name="form[Modalidad]"][value="Presencial"]');
      assert.equal(await isSeen(page, '.rsform-block-alojamiento'), true);
      assert.equal(await isSeen(page, arrival), false);
      await page.click('input[name="form[Alojamiento]"][value="Sí"]');
      assert.equal(await isSeen(page, arrival), true);
      await page.click('input[name="form[Modalidad]"][value="En línea"]');
      assert.equal(await isSeen(page, arrival), false);
    });
  });
});
