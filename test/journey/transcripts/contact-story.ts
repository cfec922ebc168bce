import type { Page } from 'puppeteer-core';
import { choose, seenInForm, send, thanked } from '../contact/contact-page.js';
import { clickInside, until } from '../in-page.js';
import type { Transcript } from './transcript.js';

/** Fills in the contact form, with an error and its correction, and sends it. */
export async function tellContact(page: Page, teller: Pick<Transcript, 'step'>): Promise<void> {
  await teller.step('Chooses e-mail', () => choose(page, 'E-mail'), 'E-mail');
  // The list of errors is painted by a part that loads with the first touch.
  await seenInForm(page, 'rs-form-view');
  await page.type('#Email', 'ana@');
  await page.type('#consulta', 'Me gustaría hablar.');
  await teller.step('Sends a wrong address', async () => {
    await page.click('#Enviar');
    await until(page, () => document.querySelector('rs-form')?.shadowRoot?.activeElement);
  });
  await teller.step('Follows the link of the error', () =>
    clickInside(page, 'rs-form', '[part="error-link"]'),
  );
  await teller.step('Corrects it', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('ejemplo.es');
    await until(page, () => !document.querySelector('#Email.is-invalid'));
  });
  await teller.step('Sends it', () => sendAndBeThanked(page), 'Tu mensaje se ha enviado');
}

async function sendAndBeThanked(page: Page): Promise<void> {
  await send(page);
  await thanked(page);
  await until(page, () => document.querySelector('rs-form:state(submitted)'));
}
