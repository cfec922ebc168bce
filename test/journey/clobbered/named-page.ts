import type { CDPSession, Page } from 'puppeteer-core';

/** Elements whose name or id is a property of the document, of a form or of the window. */
export const kinds = ['img', 'form', 'input', 'iframe', 'object'] as const;
export type Kind = (typeof kinds)[number];

/** Kinds that are also controls of the form around them. */
const inForms: readonly Kind[] = ['img', 'input', 'object'];

const marks = (kind: Kind, attributes: string) =>
  kind === 'img' || kind === 'input'
    ? `<${kind} ${attributes} hidden${kind === 'img' ? ' alt=""' : ''}>`
    : `<${kind} ${attributes} hidden></${kind}>`;

/** Returns the names of all members that a page could shadow, as the browser has them. */
export async function memberNames(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => {
    const found = new Set<string>(Object.getOwnPropertyNames(window));
    for (const one of [Document, HTMLElement, HTMLFormElement, Window, ShadowRoot])
      for (
        let at: object | null = one.prototype as object;
        at;
        at = Object.getPrototypeOf(at) as object | null
      )
        for (const name of Object.getOwnPropertyNames(at)) found.add(name);
    return [...found];
  });
  return names.filter((name) => /^[a-z]\w*$/.test(name));
}

/**
 * Adds elements with the names to each page that the server sends from now on: at the start of the body, before a script
 * of the body runs, and in each form.
 *
 * @returns A function that sets the names and the kind of the next pages.
 */
export async function nameElements(page: Page): Promise<(kind: Kind, names: readonly string[]) => void> {
  let insert = (html: string) => html;
  const session = await page.createCDPSession();
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  session.on('Fetch.requestPaused', (paused) => {
    const passOn = () => session.send('Fetch.continueRequest', { requestId: paused.requestId });
    const isPage = paused.responseStatusCode === 200;
    // A frame of the page may be gone by now.
    (isPage ? rewrite(session, paused, insert) : passOn()).catch(() => undefined);
  });
  return (kind, names) => {
    const inBody = names.map((name) => marks(kind, `name="${name}" id="${name}"`)).join('');
    const inForm = inForms.includes(kind) ? names.map((name) => marks(kind, `name="${name}"`)).join('') : '';
    insert = (html) =>
      html.replace(/<body[^>]*>/, `$&${inBody}`).replace(/<form\b[^>]*>(?!<\/form>)/g, `$&${inForm}`);
  };
}

interface PausedRequest {
  readonly requestId: string;
  readonly responseHeaders?: { name: string; value: string }[];
}

async function rewrite(
  session: CDPSession,
  { requestId, responseHeaders = [] }: PausedRequest,
  insert: (html: string) => string,
): Promise<void> {
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const html = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: responseHeaders.filter(({ name }) => !/^content-(?:length|encoding)$/i.test(name)),
    body: Buffer.from(insert(html)).toString('base64'),
  });
}
