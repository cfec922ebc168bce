import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { LoadButtons } from '../../../../elements/rs-form/thank-you/dialog-buttons.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { appears, disappears } from '../../../shared/appears.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { posted, showAlone, words } from './thank-you-page.js';

const popup = `<div id="rsfp-thankyou-popup-container1">${words}
  <input type="hidden" id="rsfp-thankyou-popup-return-link" value="#returned"></div>`;
const here = location.href;
const view = 'rs-form-dialog-view button';
const parts = ['close', 'dialog-continue'] as const;

const load: LoadButtons = () => import('../../../../elements/rs-form/thank-you/dialog-buttons.view.js');
const lost: LoadButtons = () => Promise.reject(new TypeError('Failed to fetch dialog-buttons.view.js'));
const late: LoadButtons = () => new Promise(() => undefined);

/** Opens a popup whose view is loaded by this function. */
async function open(loadButtons: LoadButtons) {
  const page = await showAlone(popup, posted, loadButtons);
  const root = page.shell.shadowRoot as ShadowRoot;
  const button = (part: string) => root.querySelector(`[part~="${part}"]`) as HTMLButtonElement;
  return { ...page, root, button, names: () => [...root.querySelectorAll('button')].map(nameOf) };
}

/** Creates a view that loads when `come` is called. */
function createSwitch(): { readonly load: LoadButtons; come(): void } {
  let come = () => {};
  const isWanted = new Promise<void>((resolve) => (come = resolve));
  return { load: () => isWanted.then(load), come: () => come() };
}

const nameOf = (button: Element) => `${button.getAttribute('aria-label') ?? button.textContent}`;

const centreOf = (button: Element): [number, number] => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

beforeEach(() => history.replaceState(null, ''));
afterEach(() => history.replaceState(null, '', here));

describe('the popup of a thank-you, whose buttons React paints', () => {
  it('has message and buttons in the frame in which it opens', async () => {
    const page = await open(late);
    expect(page.isOpen()).to.equal(true);
    expect(page.place.querySelector('h2')?.getClientRects().length).to.equal(1);
    expect(page.names()).to.deep.equal(['Continuar', 'Cerrar']);
    page.stop();
  });

  it('has the same buttons once React is there, each once and in its place', async () => {
    const { load: loadLater, come } = createSwitch();
    const page = await open(loadLater);
    const before = parts.map((part) => centreOf(page.button(part)));
    come();
    await appears(page.root, view);
    expect(page.names()).to.deep.equal(['Continuar', 'Cerrar']);
    expect(parts.map((part) => centreOf(page.button(part)))).to.deep.equal(before);
    page.stop();
    expect(page.root.querySelector('dialog, rs-form-dialog-view')).to.equal(null);
  });

  for (const part of parts) {
    it(`keeps the focus on its button when React’s takes the place (${part})`, async () => {
      const { load: loadLater, come } = createSwitch();
      const page = await open(loadLater);
      const first = page.button(part);
      first.focus();
      come();
      await appears(page.root, view);
      expect(first.isConnected).to.equal(false);
      expect(page.root.activeElement === page.button(part)).to.equal(true);
      page.stop();
    });
  }

  it('does what a pressed button says, also where React comes between press and release', async () => {
    const { load: loadLater, come } = createSwitch();
    const page = await open(loadLater);
    await sendMouse({ type: 'move', position: centreOf(page.button('close')) });
    await sendMouse({ type: 'down' });
    come();
    await appears(page.root, view);
    await sendMouse({ type: 'up' });
    await disappears(page.root, 'dialog');
    expect(location.hash).to.equal('#returned');
    page.stop();
  });

  const chunks: readonly (readonly [string, LoadButtons])[] = [
    ['is there', load],
    ['is late', late],
    ['is lost', lost],
  ];
  const ways: readonly (readonly [string, (page: Awaited<ReturnType<typeof open>>) => unknown])[] = [
    ['its close button', ({ button }) => button('close').click()],
    ['its continue button', ({ button }) => button('dialog-continue').click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['a press beside it', ({ root }) => root.querySelector('dialog')?.click()],
  ];
  for (const [title, loadButtons] of chunks) {
    for (const [way, close] of ways) {
      it(`is closed by ${way} and leads on, where the chunk with its view ${title}`, async () => {
        const errors = await errorsDuring(async () => {
          const page = await open(loadButtons);
          if (loadButtons === load) await appears(page.root, view);
          else await nextTask();
          await close(page);
          await disappears(page.root, 'dialog');
          expect([location.hash, page.accepted.length]).to.deep.equal(['#returned', 1]);
          expect(page.place.getClientRects().length).to.equal(1);
          page.stop();
        });
        expect(errors.length).to.equal(loadButtons === lost ? 1 : 0);
        if (loadButtons === lost) expect(errors[0]).to.contain('Failed to fetch dialog-buttons.view.js');
      });
    }
  }
});
