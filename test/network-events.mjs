/**
 * Network events of the drivers: even without a listener they take a third of the time of Firefox's driver, and a
 * seventh of that of a visit in Chromium.
 */

const events = ['network'];
/** Browsers whose pages report requests. In all others `mutePage` mutes a page when it is opened. */
const heard = new WeakSet();

/** Stops the events. Pages are not affected; the driver reports no requests and responses, and delays none. */
export async function muteNetwork(browser) {
  heard.delete(browser);
  await send(browser, 'session.unsubscribe', 'Network.disable');
}

/** Starts the events again, before requests of a page are recorded, held back or counted, or its network is changed. */
export async function hearNetwork(browser) {
  heard.add(browser);
  await send(browser, 'session.subscribe', 'Network.enable');
}

/**
 * Stops the events of a new page, unless those of its browser are heard. Returns the page, which refuses a listener that
 * would never be called.
 */
export async function mutePage(page) {
  const browser = page.browser();
  // Firefox's driver has the events of all pages together.
  if (!browser.connection && !heard.has(browser)) await page._client().send('Network.disable');
  const listen = page.on.bind(page);
  page.on = (type, listener) => {
    if (/^re(?:quest|sponse)/.test(type) && !heard.has(browser))
      throw new Error(`Call hearNetwork before listening to "${type}"`);
    return listen(type, listener);
  };
  return page;
}

/**
 * Calls a method of Firefox's protocol, or one of Chromium's for each page. Puppeteer starts all events, and has no API
 * for fewer.
 */
async function send(browser, forAll, forPage) {
  if (browser.connection) return browser.connection.send(forAll, { events });
  const pages = await browser.pages();
  await Promise.all(pages.map((page) => page._client().send(forPage)));
}
