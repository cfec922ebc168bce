import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { openMenu, plainList, themePage } from './menu-page.js';

const pages = [
  [
    'a plain list',
    (dir: string) => html`<nav-menu dir=${dir}><nav aria-label="Principal">${plainList()}</nav></nav-menu>`,
  ],
  ['the theme’s menu', (dir: string) => html`<div dir=${dir}>${themePage()}</div>`],
] as const;

describe('<nav-menu> audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  after(() => {
    document.documentElement.style.colorScheme = '';
    return setViewport({ width: 1000, height: 700 });
  });

  for (const [name, markup] of pages) {
    for (const width of [320, 768, 1280]) {
      for (const dir of ['ltr', 'rtl']) {
        it(`<nav-menu> has no violation with ${name} at ${width} px, ${dir}, closed and open`, async () => {
          await setViewport({ width, height: 800 });
          document.documentElement.style.colorScheme = dir === 'rtl' ? 'dark' : 'light';
          document.body.style.background = 'Canvas';
          const page = await openMenu(markup(dir));
          expect(await violationsOf(axe, page.place)).to.deep.equal([]);
          page.toggle('services').click();
          page.toggle('adults').click();
          expect(await violationsOf(axe, page.place)).to.deep.equal([]);
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
          for (const toggle of page.place.querySelectorAll('[part="toggle"]')) {
            if (!toggle.checkVisibility()) continue;
            const { width: across, height } = toggle.getBoundingClientRect();
            expect(Math.min(across, height)).to.be.at.least(24);
          }
        });
      }
    }
  }
});
