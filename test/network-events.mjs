/** Network events of Firefox's driver: they take a third of its time, even without a listener. */

const events = ['network'];

/** Stops the events. Pages are not affected; the driver reports no requests and responses. */
export const muteNetwork = (browser) => send(browser, 'session.unsubscribe');

/** Starts the events again, before requests of a page are recorded or held back. */
export const hearNetwork = (browser) => send(browser, 'session.subscribe');

/**
 * Calls a method of WebDriver BiDi; does nothing in other browsers. Puppeteer subscribes to all events and has no API
 * for fewer.
 */
async function send(browser, method) {
  await browser.connection?.send?.(method, { events });
}
