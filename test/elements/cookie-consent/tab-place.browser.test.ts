import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { appears } from '../../shared/appears.js';
import { banner, clearCookies, openLayer, press } from './consent-page.js';
import { halfPixel } from '../../pixels.js';
import { settled } from '../../settled.js';

/** What a visitor may press or write into lies at the top of the window, where the tab would be. */
const form = html`
  <div style="position: absolute; inset: 0 auto auto 0; z-index: 1">
    <textarea id="text" style="display: block; width: 200px; height: 30px"></textarea>
    <button id="send" style="display: block; width: 200px; height: 40px">Enviar</button>
  </div>
`;

async function openTab(): Promise<HTMLElement> {
  const { element } = await openLayer(
    html`<cookie-consent revision="1" lang="es">${banner}</cookie-consent>`,
  );
  press(element, 'reject');
  const tab = await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]:not([hidden])');
  return tab as HTMLElement;
}

const find = (page: Element, id: string) => page.querySelector<HTMLElement>(`#${id}`) as HTMLElement;

/** What lies at the left of an element, as a visitor sees it. */
function seenAt(element: HTMLElement): Element | null {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 5, top + height / 2);
}

describe('the tab of <cookie-consent>', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('lies neither on the field in which a visitor writes nor on the button after it', async () => {
    const tab = await openTab();
    const page = await fixture(form);
    find(page, 'text').focus();
    await settled();
    expect(seenAt(find(page, 'text'))?.id).to.equal('text');
    expect(seenAt(find(page, 'send'))?.id).to.equal('send');
    tab.focus();
    await settled();
    expect(tab.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
  });

  it('is back at the top when the visitor has left the field', async () => {
    const tab = await openTab();
    const page = await fixture(form);
    find(page, 'text').focus();
    await settled();
    expect(tab.getBoundingClientRect().bottom).to.be.at.most(halfPixel);
    find(page, 'text').blur();
    await settled();
    expect(tab.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
  });
});
