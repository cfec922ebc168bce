/**
 * Network events of the drivers: even without a listener they take a third of the time of Firefox's driver, and a
 * seventh of that of a visit in Chromium.
 */

const events = ['network'];
/** Browsers whose pages report requests. Those of other browsers are muted when they are opened. */
const heard = new WeakSet();

/** Stops the events. Pages are not affected; the driver reports no requests and responses, and delays none. */
export async function muteNetwork(browser) {
  heard.delete(browser);
  await browser.connection?.send?.('session.unsubscribe', { events });
  await sendToPages(browser, 'Network.disable');
}

/** Starts the events again, before requests of a page are recorded, held back or counted, or its network is changed. */
export async function hearNetwork(browser) {
  heard.add(browser);
  await browser.connection?.send?.('session.subscribe', { events });
  await sendToPages(browser, 'Network.enable');
}

/** Stops the events of a new page, unless those of its browser are heard. Returns the page. */
export async function quiet(page) {
  if (!heard.has(page.browser())) await sendTo(page, 'Network.disable');
  return page;
}

async function sendToPages(browser, method) {
  const pages = await browser.pages();
  await Promise.all(pages.map((page) => sendTo(page, method)));
}

/**
 * Calls a method of Chromium's protocol on the driver's own session; does nothing in Firefox. Puppeteer starts all events
 * of a page, and has no API for fewer.
 */
async function sendTo(page, method) {
  await page._client?.().send(method);
}
