import type { Page } from 'puppeteer-core';
import { answer, isAnswered } from '../journey/consent/consent-page.js';
import { formReady, send, thanked } from '../journey/contact/contact-page.js';
import { consent } from '../journey/harness.js';
import { until } from '../journey/in-page.js';
import * as kitchen from '../journey/kitchen/kitchen-page.js';

/** Visit of the demo. Returns the e-mail address that was thanked for; null for a visit that sends nothing. */
export type Visitor = (page: Page, url: string, address: string) => Promise<string | null>;

/** Faults of a question to the server, one of which each registration meets. */
const questionFaults = ['abort', '500', 'truncated', 'html', 'login', 'empty'];

async function writesByEmail(page: Page, url: string, address: string): Promise<string> {
  await consent(page, url);
  await page.goto(`${url}/contacto`);
  await formReady(page);
  await page.click('input[name="form[forma contacto][]"][value="E-mail"]');
  await page.type('#Email', 'nadie@');
  await page.type('#consulta', 'Una pregunta.');
  await page.click('#Enviar');
  await until(page, () => document.querySelector('#Email.is-invalid'));
  await page.$eval('#Email', (input) => (input as HTMLInputElement).select());
  await page.type('#Email', address);
  await send(page);
  await thanked(page);
  return address;
}

async function registers(page: Page, url: string, address: string): Promise<string> {
  const fault = questionFaults[address.length % questionFaults.length] ?? '';
  const ask = '/index.php?option=com_rsform&task=ajaxValidate';
  const setAddress = (to: string) =>
    page.$eval('rs-form', (form, given) => form.setAttribute('validate-url', given), to);
  await consent(page, url);
  await page.goto(`${url}/formulario?fault=${fault}`);
  await kitchen.onPage(page, 0);
  await kitchen.fillFirstPage(page);
  await page.$eval('#Email', (input) => (input as HTMLInputElement).select());
  await page.type('#Email', address);
  await setAddress(`${ask}&fault=${fault}`);
  await kitchen.goOn(page, 1);
  await kitchen.seenInForm(page, '[part="retry"]');
  await setAddress(ask);
  await kitchen.pressPart(page, 'retry');
  await kitchen.onPage(page, 1);
  await kitchen.goOn(page, 2);
  await kitchen.onPage(page, 2);
  await kitchen.fillLastPage(page);
  await kitchen.send(page);
  await kitchen.thanked(page);
  return address;
}

async function choosesCookies(page: Page, url: string): Promise<null> {
  await page.goto(url);
  await answer(page, 'reject');
  await isAnswered(page);
  return null;
}

async function looksAtPictures(page: Page, url: string): Promise<null> {
  await page.goto(`${url}/galeria?theme=off`);
  await until(page, () => document.querySelector('media-box')?.matches(':defined'));
  for (let times = 0; times < 5; times += 1) await opensAndCloses(page);
  return null;
}

/** Opens the first picture of the gallery, goes on, and closes the viewer. */
export async function opensAndCloses(page: Page): Promise<void> {
  const isOpen = () =>
    document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open]') !== null;
  await page.focus('.gallery a[title="La sala"]');
  await page.keyboard.press('Enter');
  await until(page, () =>
    document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open] [part=counter]'),
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open]'));
  if (await page.evaluate(isOpen)) throw new Error('the viewer stays open');
}

export const visitors: readonly Visitor[] = [writesByEmail, registers, choosesCookies, looksAtPictures];
