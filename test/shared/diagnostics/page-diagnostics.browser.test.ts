import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/back-to-top/define.js';
import '../../../elements/nav-menu/define.js';
import '../../../elements/offcanvas-panel/define.js';
import '../../../elements/sticky-header/define.js';
import '../../../elements/tab-set/define.js';
import '../../../elements/whatsapp-link/define.js';
import { reportDiagnostics } from '../../../shared/diagnostics/page-diagnostics.js';
import { messageText } from '../message-text.js';
import { recordConsole } from '../record-console.js';
import { until } from '../until.js';
import { browserIsIdle } from '../idle.js';

const menu = (attributes: string) =>
  `<nav-menu ${attributes}><ul><li><a href="#a">A</a></li></ul></nav-menu>`;
const link = (attributes: string) =>
  `<whatsapp-link ${attributes}><a href="https://wa.me/34600111222">W</a></whatsapp-link>`;
const notThere = 'SVG not found. Found "/nowhere.svg" (answers 404, ';

/**
 * Rows: the author's error, the page, and the line without the address at its end. A line that ends in a space is a
 * prefix.
 */
const rows: readonly (readonly [title: string, page: string, line: string])[] = [
  [
    'camel case',
    menu('mobileTarget="x"'),
    '<nav-menu> attribute mobiletarget: found "mobiletarget", expected mobile-target',
  ],
  [
    'camel case of a switch',
    '<sticky-header showOnUp><p>Top</p></sticky-header>',
    '<sticky-header> attribute showonup: found "showonup", expected show-on-up',
  ],
  [
    'an attribute of another element',
    '<tab-set history="pages"><h2>A</h2><h2>B</h2></tab-set>',
    '<tab-set> attribute history: found "history", expected one of activation, breakpoint',
  ],
  [
    'an underscore for a hyphen',
    link('phone_number="1" phones="2"'),
    '<whatsapp-link> attribute phones: found "phones", expected one of country, floating, icon, phone, text',
  ],
  [
    'a word that an attribute does not know',
    '<tab-set activation="hand"><h2>A</h2><h2>B</h2></tab-set>',
    '<tab-set> attribute activation: found "hand", expected one of auto, manual',
  ],
  [
    'a number that is none',
    '<sticky-header offset="much"><p>Top</p></sticky-header>',
    '<sticky-header> attribute offset: found "much", expected a number',
  ],
  [
    'a width that is none',
    menu('breakpoint="wide"'),
    '<nav-menu> attribute breakpoint: found "wide", expected a width such as 48rem, or a media query',
  ],
  [
    'a toggle to nowhere',
    '<button data-offcanvas-toggle="away">Menu</button><offcanvas-panel id="panel" swipe><p>A</p></offcanvas-panel>',
    '<offcanvas-panel> toggle <button> attribute data-offcanvas-toggle: found "away", expected the id of an <offcanvas-panel>',
  ],
  [
    'a toggle to what is no panel',
    '<button id="t" data-offcanvas-open="box">Menu</button><div id="box"></div>',
    '<offcanvas-panel> toggle <button id="t"> attribute data-offcanvas-open: found "box", which is <div id="box">, expected the id of an <offcanvas-panel>',
  ],
  [
    'a toggle without any panel',
    '<button data-offcanvas-close>Menu</button>',
    '<offcanvas-panel> toggle <button> attribute data-offcanvas-close: found no panel in the page, expected the id of an <offcanvas-panel>',
  ],
  [
    'a command to nowhere',
    '<button commandfor="away" command="--open">Menu</button><offcanvas-panel id="panel" swipe><p>A</p></offcanvas-panel>',
    '<offcanvas-panel> toggle <button> attribute commandfor: found "away", expected the id of an <offcanvas-panel>',
  ],
  [
    'a toggle that names nothing by aria-controls',
    '<button data-offcanvas-toggle aria-controls="away">Menu</button><offcanvas-panel id="panel" swipe><p>A</p></offcanvas-panel>',
    '<offcanvas-panel> toggle <button> attribute aria-controls: found "away", expected the id of an <offcanvas-panel>',
  ],
  [
    'a place for the menu that there is not',
    menu('mobile-target="away"'),
    '<nav-menu> attribute mobile-target: found "away", expected the id of an element in the page',
  ],
  [
    'an icon of a link that leads nowhere',
    link('icon="/nowhere.svg"'),
    `<whatsapp-link> attribute icon: ${notThere}`,
  ],
  [
    'an icon of an empty tag that leads nowhere',
    '<back-to-top icon="/nowhere.svg"></back-to-top>',
    `<back-to-top> attribute icon: ${notThere}`,
  ],
  [
    'an icon of another site',
    '<back-to-top id="up" icon="https://example.com/icon.svg"><a href="#top">Up</a></back-to-top>',
    '<back-to-top id="up"> attribute icon: SVG not found. Found "https://example.com/icon.svg" (it is not on this site), expected the address of an SVG of this site',
  ],
  [
    'tabs without headings',
    '<tab-set><p>Text</p></tab-set>',
    '<tab-set> content: found no headings, expected h2 to h4 as children or in sections',
  ],
  [
    'a menu without a list',
    '<nav-menu><p>Text</p></nav-menu>',
    '<nav-menu> content: found no list, expected a <ul> with nested lists',
  ],
  [
    'a tag that ends where the page ends',
    '<sticky-header><p>Top</p><main>The page</main></sticky-header>',
    '<sticky-header> content: found <main> in it, expected its end tag </sticky-header> before; <sticky-header/> is none',
  ],
  [
    'a tag in its like',
    `<nav-menu><ul><li>A</li></ul>${menu('id="inner"')}</nav-menu>`,
    '<nav-menu> content: found <nav-menu id="inner"> in it, expected its end tag </nav-menu> before; <nav-menu/> is none',
  ],
  [
    'a tag with a slash for its end',
    '<back-to-top><a href="#top">Up</a><section>The page</section></back-to-top>',
    '<back-to-top> content: found <section> in it, expected its end tag </back-to-top> before; <back-to-top/> is none',
  ],
];

describe('shared/diagnostics: page diagnostics', () => {
  for (const [title, page, line] of rows) {
    it(`a tag of the suite with a mistake of its author is named in the console, in one line and once: ${title}`, async () => {
      const record = recordConsole();
      try {
        await fixture(html`<div>${unsafeStatic(page)}</div>`);
        reportDiagnostics();
        await until(() => record.errors.length > 0, 'named');
        reportDiagnostics();
        await browserIsIdle();
        expect(record.errors.length, record.errors.join('\n')).to.equal(1);
        const [reported = ''] = record.errors;
        if (line.endsWith(' ')) expect(messageText(reported)).to.contain(`ConfigError: ${line}`);
        else expect(messageText(reported)).to.equal(`ConfigError: ${line}`);
      } finally {
        record.stop();
      }
    });
  }

  it('a tag of the suite with a mistake of its author knows 21 of them', () => {
    expect(rows.length).to.equal(21);
  });
});
