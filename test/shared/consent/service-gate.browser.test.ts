import { expect } from '@open-wc/testing';
import { alwaysLabel } from '../../../shared/consent/always-label.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { clearCookie, gateOn, setCookie } from './toy-gate.js';
import { secondsAgo } from './consent-text.js';

const json = JSON.stringify({
  categories: [
    'statistics',
    {
      id: 'preferences',
      services: [
        { id: 'youtube', name: 'YouTube', hosts: ['youtube.example'] },
        { id: 'maps', name: 'Mapas', hosts: ['maps.example'] },
      ],
    },
    { id: 'marketing', services: [{ id: 'social', name: 'Social', hosts: ['social.example'] }] },
    { id: 'necessary', services: [{ id: 'host', name: 'Host', hosts: ['host.example'] }] },
  ],
});

/** Creates the gate of an element of the category `preferences` whose content has these addresses. */
async function gateFor(...addresses: readonly string[]) {
  const gate = await gateOn('with layer', 'preferences', { addresses: () => addresses });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = json;
  document.querySelector('cookie-consent')?.append(script);
  return gate;
}

function choose(accepted: string, services = ''): void {
  const seconds = secondsAgo(0);
  setCookie(`1.1.${seconds}.a1${services && `_${seconds}_${services}`}.${accepted}`);
}

const youtube = 'https://www.youtube.example/embed/1';
const maps = 'https://maps.example/tile';

describe('shared/consent: gates of services', () => {
  afterEach(clearCookie);

  for (const [title, addresses, choice, isOpen] of [
    ['opens for a service that is allowed alone', [youtube], ['necessary', 'youtube'], true],
    ['stays closed for other services', [maps], ['necessary', 'youtube'], false],
    ['stays closed for a service that is refused', [youtube], ['necessary,preferences', '-youtube'], false],
    ['opens for the others of an accepted category', [maps], ['necessary,preferences', '-youtube'], true],
    ['needs all of its services', [youtube, maps], ['necessary', 'youtube'], false],
    ['opens with all of its services', [youtube, maps], ['necessary', 'youtube_maps'], true],
    ['goes by the category of the service', ['https://social.example/'], ['necessary,preferences'], false],
    ['opens for a service that is listed as necessary', ['https://host.example/'], ['necessary'], true],
    [
      'goes by its own category without a listed service',
      ['https://a.example/'],
      ['necessary,preferences'],
      true,
    ],
    ['goes by its own category in the page’s own origin', ['/maps'], ['necessary', 'youtube'], false],
    ['goes by its own category without an address', [], ['necessary', 'youtube'], false],
    ['goes by its own category at an address that is none', ['https://'], ['necessary,preferences'], true],
  ] as const)
    it(`a gate ${title}`, async () => {
      const gate = await gateFor(...addresses);
      choose(choice[0], choice[1]);
      expect(gate.isOpen).to.equal(isOpen);
    });

  it('a strict gate stays closed for a service that is listed as necessary', async () => {
    const rules = { addresses: () => ['https://host.example/'], isStrict: true };
    await gateFor();
    const gate = await gateOn('without layer', 'preferences', rules);
    choose('necessary,preferences');
    expect(gate.isOpen).to.equal(false);
  });

  it('a gate in a page without the list stays closed where the visitor has refused a service', async () => {
    const gate = await gateOn('without layer', 'preferences', { addresses: () => [youtube] });
    choose('necessary,preferences', '-youtube');
    const refused = gate.isOpen;
    choose('necessary,preferences');
    expect({ refused, accepted: gate.isOpen }).to.deep.equal({ refused: false, accepted: true });
  });

  for (const [title, addresses, label, detail] of [
    ['the service', [youtube], 'Siempre YouTube', { categories: [], services: ['youtube'] }],
    [
      'both services',
      [youtube, maps],
      'Siempre YouTube y Mapas',
      { categories: [], services: ['youtube', 'maps'] },
    ],
    [
      'the category where one address is of no service',
      [youtube, 'https://a.example/'],
      'Siempre',
      { categories: ['preferences'], services: ['youtube'] },
    ],
  ] as const)
    it(`a gate asks to allow always, and its button names, ${title}`, async () => {
      const gate = await gateFor(...addresses);
      const { lang } = document.documentElement;
      document.documentElement.lang = 'es';
      const translate = (key: string, ...values: (string | number)[]) =>
        key.endsWith('-service') ? `Siempre ${values.join()}` : 'Siempre';
      const found = alwaysLabel(documentOf(document.body), gate, translate, 'toy');
      document.documentElement.lang = lang;
      const details: unknown[] = [];
      const listen = (event: CustomEvent<object>) => {
        const { categories, services } = event.detail as { categories: unknown; services: unknown };
        details.push({ categories, services });
        event.preventDefault();
      };
      document.addEventListener('cookie-consent-grant-request', listen, { once: true });
      expect({ asked: gate.askAlways(), found, details }).to.deep.equal({
        asked: true,
        found: label,
        details: [detail],
      });
    });
});
