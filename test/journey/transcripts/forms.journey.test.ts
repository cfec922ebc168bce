import { it } from 'node:test';
import { formReady, seenInForm } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import {
  fillFirstPage,
  fillLastPage,
  goBack,
  goOn,
  onPage,
  press,
  send as sendRegistration,
  thanked as isRegistered,
} from '../kitchen/kitchen-page.js';
import { tellContact } from './contact-story.js';
import { hear } from './hear.js';

inEachBrowser('a visitor who hears', (journey) => {
  if (journey.browserName !== 'Chromium') return;

  it('the contact form: a choice, an error, its correction, and the thanks', () =>
    hear(journey, {
      name: 'contact',
      path: '/contacto',
      story: async (page, transcript) => {
        await formReady(page);
        await transcript.read('The form', 'form');
        await tellContact(page, transcript);
      },
    }));

  it('the registration: three pages, back and on', () =>
    hear(journey, {
      name: 'registration',
      path: '/formulario',
      story: async (page, transcript) => {
        await onPage(page, 0);
        await page.type('#Telefono', '600112233');
        await seenInForm(page, 'rs-form-view');
        await transcript.step('Leaves the first page nearly empty', async () => {
          await goOn(page, 1);
          await until(page, () => document.querySelector('rs-form')?.shadowRoot?.activeElement);
        });
        await fillFirstPage(page);
        await transcript.step(
          'Goes to the second page',
          async () => {
            await goOn(page, 1);
            await onPage(page, 1);
          },
          'Página 2 de 3',
        );
        await transcript.read('The second page', 'form');
        await transcript.step(
          'Goes back',
          async () => {
            await goBack(page, 2);
            await onPage(page, 0);
          },
          'Página 1 de 3',
        );
        await transcript.step(
          'Goes on again',
          async () => {
            await goOn(page, 1);
            await onPage(page, 1);
          },
          'Página 2 de 3',
        );
        await transcript.step(
          'Goes to the last page',
          async () => {
            await goOn(page, 2);
            await onPage(page, 2);
          },
          'Página 3 de 3',
        );
        await fillLastPage(page);
        await press(page, '#Motivo', 'ArrowUp');
        await transcript.step(
          'Sends it',
          async () => {
            await sendRegistration(page);
            await isRegistered(page);
            await until(page, () => document.querySelector('rs-form:state(submitted)'));
          },
          'Tu mensaje se ha enviado',
        );
      },
    }));
});
