import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, partRules, violationsOf } from '../../shared/axe.js';
import { emulatesMedia } from '../../shared/emulates-media.js';
import { headings, olderMarkup, openPage, sections, type TabsPage } from './tabs-page.js';

const palettes = emulatesMedia ? (['none', 'active'] as const) : (['none'] as const);

describe('<tab-set> audit', () => {
  let axe: Axe;
  let opened: TabsPage;

  before(async () => {
    axe = await loadAxe();
  });
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 768, 1280]) {
    for (const direction of ['ltr', 'rtl']) {
      for (const forcedColors of palettes) {
        it(`<tab-set> has no violation at ${width} px, ${direction}, forced colours ${forcedColors}`, async () => {
          await setViewport({ width, height: 800 });
          if (palettes.length > 1) await emulateMedia({ forcedColors });
          for (const markup of [headings(), sections(), olderMarkup('uk-tab uk-tab-right')]) {
            opened = await openPage(html`<div dir=${direction}>${markup}</div>`);
            expect(await violationsOf(axe, opened.place, partRules)).to.deep.equal([]);
            opened.tabs[1]?.click();
            expect(await violationsOf(axe, opened.place, partRules)).to.deep.equal([]);
          }
          if (palettes.length > 1) await emulateMedia({ forcedColors: 'none' });
        });
      }
    }
  }

  it('<tab-set> fits 320 px with targets that a finger can hit, also with long words', async () => {
    await setViewport({ width: 320, height: 800 });
    opened = await openPage(html`
      <tab-set>
        <h2>Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrt</h2>
        <p>a</p>
        <h2>B</h2>
        <p>b</p>
        <h2>Another</h2>
        <p>c</p>
      </tab-set>
    `);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    for (const tab of opened.tabs) {
      const { width, height } = tab.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('<tab-set> shows which tab is chosen without colours of its own', async () => {
    await setViewport({ width: 800, height: 600 });
    opened = await openPage();
    const [chosen, other] = opened.tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(chosen).not.to.equal(other);
    expect(opened.tabs.map((tab) => getComputedStyle(tab).borderBlockEndWidth)).to.deep.equal([
      '3px',
      '3px',
      '3px',
    ]);
  });
});
