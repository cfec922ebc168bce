/** Visitors of the contact form. */
import type { Page } from 'puppeteer-core';
import * as contact from '../journey/contact/contact-page.js';
import { clickInside, seen, toNextPage, until, untilAnyPage } from '../journey/in-page.js';
import { withPage } from '../journey/with-page.js';
import { endSession, failInside, loseAnswer, loseRequest } from './network.js';
import { emailOf, type Visit, type Visitor } from './visit.js';

const path = '/contacto';
const post = { url: `*${path}*`, method: 'POST' };

async function open({ page, url }: Visit, search = ''): Promise<void> {
  await page.goto(url + path + search);
  await contact.formReady(page);
}

const fill = (visit: Visit) => contact.fillForEmail(visit.page, emailOf(visit), `Consulta de ${visit.id}.`);

async function sendAndRead({ page, ledger, id }: Visit): Promise<void> {
  await contact.send(page);
  await contact.thanked(page);
  ledger.thanked(id);
}

async function writesWithError(visit: Visit): Promise<void> {
  const { page, ledger } = visit;
  await loseRequest(page, { url: '*/rs-form.view-*' }, () => ledger.met('lost late file'));
  await open(visit);
  await contact.fillForEmail(page, 'nadie@', `Consulta de ${visit.id}.`);
  await page.click('#Enviar');
  await until(page, () => document.querySelector('#Email.is-invalid'));
  await page.$eval('#Email', (input) => (input as HTMLInputElement).select());
  await page.type('#Email', emailOf(visit));
  await sendAndRead(visit);
}

/** Presses the button, and settles on the page that the browser or a gateway has instead of an answer. */
async function sendInVain(page: Page): Promise<void> {
  await page.click('#Enviar');
  const isGone = () => document.querySelector('#Enviar') === null && document.readyState === 'complete';
  await untilAnyPage(page, isGone, 'the post never left');
}

/** Writes a message that does not arrive, and all of it again. */
async function sendTwice(visit: Visit): Promise<void> {
  await open(visit);
  await fill(visit);
  await sendInVain(visit.page);
  await open(visit);
  await fill(visit);
  await sendAndRead(visit);
}

async function losesTheNetwork(visit: Visit): Promise<void> {
  await loseRequest(visit.page, post, () => visit.ledger.met('network lost at a post'));
  await sendTwice(visit);
}

async function meetsAnError(visit: Visit): Promise<void> {
  await failInside(visit.page, post, () => visit.ledger.met('error 500 at a post'));
  await sendTwice(visit);
}

/** The page thanks when it is opened again: one row, and the visitor knows of it. */
async function losesTheAnswer(visit: Visit): Promise<void> {
  const { page, ledger, id } = visit;
  await loseAnswer(page, post, () => ledger.met('answer lost'));
  await open(visit);
  await fill(visit);
  await sendInVain(page);
  await page.goto(visit.url + path);
  await contact.thanked(page);
  ledger.thanked(id);
}

async function staysTooLong(visit: Visit): Promise<void> {
  const { page } = visit;
  await open(visit);
  await fill(visit);
  await endSession(page);
  visit.ledger.met('session ended');
  await contact.send(page);
  await contact.seenInForm(page, '.notice.failure p');
  await sendAndRead(visit);
}

/** Runs in the page. Returns true if the focus is on a day that cannot be chosen. */
function isClosedDay(): boolean {
  const day = document.activeElement?.shadowRoot?.activeElement;
  return day?.getAttribute('aria-disabled') === 'true';
}

async function tabTo(page: Page, start: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await contact.focused(page)).startsWith(start)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${start}`);
}

async function wantsACall(visit: Visit): Promise<void> {
  const { page } = visit;
  await open(visit);
  await page.focus('[id="forma contacto0"]');
  await page.keyboard.press(' ');
  await seen(page, 'rs-calendar', '[role="gridcell"][tabindex="0"]');
  await page.type('#Telefono', '600 11 22 33');
  await page.type('#consulta', `Llamada para ${visit.id}.`);
  await page.focus('#Telefono');
  await tabTo(page, 'gridcell');
  for (const key of ['ArrowRight', 'ArrowDown'] as const) await page.keyboard.press(key);
  while (await page.evaluate(isClosedDay)) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await seen(page, 'rs-calendar', '[role="option"]');
  await tabTo(page, 'option');
  for (const key of ['Home', 'ArrowDown', 'Enter'] as const) await page.keyboard.press(key);
  await page.focus('#Enviar');
  await toNextPage(page, () => page.keyboard.press('Enter'));
  await contact.thanked(page);
  visit.ledger.thanked(visit.id);
}

/** Returns the link with which the form goes on at another device. */
async function savedLink(page: Page): Promise<string> {
  await clickInside(page, 'rs-form', '[part=save]');
  await seen(page, 'rs-form', '[part=save-link]');
  return page.$eval(
    'rs-form',
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLInputElement>('[part=save-link]')?.value ?? '',
  );
}

async function goesOnElsewhere(visit: Visit): Promise<void> {
  await open(visit, '?bot=off&attrs=save-url=/borradores,privacy=strict');
  await fill(visit);
  const link = await savedLink(visit.page);
  await withPage(visit.page.browser(), {}, async (page) => {
    await page.goto(link);
    await contact.formReady(page);
    await until(page, () => document.querySelector<HTMLInputElement>('#Email')?.value);
    await sendAndRead({ ...visit, page });
  });
}

export const contactVisitors: readonly Visitor[] = [
  { title: 'contact: an error first', story: writesWithError },
  { title: 'contact: the network lost at the first send', story: losesTheNetwork },
  { title: 'contact: the answer lost', story: losesTheAnswer },
  { title: 'contact: error 500 at the first send', story: meetsAnError },
  { title: 'contact: the session has ended', story: staysTooLong },
  { title: 'contact: a call, chosen in the calendar by keyboard', story: wantsACall },
  { title: 'contact: saved for another device', story: goesOnElsewhere },
];
