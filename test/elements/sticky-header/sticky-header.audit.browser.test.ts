import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, partRules, violationsOf } from '../../shared/axe.js';
import { emulatesMedia } from '../../shared/emulates-media.js';
import { openPage, siteHeader, type HeaderPage } from './header-page.js';

const palettes = emulatesMedia ? (['none', 'active'] as const) : (['none'] as const);

describe('<sticky-header> audit', () => {
  let axe: Axe;
  let opened: HeaderPage;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => opened.close());
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 768, 1280]) {
    for (const forcedColors of palettes) {
      it(`<sticky-header> has no violation at ${width} px, forced colours ${forcedColors}, in place, hidden and stuck`, async () => {
        await setViewport({ width, height: 600 });
        if (palettes.length > 1) await emulateMedia({ forcedColors });
        opened = await openPage(html`<sticky-header show-on-up>${siteHeader()}</sticky-header>`);
        for (const [top, states] of [
          [0, ''],
          [900, 'stuck,hidden'],
          [700, 'stuck'],
        ] as const) {
          await opened.scroll(top);
          expect({ states: opened.states, isAtTop: opened.top <= 100 }).to.deep.equal({
            states,
            isAtTop: true,
          });
          expect(await violationsOf(axe, opened.header, partRules)).to.deep.equal([]);
        }
        if (palettes.length > 1) await emulateMedia({ forcedColors: 'none' });
      });
    }
  }

  it('<sticky-header> sticks from right to left as well', async () => {
    opened = await openPage(html` <sticky-header dir="rtl">${siteHeader()}</sticky-header>`);
    await opened.scroll(400);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
  });
});
