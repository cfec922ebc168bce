import { expect, fixture, html } from '@open-wc/testing';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { gateOn, clearCookie } from './toy-gate.js';

const texts = {
  'toy.consent-text': 'Este contenido es de otro servicio, que puede usar cookies.',
  'toy.consent-once': 'Permitir una vez',
  'toy.consent-always': 'Permitir siempre',
};

describe('shared/consent: consent placeholder', () => {
  afterEach(clearCookie);

  async function placeholder(page: 'with layer' | 'without layer') {
    const gate = await gateOn(page);
    const host = document.createElement('div');
    host.lang = 'es';
    const translate = createTexts({ host, texts });
    const alternative = document.createElement('a');
    const box = createConsentPlaceholder({ document, gate, translate, keys: 'toy.consent', alternative });
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    form.append(box);
    const button = (part: string) => box.querySelector<HTMLButtonElement>(`[part="${part}"]`);
    return {
      gate,
      box,
      alternative,
      once: button('consent-allow-once'),
      always: button('consent-allow-always'),
    };
  }

  it('the consent placeholder says why, offers to allow, and shows the way that works without', async () => {
    const { box, alternative, once, always } = await placeholder('with layer');
    expect(box.getAttribute('part')).to.equal('consent-placeholder');
    expect(box.querySelector('p')?.textContent).to.contain('otro servicio');
    expect([once?.textContent, always?.textContent]).to.deep.equal(['Permitir una vez', 'Permitir siempre']);
    expect([once?.type, always?.type]).to.deep.equal(['button', 'button']);
    expect(box.lastElementChild === alternative).to.equal(true);
  });

  it('the consent placeholder opens the gate once', async () => {
    const { gate, once } = await placeholder('with layer');
    once?.click();
    expect(gate.isOpen).to.equal(true);
  });

  it('the consent placeholder asks the layer to allow the category always', async () => {
    const { gate, box, always } = await placeholder('with layer');
    const categories: string[] = [];
    document.addEventListener(
      'cookie-consent-grant-request',
      (event) => {
        categories.push(...event.detail.categories);
        event.preventDefault();
      },
      { once: true },
    );
    always?.click();
    expect({ categories, isOpen: gate.isOpen, hasButton: box.contains(always) }).to.deep.equal({
      categories: ['preferences'],
      isOpen: false,
      hasButton: true,
    });
  });

  it('the consent placeholder allows once, and offers "always" no more, where no layer answers', async () => {
    const { gate, box, always } = await placeholder('with layer');
    always?.click();
    expect({ isOpen: gate.isOpen, hasAlways: box.contains(always) }).to.deep.equal({
      isOpen: true,
      hasAlways: false,
    });
  });

  it('the consent placeholder does not offer "always" where no layer could serve it', async () => {
    expect((await placeholder('without layer')).always).to.equal(null);
  });
});
