import type { CDPSession, Page } from 'puppeteer-core';

/** An element that an author names. Its name or id is a property of the document, of a form or of the window. */
export interface Named {
  readonly kind: 'img' | 'form' | 'input' | 'iframe' | 'object';
  readonly name: string;
}

const isVoid = (kind: Named['kind']) => kind === 'img' || kind === 'input';
/** Kinds that are also controls of the form around them. */
const isControl = ({ kind }: Named) => kind !== 'form' && kind !== 'iframe';

const markup = ({ kind, name }: Named, id = '') =>
  `<${kind} name="${name}"${id} ${kind === 'img' ? 'alt="" ' : ''}hidden>${isVoid(kind) ? '' : `</${kind}>`}`;

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
 * Adds elements to each page that the server sends from now on: at the start of the body, before a script of the body
 * runs, and in each form.
 */
export async function nameElements(page: Page, elements: readonly Named[]): Promise<void> {
  const inBody = elements.map((one) => markup(one, ` id="${one.name}"`)).join('');
  const inForm = elements
    .filter(isControl)
    .map((one) => markup(one))
    .join('');
  const insert = (html: string) =>
    html.replace(/<body[^>]*>/, `$&${inBody}`).replace(/<form\b[^>]*>/g, (tag) =>
      // Not in those of `inBody`.
      tag.endsWith(' hidden>') ? tag : tag + inForm,
    );
  // A changed page has no address for the browser, which keeps it from servers of this machine: that of map tiles.
  const allowed = { permission: { name: 'loopback-network' }, state: 'granted' } as const;
  // An older browser has neither the rule nor the permission.
  await page
    .browserContext()
    .setPermission('*', allowed)
    .catch(() => undefined);
  const session = await page.createCDPSession();
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  session.on('Fetch.requestPaused', (paused) => {
    const passOn = () => session.send('Fetch.continueRequest', { requestId: paused.requestId });
    const isPage = paused.responseStatusCode === 200;
    // A frame of the page may be gone by now.
    (isPage ? rewrite(session, paused, insert) : passOn()).catch(() => undefined);
  });
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
