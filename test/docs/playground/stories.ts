import assert from 'node:assert/strict';
import type { Frame, Page } from 'puppeteer-core';
import { violations } from '../../journey/axe.js';
import { until } from '../../journey/in-page.js';

type Story = (page: Page) => Promise<void>;

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';

/** Presses a button by keyboard. */
async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

/** Settles when a condition holds in the preview's page. It is another page in the frame, so it is polled from outside. */
async function inPreview(page: Page, ask: (...args: string[]) => unknown, ...args: string[]): Promise<Frame> {
  const frame = page.frames().find((one) => one.url().includes('preview.html'));
  assert.ok(frame, 'no preview');
  await until(frame as unknown as Page, ask, ...args);
  return frame;
}

const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const isHidden = (selector: string) => document.querySelector(selector)?.checkVisibility() === false;
const isReady = () => document.querySelector('rs-form:defined') !== null;

/** Chooses an option of the list with a label. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const id = await page.evaluate(
    (text) => [...document.querySelectorAll('label')].find((one) => one.textContent === text)?.htmlFor ?? '',
    label,
  );
  await page.select(`[id="${id}"]`, value);
}

async function addField(page: Page): Promise<void> {
  await until(page, () => document.querySelectorAll('.field-row').length === 5);
  await press(page, '#add-field');
  await press(page, '[data-type="email"]');
  await until(page, () => document.activeElement?.id === 'setting-first');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('Second e-mail');
  await until(page, () => document.querySelector('#field-row-1')?.textContent?.includes('Second e-mail'));
  assert.match(await page.evaluate(textOf, '[data-announcements]'), /added, 2 of 6$/);
  const isThere = () =>
    [...document.querySelectorAll('label')].some((one) => one.textContent === 'Second e-mail');
  await inPreview(page, isThere);
}

async function addCondition(page: Page): Promise<void> {
  const field = '.rsform-block:nth-of-type(2)';
  await inPreview(page, isReady);
  await press(page, '#tab-conditions');
  await press(page, '#add-condition');
  await until(page, () => document.querySelector('.problems')?.textContent?.includes('does nothing yet'));
  const added = '.entry:last-of-type .setting:has(.chips)';
  assert.equal(await page.evaluate(textOf, `${added} .chips`), '');
  await page.select(`${added} select`, 'Second_e_mail');
  const frame = await inPreview(page, isHidden, field);
  await frame.evaluate(() => document.querySelector<HTMLElement>('[value="Teléfono"]')?.click());
  await inPreview(page, isShown, field);
}

async function answerPost(page: Page): Promise<void> {
  await press(page, '#tab-form');
  await choose(page, 'Who checks before sending', 'server');
  const frame = await inPreview(page, () => {
    const { textContent = '' } = document.querySelector('rs-form > script') ?? {};
    return (
      textContent.replace(/\s/g, '').includes('"validation":["server"]') &&
      document.querySelector('rs-form:defined')
    );
  });
  await frame.evaluate(() => document.querySelector<HTMLElement>('.rsform-submit-button')?.click());
  await inPreview(page, isShown, '[id^=component].formError');
  await frame.evaluate(() => {
    const values = [
      ['[name="form[Telefono]"]', '600112233'],
      ['textarea', 'Hola'],
    ] as const;
    for (const [selector, value] of values) {
      const control = document.querySelector<HTMLInputElement>(selector);
      if (!control) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    document.querySelector<HTMLElement>('.rsform-submit-button')?.click();
  });
  await until(page, () => document.querySelector('.stored')?.textContent?.includes('600112233'));
  assert.equal(await page.evaluate(textOf, '[data-announcements]'), 'The server has accepted the form.');
}

async function undoSteps(page: Page): Promise<void> {
  await page.focus('#undo');
  await page.keyboard.down('Control');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('z');
  await until(page, () => document.querySelectorAll('.field-row').length === 5);
  await page.keyboard.down('Shift');
  await page.keyboard.press('z');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
  await until(page, () => document.querySelectorAll('.field-row').length === 6);
}

async function openLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const writeText = (text: string) => Promise.resolve(Reflect.set(globalThis, 'copied', text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  await press(page, '#copy-link');
  await until(page, () => Reflect.has(globalThis, 'copied'));
  const link = (await page.evaluate('copied')) as string;
  assert.match(link, /playground\.html#d\.[\w-]+$/);
  await page.goto(link.replace('/playground.html', '/es/playground.html'));
  await until(page, () => document.querySelectorAll('.field-row').length === 6);
  assert.equal(await page.evaluate(textOf, '#fields-title'), 'Campos');
}

async function bringPage(page: Page): Promise<void> {
  await press(page, '#tab-markup');
  await until(page, () =>
    document.querySelector('#panel-markup code')?.textContent?.includes('rsform-block'),
  );
  const source = await page.evaluate(textOf, '#panel-markup code');
  await page.select('#sample', '');
  await press(page, '.samples .button');
  await until(page, () => document.querySelectorAll('.field-row').length === 1);
  await press(page, '#paste-page');
  await page.evaluate((text) => {
    const area = document.querySelector<HTMLTextAreaElement>('#paste-source');
    area?.focus();
    document.execCommand('insertText', false, text);
  }, source);
  await press(page, '#paste-run');
  await until(page, () => document.querySelectorAll('.field-row').length === 6);
  await until(page, () => document.activeElement?.id === 'paste-taken');
  const taken = await page.evaluate(textOf, 'dialog[open] ul');
  assert.match(taken, /^Campos: .*Teléfono.*Páginas: 1, condiciones: 0, totales: 0.*Idioma: Inglés$/);
  await page.keyboard.press('Escape');
}

async function startOver(page: Page): Promise<void> {
  const frame = await inPreview(page, isShown, 'rs-form:defined textarea');
  await frame.focus('textarea');
  await page.keyboard.type('left behind');
  await press(page, '.preview-tools > .button');
  // The press takes the focus out of the preview at once; the empty form comes later.
  await inPreview(page, () => {
    const controls = document.querySelectorAll<HTMLInputElement>('rs-form:defined form :is(input, textarea)');
    return controls.length > 0 && [...controls].every(({ value }) => value !== 'left behind');
  });
}

async function filterTypes(page: Page): Promise<void> {
  await press(page, '#add-field');
  await until(page, () => document.activeElement?.id === 'filter-types');
  await page.keyboard.type('LUGAR');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-type')), 'location');
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.id === 'setting-first');
  await until(page, () => document.querySelectorAll('.field-row').length === 7);
}

async function passAxe(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewport({ width, height: 800 });
    assert.deepEqual(await violations(page, { preload: false, iframes: false }), [], `at ${width}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
}

/** Stories of an author in the playground, one after the other in one page. */
export const playgroundStories: readonly (readonly [title: string, story: Story])[] = [
  ['adds a field by keyboard, names it, and sees it in the preview', addField],
  ['shows the field by a condition, as a visitor has it', addCondition],
  ['lets the server in the page find an error, and store the form when it is right', answerPost],
  ['takes steps back and forth by keyboard', undoSteps],
  ['copies a link that opens the same form, in Spanish too', openLink],
  ['makes a form of the source of a page', bringPage],
  ['starts over without a draft of the visitor before', startOver],
  ['finds a type by its name, by keyboard', filterTypes],
  ['has no barrier, wide and narrow', passAxe],
];
