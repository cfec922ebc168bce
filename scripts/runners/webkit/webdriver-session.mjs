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

/** Starts a browser. Navigations return at once, because a page may run its tests before it has loaded. */
export async function openSession(driverUrl, browser) {
  const alwaysMatch = {
    pageLoadStrategy: 'none',
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

  address() {
    return send(`${this.#url}/url`, 'GET');
  }

  /** Runs the text of a function in the page and returns its result. */
  run(script, ...args) {
    return send(`${this.#url}/execute/sync`, 'POST', { script, args });
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
