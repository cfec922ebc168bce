import { expect, fixture, html } from '@open-wc/testing';
import type { __Name__Element } from '../../../elements/__tag__/__tag__.shell.js';
import '../../../elements/__tag__/define.js';
import { appears } from '../../shared/appears.js';

describe('<__tag__>', () => {
  it('shows what the server wrote when the visitor presses the button', async () => {
    const element = await fixture<__Name__Element>(html`<__tag__ label="More"><p>Content</p></__tag__>`);
    const content = element.querySelector('p') as HTMLElement;
    const button = await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]', 'More');
    expect(content.checkVisibility()).to.equal(false);

    (button as HTMLElement).click();
    expect(content.checkVisibility()).to.equal(true);
  });

  it('tells the page', async () => {
    const element = await fixture<__Name__Element>(html`<__tag__></__tag__>`);
    const told = new Promise<boolean>((resolve) => {
      element.addEventListener('__tag__-toggled', ({ detail }) => resolve(detail.isOpen));
    });
    element.toggle();
    expect(await told).to.equal(true);
  });
});
