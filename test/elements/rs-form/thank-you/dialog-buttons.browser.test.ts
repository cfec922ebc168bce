import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { errorsDuring } from '../../../shared/record-console.js';
import { disappears } from '../../../shared/appears.js';
import { posted, showAlone, words } from './thank-you-page.js';

const popup = `<div id="rsfp-thankyou-popup-container1">${words}
  <input type="hidden" id="rsfp-thankyou-popup-return-link" value="#returned"></div>`;
const here = location.href;

async function open() {
  const page = await showAlone(popup, posted);
  const root = page.shell.shadowRoot as ShadowRoot;
  const button = (part: string) => root.querySelector(`[part~="${part}"]`) as HTMLButtonElement;
  return { ...page, root, button, names: () => [...root.querySelectorAll('button')].map(nameOf) };
}

const nameOf = (button: Element) => `${button.getAttribute('aria-label') ?? button.textContent}`;

beforeEach(() => history.replaceState(null, ''));
afterEach(() => history.replaceState(null, '', here));

describe('<rs-form> dialog buttons', () => {
  it('the popup of a thank-you has message and buttons in the frame in which it opens', async () => {
    const page = await open();
    expect(page.isOpen()).to.equal(true);
    expect(page.place.querySelector('h2')?.getClientRects().length).to.equal(1);
    expect(page.names()).to.deep.equal(['Continuar', 'Cerrar']);
    const dialog = page.root.querySelector('dialog');
    expect(page.root.getElementById(dialog?.getAttribute('aria-describedby') ?? '')).to.not.equal(null);
    page.stop();
    expect(page.root.querySelector('dialog')).to.equal(null);
  });

  const ways: readonly (readonly [string, (page: Awaited<ReturnType<typeof open>>) => unknown])[] = [
    ['its close button', ({ button }) => button('close').click()],
    ['its continue button', ({ button }) => button('dialog-continue').click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['a press beside it', ({ root }) => root.querySelector('dialog')?.click()],
  ];
  for (const [way, close] of ways) {
    it(`the popup of a thank-you is closed by ${way}, leaves the focus at the message, and leads on`, async () => {
      const errors = await errorsDuring(async () => {
        const page = await open();
        await close(page);
        await disappears(page.root, 'dialog');
        expect([location.hash, page.accepted.length]).to.deep.equal(['#returned', 1]);
        expect(page.place.getClientRects().length).to.equal(1);
        expect(document.activeElement).to.equal(page.place);
        page.stop();
      });
      expect(errors).to.deep.equal([]);
    });
  }
});
