import type { Page } from 'puppeteer-core';
import type { Journey } from '../harness.js';
import { seen, toNextPage, until } from '../in-page.js';

/** Pages of the contact form: with its tag, and as the original's server writes it. */
export const contactPages = ['/contacto', '/legacy/contacto'] as const;

/** Settles when the form is enhanced. */
export const formReady = (page: Page) =>
  until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));

/**
 * Ticks or unticks a way of contact, once the form works. On the original's page it settles when the limit is shown or
 * hidden: its text moves the rest of the form, and so the target of the next click.
 */
export async function choose(page: Page, way: 'Teléfono' | 'E-mail'): Promise<void> {
  await formReady(page);
  await page.click(way === 'E-mail' ? byEmail : byPhone);
  await until(page, () => {
    // The tag of a page without inline scripts swaps the boxes, and has no text for the limit.
    if (!location.pathname.startsWith('/legacy') || location.search.includes('inline-policy')) return true;
    const hasChosen = document.querySelector('[name="form[forma contacto][]"]:checked') !== null;
    return hasChosen === (document.querySelector('.rs-form-limit')?.checkVisibility() ?? false);
  });
}

const byEmail = 'input[name="form[forma contacto][]"][value="E-mail"]';
const byPhone = 'input[name="form[forma contacto][]"][value="Teléfono"]';

/** Chooses e-mail and fills in everything, once the form works. */
export async function fillForEmail(page: Page, email?: string, text?: string): Promise<void> {
  await choose(page, 'E-mail');
  await writeTexts(page, email, text);
}

/** Does the same in a form without a script, or before its script. */
export async function fillBareForm(page: Page, email?: string, text?: string): Promise<void> {
  await page.click(byEmail);
  await writeTexts(page, email, text);
}

async function writeTexts(page: Page, email = 'ana@ejemplo.es', text = 'Me gustaría hablar.'): Promise<void> {
  await page.type('#Email', email);
  await page.type('#consulta', text);
}

/** Presses the button and waits for the page that the server answers with. */
export async function send(page: Page): Promise<void> {
  await toNextPage(page, () => page.click('#Enviar'));
}

/** Settles when the server's thanks are on the page. */
export function thanked(page: Page): Promise<void> {
  return until(page, () => document.body.textContent.includes('Gracias por escribirnos'));
}

/** Settles when an element of the form's own shadow root is visible. */
export const seenInForm = (page: Page, selector: string) => seen(page, 'rs-form', selector);

/** Returns the id of the focused element of the page. */
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

/** Returns the focused element, inside shadow roots too: its role or tag, and its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return `${active?.getAttribute('role') ?? active?.localName ?? ''} ${active?.textContent.trim().slice(0, 40) ?? ''}`;
  });
}

/** Returns the requests that the provider has received since the demo began. */
export async function providerRequests({ demo }: Journey): Promise<readonly string[]> {
  const answer = await fetch(`${demo.providerUrl}/requests`);
  return (await answer.json()) as readonly string[];
}
