import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/cookie-consent/define.js';
import { CookieConsentGrantRequestEvent } from '../../../shared/consent/grant-events.js';
import type { ServiceChoice } from '../../../shared/consent/service-choice.model.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import { appears, disappears } from '../../shared/appears.js';
import { loadAxe, partRules, violationsOf } from '../../shared/axe.js';
import { errorsDuring } from '../../shared/record-console.js';
import { banner, clearCookies, openLayer, partOf, press, type OpenLayer } from './consent-page.js';

const youtube = {
  id: 'youtube',
  name: 'YouTube',
  hosts: ['youtube.example'],
  purpose: 'Ver vídeos',
  policy: 'https://youtube.example/privacy',
  cookies: [{ name: 'yt_*', purpose: 'Recordar el volumen', duration: '6 meses' }],
};
const json = (
  services: readonly unknown[] = [youtube, { id: 'maps', name: 'Mapas', hosts: ['maps.example'] }],
) =>
  JSON.stringify({
    categories: [
      { id: 'preferences', cookies: ['pref_own'], services },
      { id: 'statistics', services: [{ id: 'own-count', name: 'Contador', hosts: ['count.example'] }] },
    ],
  });
const layer = (text = json(), reload = 'when-needed') =>
  openLayer(
    html`<cookie-consent lang="es" policy-href="" privacy-href="" reload=${reload}>
      <script type="application/json">
        ${text}
      </script>
      ${banner}</cookie-consent
    >`,
  );
const rootOf = ({ element }: OpenLayer) => element.shadowRoot as ShadowRoot;
const boxOf = (open: OpenLayer, name: string) =>
  rootOf(open).querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;

async function openSettings(open: OpenLayer): Promise<void> {
  open.element.show();
  press(open.element, 'settings');
  await appears(rootOf(open), 'dialog[open]');
  for (const details of rootOf(open).querySelectorAll('details')) details.open = true;
}

async function save(open: OpenLayer): Promise<void> {
  partOf(open.element, 'settings-save')?.click();
  await disappears(rootOf(open), 'dialog[open]');
}

/** Returns the choice in the cookie. */
function stored() {
  const { accepted, services } = readConsent(document) ?? {};
  return { accepted, services };
}

const states = (open: OpenLayer, ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { checked, indeterminate } = boxOf(open, name);
      return [name, indeterminate ? 'mixed' : checked];
    }),
  );

