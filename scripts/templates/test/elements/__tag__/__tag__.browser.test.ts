import { expect, fixture, html } from '@open-wc/testing';
import type { __Name__Element } from '../../../elements/__tag__/__tag__.shell.js';
import '../../../elements/__tag__/define.js';
import { appears } from '../../shared/appears.js';

describe('<__tag__>', () => {
  it('<__tag__> shows the content of the server and notifies the page when the visitor presses the button', async () => {
    const element = await fixture<__Name__Element>(html`<__tag__ label="More"><p>Content</p></__tag__>`);
    const toggles: boolean[] = [];
    element.addEventListener('__tag__-toggled', ({ detail }) => toggles.push(detail.isOpen));
    const button = await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]', 'More');
    const content = element.querySelector('p') as HTMLElement;
    expect(content.checkVisibility()).to.equal(false);

    (button as HTMLElement).click();
    expect(content.checkVisibility()).to.equal(true);
    expect(toggles).to.deep.equal([true]);
  });
});
