import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/back-to-top/define.js';
import '../../../elements/whatsapp-link/define.js';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { appears } from '../../shared/appears.js';
import { settled } from '../../settled.js';

/** Opens a page with links of the server and links of empty tags, all visible. */
async function openLinks(): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`
    <main>
      <h1>Links</h1>
      <p>
        Write to us on
        <whatsapp-link phone="600112233"><a href="https://wa.me/34600112233">WhatsApp</a></whatsapp-link
        >.
      </p>
      <whatsapp-link phone="600112233" id="own"></whatsapp-link>
      <whatsapp-link floating phone="600112233">
        <a href="https://wa.me/34600112233"><svg width="30" height="30"></svg></a>
      </whatsapp-link>
      <back-to-top threshold="0"><a href="#top">Up</a></back-to-top>
      <back-to-top threshold="0" id="top-of-its-own"></back-to-top>
    </main>
  `);
  const roots = ['#own', '#top-of-its-own'].map(
    (name) => place.querySelector(name)?.shadowRoot as ShadowRoot,
  );
  for (const root of roots) await appears(root, '[part="label"]');
  for (const link of place.querySelectorAll('whatsapp-link:not(#own)')) await appears(link, 'a[rel]');
  await appears(place, 'whatsapp-link[data-floating]');
  // Sizes are reported in a later frame.
  await settled();
  // A sheet may fade in; halfway its contrast would be too low.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return place;
}

describe('<back-to-top> floating audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    document.documentElement.removeAttribute('dir');
  });

  for (const width of [320, 768, 1280]) {
    for (const [scheme, dir] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      it(`<back-to-top> and <whatsapp-link> have no violation at ${width} px in ${scheme} colours, written ${dir}`, async () => {
        await setViewport({ width, height: 800 });
        document.documentElement.style.colorScheme = scheme;
        document.documentElement.dir = dir;
        document.body.style.background = 'Canvas';
        const place = await openLinks();
        expect(await violationsOf(axe, place)).to.deep.equal([]);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }
});