describe('<cookie-consent> services', () => {
  beforeEach(() => {
    clearCookies();
    Reflect.set(window, 'ranScripts', []);
  });
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
    clearCookies();
  });

  it('the settings list the services of a category with their cookies, purpose and policy, and tick none beforehand', async () => {
    const open = await layer();
    await openSettings(open);
    const [list] = rootOf(open).querySelectorAll('[part~="services"]');
    const [first] = list?.querySelectorAll('[part~="service"]') ?? [];
    const { href } = first?.querySelector('a') ?? {};
    expect({
      summary: list?.querySelector('summary')?.textContent,
      names: [...(list?.querySelectorAll('label span') ?? [])].map((name) => name.textContent),
      described: boxOf(open, 'service-youtube').getAttribute('aria-describedby'),
      purpose: first?.querySelector('p')?.textContent,
      caption: first?.querySelector('caption')?.textContent,
      row: [...(first?.querySelectorAll('tbody :is(th, td)') ?? [])].map((cell) => cell.textContent),
      href,
      ...states(open, 'preferences', 'service-youtube', 'service-maps'),
    }).to.deep.equal({
      summary: 'Servicios de «Preferencias» (2)',
      names: ['YouTube', 'Mapas'],
      described: 'service-text-youtube',
      purpose: 'Ver vídeos',
      caption: 'Cookies de «YouTube»',
      row: ['yt_*', 'Recordar el volumen', '6 meses'],
      href: 'https://youtube.example/privacy',
      ...{ preferences: false, 'service-youtube': false, 'service-maps': false },
    });
  });

  it('the check box of a category is mixed while one of its services is ticked, and ticks or unticks them all', async () => {
    const open = await layer();
    await openSettings(open);
    const names = ['preferences', 'service-youtube', 'service-maps'] as const;
    const seen: unknown[] = [];
    for (const name of ['service-youtube', 'preferences', 'service-maps', 'service-youtube', 'preferences']) {
      boxOf(open, name).click();
      seen.push(Object.values(states(open, ...names)));
    }
    expect(seen).to.deep.equal([
      ['mixed', true, false],
      [true, true, true],
      ['mixed', true, false],
      [false, false, false],
      [true, true, true],
    ]);
  });

  it('the settings store a service that is allowed alone, and one that is refused in an accepted category', async () => {
    const open = await layer();
    const details: ServiceChoice[] = [];
    open.element.addEventListener('cookie-consent-changed', ({ detail }) => details.push(detail.services));
    await openSettings(open);
    boxOf(open, 'service-youtube').click();
    await save(open);
    const alone = stored();
    await openSettings(open);
    const shown = states(open, 'preferences', 'service-youtube', 'service-maps');
    boxOf(open, 'preferences').click();
    boxOf(open, 'service-maps').click();
    await save(open);
    expect({ alone, shown, refused: stored(), details }).to.deep.equal({
      alone: { accepted: ['necessary'], services: { allowed: ['youtube'], refused: [] } },
      shown: { preferences: 'mixed', 'service-youtube': true, 'service-maps': false },
      refused: { accepted: ['necessary', 'preferences'], services: { allowed: [], refused: ['maps'] } },
      details: [
        { allowed: ['youtube'], refused: [] },
        { allowed: [], refused: ['maps'] },
      ],
    });
  });

  it('a press on accept or reject answers for all services too', async () => {
    const open = await layer();
    document.dispatchEvent(new CookieConsentGrantRequestEvent({ categories: [], services: ['youtube'] }));
    const granted = stored();
    open.element.show();
    press(open.element, 'accept');
    const accepted = stored();
    open.element.show();
    press(open.element, 'reject');
    const none = { allowed: [], refused: [] };
    expect({ granted, accepted, rejected: stored() }).to.deep.equal({
      granted: { accepted: ['necessary'], services: { allowed: ['youtube'], refused: [] } },
      accepted: { accepted: ['necessary', 'preferences', 'statistics'], services: none },
      rejected: { accepted: ['necessary'], services: none },
    });
  });

  it('a withdrawn service loses its cookies, and its category keeps those of its own', async () => {
    const open = await layer();
    press(open.element, 'accept');
    for (const name of ['yt_volume', 'pref_own']) document.cookie = `${name}=1; path=/`;
    await openSettings(open);
    boxOf(open, 'service-youtube').click();
    await save(open);
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    expect({ names: names.filter((name) => name !== 'rs_consent'), reloads: open.reloads() }).to.deep.equal({
      names: ['pref_own'],
      reloads: 0,
    });
  });

  it('scripts of a service start with the service: by its name, or by the host of their address', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const add = (name: string, category: string, attributes: Record<string, string>) => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.dataset['category'] = category;
      script.textContent = `ranScripts.push('${name}');`;
      for (const [key, value] of Object.entries(attributes)) script.setAttribute(key, value);
      box.append(script);
    };
    add('named', 'statistics', { 'data-service': 'own-count' });
    add('other', 'statistics', {});
    add('of another category', 'preferences', { 'data-service': 'own-count' });
    add('unknown', 'statistics', { 'data-service': 'unknown' });
    const frame = document.createElement('iframe');
    frame.dataset['category'] = 'preferences';
    frame.dataset['src'] = 'https://www.maps.example/';
    box.append(frame);
    await layer();
    document.dispatchEvent(
      new CookieConsentGrantRequestEvent({ categories: [], services: ['own-count', 'maps'] }),
    );
    await appears(box, '[data-category="preferences"][data-started]');
    expect({
      ran: Reflect.get(window, 'ranScripts'),
      waits: frame.hasAttribute('data-category'),
    }).to.deep.equal({
      ran: ['named', 'of another category'],
      waits: false,
    });
  });

  it('a service whose script has run is withdrawn by a reload', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset['category'] = 'statistics';
    script.dataset['service'] = 'own-count';
    script.textContent = 'ranScripts.push(1);';
    box.append(script);
    const open = await layer();
    press(open.element, 'accept');
    await appears(rootOf(open), '[part="revoke-tab"]:not([hidden])');
    await openSettings(open);
    boxOf(open, 'service-own-count').click();
    await save(open);
    open.clock.pass(1000);
    expect({ reloads: open.reloads(), ...stored() }).to.deep.equal({
      reloads: 1,
      accepted: ['necessary', 'preferences'],
      services: { allowed: [], refused: [] },
    });
  });

  it('a service without hosts is reported to the author, and the visitor still sees its cookies', async () => {
    let open!: OpenLayer;
    const errors = await errorsDuring(async () => {
      open = await layer(json([{ ...youtube, hosts: [] }]));
      await openSettings(open);
    });
    const rows = rootOf(open).querySelectorAll('input[name="preferences"] ~ *, tbody th');
    expect(errors.map(String).join()).to.contain('JSON at categories.0.services.0: found hosts []');
    expect({
      switches: rootOf(open).querySelectorAll('input[name^="service-"]').length,
      cookies: [...rows].map((cell) => cell.textContent).filter((text) => text.includes('_')),
    }).to.deep.equal({ switches: 1, cookies: ['pref_own', 'yt_*'] });
  });

  for (const width of [390, 1280])
    it(`the settings with services have no violations, and no width that scrolls, at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const axe = await loadAxe();
      const open = await layer();
      await openSettings(open);
      boxOf(open, 'service-youtube').click();
      const dialog = rootOf(open).querySelector('dialog') as HTMLElement;
      expect(await violationsOf(axe, open.element, partRules)).to.deep.equal([]);
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    });
});
