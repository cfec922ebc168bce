import type { Page } from 'puppeteer-core';
import { captchaCode } from '../own-demo.js';
import { seen, toNextPage, until } from '../in-page.js';

/** The page of the registration with its tag, and as the original's server writes it: what is true of one is true of both. */
export const registrations = ['/formulario', '/legacy/formulario'] as const;

/** What a visitor does on the page of the registration, by what is to be seen there. */
export const choose = (page: Page, field: string, value: string) =>
  press(page, `input[name^="form[${field}]"][value="${value}"]`, ' ');

/** Presses by key: after a turn the page still scrolls, and the mouse would hit what has just moved there. */
export async function press(
  page: Page,
  selector: string,
  key: 'Enter' | ' ' | 'ArrowUp' = 'Enter',
): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press(key);
}

/** Fills in the first page for a visitor who comes by video call. */
export async function fillFirstPage(page: Page, way = 'En línea'): Promise<void> {
  await page.type('#Nombre', 'Berta Ruiz');
  await page.type('#Email', 'berta@correo.test');
  await page.select('[name="form[Fecha de nacimiento][d]"]', '29');
  await page.select('[name="form[Fecha de nacimiento][m]"]', '2');
  await page.select('[name="form[Fecha de nacimiento][y]"]', '1988');
  await choose(page, 'Modalidad', way);
}

/** Fills in what the last page asks of everyone who pays by card. */
export async function fillLastPage(page: Page): Promise<void> {
  await choose(page, 'Pago', 'Tarjeta');
  await page.type('#Motivo', 'Dormir de un tirón');
  await choose(page, 'Consentimiento', 'Acepto');
  await typeCode(page);
}

/** Settles when the captcha image that was asked for is there. */
export const newImage = (page: Page) =>
  until(page, () => document.querySelector<HTMLImageElement>('#captcha141')?.complete);

/** Types what the captcha image shows. */
export const typeCode = (page: Page) => page.type('#captchaTxt141', captchaCode);

/** The button to the next page of the page that is on show. */
export const goOn = (page: Page, step: 1 | 2) => press(page, `#Paso_${step}Next`);

/** The button back, on the page that it leads away from. */
export const goBack = (page: Page, from: 2 | 3) => press(page, from === 2 ? '#Paso_2Prev' : '#EnviarPrev');

/** Settles when a page of the form (from 0) is on show, no other is, and its buttons are alive: then there is progress. */
export function onPage(page: Page, wanted: number): Promise<void> {
  return until(
    page,
    (number) => {
      const shown = [...document.querySelectorAll('.formContainer')].filter((one) => one.checkVisibility());
      const hasProgress = document.getElementById('rsform_progress_2')?.textContent !== '';
      return hasProgress && shown.length === 1 && shown[0]?.id.endsWith(`_page_${number}`);
    },
    wanted,
  );
}

/** What the form says of its progress. */
export const progress = (page: Page) =>
  page.$eval('#rsform_progress_2', ({ textContent }) => textContent.trim());

/** Goes from page to page with what each asks, up to the button that sends. */
export async function fillAll(page: Page, way?: string): Promise<void> {
  await onPage(page, 0);
  await fillFirstPage(page, way);
  await goOn(page, 1);
  await onPage(page, 1);
  await goOn(page, 2);
  await onPage(page, 2);
  await fillLastPage(page);
}

/** Presses the submit button and waits for the page that the server answers with. */
export async function send(page: Page): Promise<void> {
  await toNextPage(page, () => press(page, '#Enviar'));
}

/** The text of the page's main part. */
export const mainText = (page: Page) => page.$eval('main', ({ textContent }) => textContent ?? '');

/** Settles when the server's thanks are on the page. */
export const thanked = (page: Page) =>
  until(page, () => document.body.textContent.includes('Tu plaza está reservada'));

/** Settles when something is to be seen in the form's own shadow root. */
export const painted = (page: Page, selector: string) => seen(page, 'rs-form', selector);

/** What a field holds. */
export const valueOf = (page: Page, selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);

/** What can be seen of the form's own chrome: the text of every part that a selector finds. */
export function paintedTexts(page: Page, selector: string): Promise<readonly string[]> {
  return page.$eval(
    'rs-form',
    ({ shadowRoot }, wanted) =>
      [...(shadowRoot?.querySelectorAll(wanted) ?? [])]
        .filter((part) => part.checkVisibility())
        .map(({ textContent }) => textContent.trim()),
    selector,
  );
}

/** The names of the fields that are marked as wrong, in the order of the page. */
export function markedFields(page: Page): Promise<readonly string[]> {
  return page.$$eval('.formError', (errors) => errors.map(({ id }) => id));
}

/** Whether the form is in the middle of an attempt. */
export const isBusy = (page: Page) => page.$eval('rs-form', (form) => form.matches(':state(busy)'));

/** Presses a button of the form's own chrome, by key. */
export async function pressPart(page: Page, part: string): Promise<void> {
  const selector = `[part~="${part}"]`;
  await painted(page, selector);
  await page.$eval(
    'rs-form',
    ({ shadowRoot }, wanted) => shadowRoot?.querySelector<HTMLElement>(wanted)?.focus(),
    selector,
  );
  await page.keyboard.press('Enter');
}
