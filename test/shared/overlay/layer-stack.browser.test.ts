import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { openLayer } from '../../../shared/overlay/layer-stack.js';
import { closeAll, closed, closeLater, layer, page } from './toy-layer.js';

function focused(): string | undefined {
  return deepActiveElement()?.textContent;
}

describe('shared/overlay: layer stack', () => {
  afterEach(closeAll);

  it('layers over the page close from the top, one for each Escape', async () => {
    await page();
    layer('panel');
    layer('dialog');
    await sendKeys({ press: 'Escape' });
    expect(closed).to.deep.equal(['dialog']);
    await sendKeys({ press: 'Escape' });
    expect(closed).to.deep.equal(['dialog', 'panel']);
    await sendKeys({ press: 'Escape' });
    expect(closed).to.deep.equal(['dialog', 'panel']);
  });

  it('layers over the page leave Escape to a control inside that used it, and to a composition', async () => {
    await page();
    const { element } = layer('dialog');
    element.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await sendKeys({ press: 'Escape' });
    const composing = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(closed).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    expect(closed).to.deep.equal(['dialog']);
  });

  it('layers over the page leave Escape to the page when none is open', async () => {
    await page();
    layer('dialog').layer.close();
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(event)).to.equal(true);
  });

  it('layers over the page close before the native dialog below them', async () => {
    const { main } = await page();
    const dialog = document.createElement('dialog');
    main.append(dialog);
    dialog.showModal();
    const below = openLayer({ element: dialog, locksScroll: false, onEscape: () => dialog.close() });
    closeLater(below);
    layer('menu');
    await sendKeys({ press: 'Escape' });
    expect({ closed: closed.join(), isOpen: dialog.open }).to.deep.equal({ closed: 'menu', isOpen: true });
    dialog.close();
  });

  it('layers over the page give the focus back to what opened them', async () => {
    const { opener } = await page();
    layer('dialog').layer.close();
    expect(deepActiveElement() === opener).to.equal(true);
  });

  it('layers over the page give the focus to the opener of the layer below when their own is gone', async () => {
    const { opener } = await page();
    const panel = layer('panel');
    const dialog = layer('dialog');
    panel.layer.close();
    panel.element.remove();
    expect(focused()).to.equal('dialog');
    dialog.layer.close();
    expect(deepActiveElement() === opener).to.equal(true);
  });

  for (const [what, hide] of [
    ['hidden', (element: HTMLElement) => (element.hidden = true)],
    ['disabled', (element: HTMLElement) => element.setAttribute('disabled', '')],
    ['inert', (element: HTMLElement) => (element.inert = true)],
    ['removed', (element: HTMLElement) => element.remove()],
  ] as const) {
    it(`layers over the page give the focus to the main part of the page when their opener is ${what}`, async () => {
      const { opener, main } = await page();
      const { layer: dialog } = layer('dialog');
      hide(opener);
      dialog.close();
      expect(deepActiveElement() === main).to.equal(true);
      main.blur();
      expect(main.hasAttribute('tabindex')).to.equal(false);
    });
  }

  it('layers over the page leave the focus where the visitor went meanwhile', async () => {
    const { main } = await page();
    const { layer: panel } = layer('panel');
    const field = document.createElement('input');
    main.append(field);
    field.focus();
    panel.close();
    expect(deepActiveElement() === field).to.equal(true);
  });

  it('layers over the page give the focus to where their element says', async () => {
    const { main } = await page();
    const field = document.createElement('input');
    main.append(field);
    layer('dialog', { returnFocusTo: field }).layer.close();
    expect(deepActiveElement() === field).to.equal(true);
  });

  it('layers over the page know their content through shadow roots and slots', async () => {
    const { opener } = await page();
    const host = await fixture<HTMLElement>(html`<div><button>slotted</button></div>`);
    const box = document.createElement('section');
    box.append(document.createElement('slot'));
    host.attachShadow({ mode: 'open' }).append(box);
    opener.focus();
    const made = openLayer({ element: box, locksScroll: false, onEscape: () => undefined });
    host.querySelector('button')?.focus();
    made.close();
    expect(deepActiveElement() === opener).to.equal(true);
  });

  it('layers over the page are closed twice without harm', async () => {
    const { main } = await page();
    const { layer: dialog } = layer('dialog', { locksScroll: true });
    const { layer: other } = layer('other', { locksScroll: true });
    dialog.close();
    dialog.close();
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    other.close();
    expect(main.isConnected).to.equal(true);
  });
});
