import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/back-to-top/define.js';
import '../../../elements/nav-menu/define.js';
import '../../../elements/offcanvas-panel/define.js';
import '../../../elements/sticky-header/define.js';
import '../../../elements/tab-set/define.js';
import '../../../elements/whatsapp-link/define.js';
import { reportDiagnostics } from '../../../shared/diagnostics/page-diagnostics.js';
import { checkPage } from '../../../shared/loader/report-load-failures.js';
import { nextTask } from '../../../shared/element/when-parsed.js';
import { recordConsole } from '../record-console.js';
import { withoutChecks } from '../without-checks.js';
import { until } from '../until.js';
import { browserIsIdle } from '../idle.js';

const menu = (attributes: string) =>
  `<nav-menu ${attributes}><ul><li><a href="#a">A</a></li></ul></nav-menu>`;
const link = (attributes: string) =>
  `<whatsapp-link ${attributes}><a href="https://wa.me/34600111222">W</a></whatsapp-link>`;
const panel = '<offcanvas-panel id="panel" swipe><p id="inside">A</p></offcanvas-panel>';

/** Valid pages, as other people write them. */
const rightPages: readonly (readonly [what: string, page: string])[] = [
  [
    'toggles that name a panel, what is in it, or no panel at all',
    `<a href="#inside" data-offcanvas-toggle="inside">1</a><i data-offcanvas-open="panel">2</i>
    <button data-offcanvas-close>3</button>${panel}`,
  ],
  [
    'a toggle whose aria-controls is another script’s',
    `<button data-offcanvas-toggle aria-controls="place">Menu</button><div id="place"></div>${panel}`,
  ],
  [
    'the theme’s own panel, and its toggles, without ours',
    '<div id="g-offcanvas"><button data-offcanvas-close>x</button></div><div data-offcanvas-toggle></div>',
  ],
  [
    'commands to what is no panel, and commands of the platform',
    `<button commandfor="box" command="--open">1</button><div id="box"></div>
    <button commandfor="gone" command="show-modal">2</button><button commandfor="gone" command="--spin">3</button>
    ${panel}`,
  ],
  ['a command of a page without panels', '<button commandfor="gone" command="--open">1</button>'],
  ['aria-controls alone', `<button aria-controls="gone" aria-expanded="false">1</button>${panel}`],
  [
    'a menu of Cassiopeia',
    `<nav class="navbar navbar-expand-lg"><button class="navbar-toggler" type="button" data-bs-toggle="collapse"
      data-bs-target="#navbar1" aria-controls="navbar1" aria-expanded="false">M</button>
      <div class="collapse navbar-collapse" id="navbar1">${menu('class="mod-menu"')}</div></nav>`,
  ],
  [
    'attributes of frameworks and of a CMS',
    `${menu('v-cloak data-v-1a2b3c _ngcontent-c4 _nghost-c4 data-wp-interactive="x" data-wp-on--click="y" x-data')}
    ${link('class="c" style="color: red" uk-sticky hx-boost="true" :id="x" @click="y" title="t" hidden')}`,
  ],
  [
    'a link around a card, and an image of it',
    '<whatsapp-link><section><a href="https://wa.me/34600111222"><b>W</b></a></section></whatsapp-link>',
  ],
  [
    'a whole page head that sticks',
    `<sticky-header><header>${menu('')}<nav><form><input></form></nav></header></sticky-header>`,
  ],
  ['tabs that a script of the page fills', '<tab-set></tab-set>'],
  ['tabs in tabs', '<tab-set><h2>A</h2><tab-set><h3>B</h3><h3>C</h3></tab-set><h2>D</h2></tab-set>'],
];

async function idle(): Promise<void> {
  await browserIsIdle();
  await nextTask();
}

describe('shared/diagnostics: right pages', () => {
  for (const [what, page] of rightPages) {
    it(`a page that somebody else wrote gets no diagnostics: ${what}`, async () => {
      const record = recordConsole();
      try {
        const wrong = '<sticky-header id="wrong" colour="red"><p>Top</p></sticky-header>';
        await fixture(html`<div>${unsafeStatic(page + wrong)}</div>`);
        await idle();
        reportDiagnostics();
        await until(() => record.errors.length > 0, 'named');
        await idle();
        expect(record.errors.length, record.errors.join('\n')).to.equal(1);
        expect(record.errors[0]).to.contain('<sticky-header id="wrong"> attribute colour');
      } finally {
        record.stop();
      }
    });
  }

  it('a page that somebody else wrote may bring the place for its menu right after the menu', async () => {
    const record = recordConsole();
    try {
      const wrapper = await fixture<HTMLElement>(html`<div></div>`);
      wrapper.innerHTML = `${menu('mobile-target="late"')}<sticky-header offset="much"><p>Top</p></sticky-header>`;
      await nextTask();
      wrapper.insertAdjacentHTML('beforeend', '<div id="late"></div>');
      await idle();
      expect(record.errors.join('\n')).not.to.contain('late');
    } finally {
      record.stop();
    }
  });

  it('a page that somebody else wrote is not looked at where its author has switched that off', async () => {
    const record = recordConsole();
    const page = '<button data-offcanvas-open="away">Menu</button>';
    try {
      await withoutChecks(async () => {
        await fixture(html`<div>${unsafeStatic(page)}</div>`);
        checkPage(window, []);
        await idle();
        await idle();
      });
      expect(record.errors).to.deep.equal([]);
      checkPage(window, []);
      await until(() => record.errors.length > 0, 'named');
      expect(record.errors[0]).to.contain('"away"');
    } finally {
      record.stop();
    }
  });
});
