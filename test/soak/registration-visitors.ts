/** Visitors of the form of three pages. */
import type { Page } from 'puppeteer-core';
import { until } from '../journey/in-page.js';
import * as kitchen from '../journey/kitchen/kitchen-page.js';
import { failInside, loseAnswer, loseRequest } from './network.js';
import { emailOf, type Visit, type Visitor } from './visit.js';

/** Faults of a question to the server, one of which each registration meets. */
const questionFaults = ['abort', '500', 'truncated', 'html', 'login', 'empty'];
const ask = '/index.php?option=com_rsform&task=ajaxValidate';
const proof = '[name="form[Justificante]"]';

async function fillFirst(visit: Visit): Promise<void> {
  const { page } = visit;
  await kitchen.onPage(page, 0);
  await kitchen.fillFirstPage(page);
  await page.$eval('#Email', (input) => (input as HTMLInputElement).select());
  await page.type('#Email', emailOf(visit));
}

async function turnToTheLast(page: Page): Promise<void> {
  await kitchen.goOn(page, 1);
  await kitchen.onPage(page, 1);
  await kitchen.goOn(page, 2);
  await kitchen.onPage(page, 2);
}

async function fillAll(visit: Visit): Promise<void> {
  await fillFirst(visit);
  await turnToTheLast(visit.page);
  await kitchen.fillLastPage(visit.page);
}

async function sendAndRead({ page, ledger, id }: Visit): Promise<void> {
  await kitchen.send(page);
  await kitchen.thanked(page);
  ledger.thanked(id);
}

/** Picks a file that is in no folder. */
export function pick(page: Page, selector: string, name: string): Promise<void> {
  return page.$eval(
    selector,
    (input, file) => {
      const files = new DataTransfer();
      files.items.add(new File([`de ${file}`], file));
      Object.assign(input, { files: files.files });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    name,
  );
}

/** The question fails once; conditions show and hide fields; the visitor goes back and on again. */
async function registers(visit: Visit): Promise<void> {
  const { page, url, id, ledger } = visit;
  const fault = questionFaults[Number(id.split('-').at(-1)) % questionFaults.length] ?? '';
  const setAddress = (to: string) =>
    page.$eval('rs-form', (form, given) => form.setAttribute('validate-url', given), to);
  await page.goto(`${url}/formulario?fault=${fault}`);
  await fillFirst(visit);
  await kitchen.choose(page, 'Perfil', 'Profesional');
  await until(page, () => document.getElementById('Web')?.checkVisibility());
  await kitchen.choose(page, 'Perfil', 'Particular');
  await until(page, () => document.getElementById('Web')?.checkVisibility() === false);
  await setAddress(`${ask}&fault=${fault}`);
  await kitchen.goOn(page, 1);
  await kitchen.seenInForm(page, '[part="retry"]');
  ledger.met(`question to the server: ${fault}`);
  await setAddress(ask);
  await kitchen.pressPart(page, 'retry');
  await kitchen.onPage(page, 1);
  await kitchen.goBack(page, 2);
  await kitchen.onPage(page, 0);
  await turnToTheLast(page);
  await kitchen.fillLastPage(page);
  await sendAndRead(visit);
}

async function addsFiles(visit: Visit): Promise<void> {
  const { page, url } = visit;
  await page.goto(`${url}/formulario`);
  await fillAll(visit);
  await until(page, () => document.querySelectorAll('rs-uploads [slot="hint"]').length === 2);
  await pick(page, proof, 'carné.exe');
  await kitchen.press(page, '#Enviar');
  await until(page, () => document.querySelector('.formError'));
  await pick(page, proof, 'carné.pdf');
  await until(page, () => document.querySelector('.formError') === null);
  await sendAndRead(visit);
}

async function comesBack(visit: Visit): Promise<void> {
  const { page, url } = visit;
  await page.goto(`${url}/formulario`);
  await fillFirst(visit);
  await until(
    page,
    (wanted) => Object.values(sessionStorage).some((value) => String(value).includes(wanted)),
    emailOf(visit),
  );
  await page.reload();
  await kitchen.onPage(page, 0);
  await until(
    page,
    (email) => (document.getElementById('Email') as HTMLInputElement).value === email,
    emailOf(visit),
  );
  await turnToTheLast(page);
  await kitchen.fillLastPage(page);
  await sendAndRead(visit);
}

const inPlace = '/formulario?attrs=submit=fetch';
const post = { url: '*/formulario?attrs=submit=fetch*', method: 'POST' };

/** Sends without leaving the page, reads that it came to nothing, and presses the button of the message. */
async function sendsAgain(visit: Visit): Promise<void> {
  const { page, ledger, id } = visit;
  await page.goto(visit.url + inPlace);
  await fillAll(visit);
  await kitchen.press(page, '#Enviar');
  await kitchen.seenInForm(page, '[part~="retry"]');
  await kitchen.pressPart(page, 'retry');
  await kitchen.thanked(page);
  ledger.thanked(id);
}

async function losesTheNetwork(visit: Visit): Promise<void> {
  await loseRequest(visit.page, post, () => visit.ledger.met('network lost at a post'));
  await sendsAgain(visit);
}

async function meetsAnError(visit: Visit): Promise<void> {
  await failInside(visit.page, post, () => visit.ledger.met('error 500 at a post'));
  await sendsAgain(visit);
}

/** The code of the image was used by the lost post, so the server refuses the second one, and asks for another code. */
async function losesTheAnswer(visit: Visit): Promise<void> {
  const { page, ledger, id } = visit;
  await loseAnswer(page, post, () => {
    ledger.met('answer lost');
    ledger.untold(id);
  });
  await page.goto(visit.url + inPlace);
  await fillAll(visit);
  await kitchen.press(page, '#Enviar');
  await kitchen.seenInForm(page, '[part~="retry"]');
  await kitchen.pressPart(page, 'retry');
  await until(page, () => document.querySelector('.formError'));
  await kitchen.newImage(page);
  await kitchen.typeCode(page);
  await kitchen.press(page, '#Enviar');
  await kitchen.thanked(page);
  ledger.thanked(id);
}

async function fillsInJson(visit: Visit): Promise<void> {
  await visit.page.goto(`${visit.url}/formulario-json`);
  await fillAll(visit);
  await sendAndRead(visit);
}

export const registrationVisitors: readonly Visitor[] = [
  { title: 'registration: a question fails, conditions, back and on', story: registers },
  { title: 'registration: files, a wrong one first', story: addsFiles },
  { title: 'registration: the draft after a reload', story: comesBack },
  { title: 'registration in place: the network lost at the first send', story: losesTheNetwork },
  { title: 'registration in place: error 500 at the first send', story: meetsAnError },
  { title: 'registration in place: the answer lost, sent again', story: losesTheAnswer },
  { title: 'registration from JSON', story: fillsInJson },
];
