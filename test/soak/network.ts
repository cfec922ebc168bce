/** Faults between a visitor and the demo, over a session of the protocol of their own: the driver's events stay off. */
import type { CDPSession, Page } from 'puppeteer-core';
import type { Ledger } from './ledger.js';

/** Requests that a fault waits for; the first one of them meets it. */
interface Target {
  /** Pattern of the address, with `*`. */
  readonly url: string;
  /**
   * Method of the request.
   *
   * @default 'GET'
   */
  readonly method?: string;
}

/** Cuts the connection before the server has the request. */
export const loseRequest = (page: Page, target: Target, note: () => void) =>
  breakFirst(page, target, 'Request', note, (session, requestId) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );

/** Cuts the connection when the server has done its part: its answer is lost. */
export const loseAnswer = (page: Page, target: Target, note: () => void) =>
  breakFirst(page, target, 'Response', note, (session, requestId) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );

/** Answers in the place of a server that fails. */
export const failInside = (page: Page, target: Target, note: () => void) =>
  breakFirst(page, target, 'Request', note, (session, requestId) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 500,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from('<!doctype html><title>500</title><h1>Internal Server Error</h1>').toString('base64'),
    }),
  );

/** Breaks the first request of the target, and lets all others pass. */
async function breakFirst(
  page: Page,
  { url, method = 'GET' }: Target,
  requestStage: 'Request' | 'Response',
  note: () => void,
  breakIt: (session: CDPSession, requestId: string) => Promise<unknown>,
): Promise<void> {
  const session = await page.createCDPSession();
  let isBroken = false;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isHit = !isBroken && request.method === method;
    if (isHit) {
      isBroken = true;
      note();
    }
    const answered = isHit
      ? breakIt(session, requestId)
      : session.send('Fetch.continueRequest', { requestId });
    // The page may have been closed by then.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: url, requestStage }] });
}

/** Gives a page the network of a slow phone: files come late, one after the other. */
export async function slowDown(page: Page, ledger: Ledger): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  ledger.met('slow files');
}

/** Ends the session of the visitor at the server, and so its token. The consent stays. */
export async function endSession(page: Page): Promise<void> {
  const context = page.browserContext();
  const cookies = await context.cookies();
  await context.deleteCookie(...cookies.filter(({ name }) => name !== 'rs_consent'));
}
