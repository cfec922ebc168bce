/** What Firefox tells its driver of each request: a third of its time where nobody listens. */

const events = ['network'];

/** Stops it. Pages know of no difference; their driver has no requests and responses. */
export const muteNetwork = (browser) => tell(browser, 'session.unsubscribe');

/** Starts it again, before a page listens to requests or holds them back. */
export const hearNetwork = (browser) => tell(browser, 'session.subscribe');

/** Only a browser behind WebDriver BiDi has this; puppeteer subscribes to all events, and has no word for less. */
async function tell(browser, method) {
  await browser.connection?.send?.(method, { events });
}
