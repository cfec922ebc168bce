/** Session of the classic WebDriver protocol: one browser with an empty profile and one window. */

import { screenSize } from '../virtual-screen.mjs';

/** Time limits of a command, in milliseconds: one that a page can hold up, and the end of a session. */
const commandTimeout = 60_000;
const endTimeout = 10_000;

async function send(url, method, body, timeout = commandTimeout) {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Starts a browser. Navigations return at once, because a page may run its tests before it has loaded.
 *
 * @param proxy Host and port of an HTTP proxy for all requests; without one there is none.
 */
export async function openSession(driverUrl, browser, proxy) {
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    ...(proxy && { proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy } }),
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  const { sessionId } = await send(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch } });
  return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
}

class WebDriverSession {
  #url;

  constructor(url) {
    this.#url = url;
  }

  goto(url) {
    return send(`${this.#url}/url`, 'POST', { url });
  }

  refresh() {
    return send(`${this.#url}/refresh`, 'POST', {});
  }

  address() {
    return send(`${this.#url}/url`, 'GET');
  }

  /** Runs the text of a function in the page and returns its result. */
  run(script, ...args) {
    return send(`${this.#url}/execute/sync`, 'POST', { script, args });
  }

  /** Runs the text of a function in the page. Its last argument is a function that takes the result. */
  runAsync(script, ...args) {
    return send(`${this.#url}/execute/async`, 'POST', { script, args });
  }

  /** Returns the cookies of the current page. */
  cookies() {
    return send(`${this.#url}/cookie`, 'GET');
  }

  /** Sets a cookie; only for the host of the current page. */
  addCookie(cookie) {
    return send(`${this.#url}/cookie`, 'POST', { cookie });
  }

  deleteCookie(name) {
    return send(`${this.#url}/cookie/${encodeURIComponent(name)}`, 'DELETE');
  }

  /** Types into an element; into an input for files their paths, one a line. */
  async sendKeys(selector, text) {
    const found = await send(`${this.#url}/element`, 'POST', { using: 'css selector', value: selector });
    const [id] = Object.values(found);
    await send(`${this.#url}/element/${id}/value`, 'POST', { text });
  }

  /** Resizes the window with its toolbar, and puts it into the middle of the screen. */
  resize(width, height) {
    const x = Math.round((screenSize.width - width) / 2);
    const y = Math.round((screenSize.height - height) / 2);
    return send(`${this.#url}/window/rect`, 'POST', { x, y, width, height });
  }

  /** Sends actions of one input device; what they hold stays held until a later call. */
  act(device, ...actions) {
    return send(`${this.#url}/actions`, 'POST', { actions: [{ ...device, actions }] });
  }

  releaseActions() {
    return send(`${this.#url}/actions`, 'DELETE');
  }

  close() {
    return send(this.#url, 'DELETE', undefined, endTimeout);
  }
}
