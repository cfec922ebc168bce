import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../../elements/cookie-consent/define.js';
import { banner, clearCookies, openLayer, partOf, press } from './consent-page.js';

describe('<cookie-consent> pressed', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('a control of the page that the banner covers by half does its job at the press of a mouse, and stays where it is', async () => {
    const page = await fixture<HTMLElement>(html`
      <div style="block-size: 3000px">
        <button type="button" style="position: absolute; inset-inline-start: 0; padding: 20px">Send</button>
      </div>
    `);
    const button = page.querySelector('button') as HTMLButtonElement;
    const { element } = await openLayer(html`<cookie-consent lang="es">${banner}</cookie-consent>`);
    const edge = partOf(element, 'banner')?.getBoundingClientRect().top ?? 0;
    // The banner covers the button's lower part only.
    button.style.insetBlockStart = `${edge + scrollY - 30}px`;
    const { top } = button.getBoundingClientRect();
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    await sendMouse({ type: 'click', position: [10, Math.round(top) + 10] });
    expect([presses, button.getBoundingClientRect().top]).to.deep.equal([1, top]);
    press(element, 'reject');
  });
});
