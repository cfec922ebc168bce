import type { Page } from 'puppeteer-core';
import { captchaCode } from '../own-demo.js';
import { seen, toNextPage, until } from '../in-page.js';

/** Pages of the registration: with its tag, and as the original's server writes it. Both must behave the same. */
export const registrations = ['/formulario', '/legacy/formulario'] as const;

/** Chooses a value of a field by key. */
export const choose = (page: Page, field: string, value: string) =>
  press(page, `input[name^="form[${field}]"][value="${value}"]`, ' ');

/** Presses by key: after a turn the page still scrolls, and a mouse could hit something else. */
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

/** Fills in the fields of the last page for a visitor who pays by card. */
export async function fillLastPage(page: Page): Promise<void> {
  await choose(page, 'Pago', 'Tarjeta');
  await page.type('#Motivo', 'Dormir de un tirón');
  await choose(page, 'Consentimiento', 'Acepto');
  await typeCode(page);
}

/** Settles when the requested captcha image has loaded. */
export const newImage = (page: Page) =>
  until(page, () => document.querySelector<HTMLImageElement>('#captcha141')?.complete);

/** Types the code of the captcha image. */
export const typeCode = (page: Page) => page.type('#captchaTxt141', captchaCode);

/** Presses the button to the next page on the visible page. */
export const goOn = (page: Page, step: 1 | 2) => press(page, `#Paso_${step}Next`);

/** Presses the button back on the visible page. */
export const goBack = (page: Page, from: 2 | 3) => press(page, from === 2 ? '#Paso_2Prev' : '#EnviarPrev');

/**
 * Settles when a page of the form (from 0) is the only visible one and its buttons work: then there is a progress line.
 */
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

/** Returns the text of the progress line. */
export const progress = (page: Page) =>
  page.$eval('#rsform_progress_2', ({ textContent }) => textContent.trim());

/** Fills in each page, up to the button that sends. */
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

/** Returns the text of the page's main part. */
export const mainText = (page: Page) => page.$eval('main', ({ textContent }) => textContent ?? '');

/** Settles when the server's thanks are on the page. */
export const thanked = (page: Page) =>
  until(page, () => document.body.textContent.includes('Tu plaza está reservada'));

/** Settles when an element of the form's own shadow root is visible. */
export const seenInForm = (page: Page, selector: string) => seen(page, 'rs-form', selector);

/** Returns the value of a field. */
export const valueOf = (page: Page, selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);

/** Returns the texts of the visible parts of the form's own chrome that match. */
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

/** Returns the names of the fields that are marked as invalid, in the order of the page. */
export function markedFields(page: Page): Promise<readonly string[]> {
  return page.$$eval('.formError', (errors) => errors.map(({ id }) => id));
}

/** Returns true while the form is being sent. */
export const isBusy = (page: Page) => page.$eval('rs-form', (form) => form.matches(':state(busy)'));

/** Presses a button of the form's own chrome, by key. */
export async function pressPart(page: Page, part: string): Promise<void> {
  const selector = `[part~="${part}"]`;
  await seenInForm(page, selector);
  await page.$eval(
    'rs-form',
    ({ shadowRoot }, wanted) => shadowRoot?.querySelector<HTMLElement>(wanted)?.focus(),
    selector,
  );
  await page.keyboard.press('Enter');
}
