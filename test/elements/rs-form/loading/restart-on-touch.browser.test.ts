import { expect, fixture, html } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import {
  letPressesThrough,
  restartOnTouch,
} from '../../../../elements/rs-form/loading/restart-on-touch.dom.js';
import { retryUntilLoaded } from '../../../../elements/rs-form/loading/show-loading.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { attributeIs, enhanced } from '../page-driver.js';

const bootstrap =
  '<form method="post" action="/contact"><input class="form-control" name="name"><button>Send</button></form>';

/** Opens a tag whose core fails to start until `mend` is called, as with a file that does not load. */
async function openFailing() {
  const wrapper = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('rs-form') as RsFormElement;
  element.innerHTML = bootstrap;
  // A profile that there is not stops the start as a lost file does.
  element.setAttribute('markup', 'lost');
  await errorsDuring(async () => {
    wrapper.append(element);
    await attributeIs(element, 'data-pending', false);
  });
  return { element, form: element.form as HTMLFormElement };
}

const touch = (form: HTMLFormElement) =>
  form.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/** Presses the button and returns whether the browser sends the form; it is stopped then. */
function isSent(form: HTMLFormElement): boolean {
  let isPosted = false;
  const sent = (event: SubmitEvent) => {
    isPosted = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', sent);
  form.querySelector('button')?.click();
  window.removeEventListener('submit', sent);
  return isPosted;
}

describe('a form whose file did not load', () => {
  it('starts when the visitor next turns to it, and is sent by the browser until then', async () => {
    const { element, form } = await openFailing();
    restartOnTouch(element, form);
    expect(element.hasCore).to.equal(false);
    expect(isSent(form)).to.equal(true);
    // The file is there again.
    Object.defineProperty(element, 'markup', { value: 'auto' });
    touch(form);
    expect(element.hasAttribute('data-pending')).to.equal(false);
    expect(isSent(form)).to.equal(true);
    await enhanced(element);
    expect(element.hasCore).to.equal(true);
  });

  it('is not started anew where it runs by then, or where its tag has gone', async () => {
    for (const state of [{ hasCore: true }, { isConnected: false }]) {
      const { element, form } = await openFailing();
      let restarts = 0;
      for (const [name, value] of Object.entries(state)) Object.defineProperty(element, name, { value });
      Object.assign(element, { restartCore: () => (restarts += 1) });
      restartOnTouch(element, form);
      touch(form);
      expect(restarts).to.equal(0);
    }
  });

  it('starts anew also where the first part of all was lost, and the error goes on', async () => {
    const { element, form } = await openFailing();
    const lost = new TypeError('Failed to fetch');
    let found: unknown;
    const load = () => Promise.reject(lost);
    await retryUntilLoaded(element, load, lost).catch((error: unknown) => (found = error));
    expect(found).to.equal(lost);
    let restarts = 0;
    Object.assign(element, { restartCore: () => (restarts += 1) });
    touch(form);
    touch(form);
    expect(restarts).to.equal(1);
  });
});

describe('a form whose file is late', () => {
  it('is sent by the browser: nothing waits for the file', async () => {
    const { element, form } = await openFailing();
    element.setAttribute('data-pending', '');
    const stop = letPressesThrough(element, form);
    expect(isSent(form)).to.equal(true);
    stop();
    element.setAttribute('data-pending', '');
    expect(isSent(form)).to.equal(false);
  });
});
