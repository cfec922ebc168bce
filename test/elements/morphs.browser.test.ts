import { expect, nextFrame } from '@open-wc/testing';
import '../../elements/back-to-top/define.js';
import '../../elements/offcanvas-panel/define.js';
import '../../elements/rs-calendar/define.js';
import '../../elements/rs-range/define.js';
import '../../elements/rs-uploads/define.js';
import '../../elements/sticky-header/define.js';
import '../../elements/tab-set/define.js';
import '../../elements/whatsapp-link/define.js';
import { morph } from '../shared/morph.js';
import { until } from '../shared/until.js';

/** A tag's name, with the server's markup around it. */
const pages = [
  ['tab-set', '<tab-set><h2>One</h2><p>First</p><h2>Two</h2><p>Second</p></tab-set>'],
  [
    'tab-set',
    `<tab-set><ul class="uk-tab"><li class="uk-active"><a href="#">One</a></li><li><a href="#">Two</a></li></ul>
     <ul class="uk-switcher"><li class="uk-active">First</li><li>Second</li></ul></tab-set>`,
  ],
  [
    'offcanvas-panel',
    `<a href="#morphed" data-offcanvas-open="morphed">Open</a>
     <offcanvas-panel id="morphed"><p>Content</p></offcanvas-panel>`,
  ],
  [
    'offcanvas-panel',
    '<button data-offcanvas-toggle>Open</button><offcanvas-panel><p>Content</p></offcanvas-panel>',
  ],
  ['sticky-header', '<sticky-header offset="4"><p>Header</p></sticky-header>'],
  ['whatsapp-link', '<whatsapp-link floating><a href="https://wa.me/34600111222">Chat</a></whatsapp-link>'],
  ['back-to-top', '<back-to-top><a href="#top">Top</a></back-to-top>'],
  ['rs-calendar', '<input id="day"><rs-calendar for="day" format="DD/MM/YYYY"></rs-calendar>'],
  ['rs-calendar', '<rs-calendar format="DD/MM/YYYY"><input name="day"></rs-calendar>'],
  ['rs-range', '<rs-range max="100"><input name="price" value="20"></rs-range>'],
  ['rs-range', '<rs-range max="100" double><input name="price" value="20 - 40"></rs-range>'],
  [
    'rs-uploads',
    '<rs-uploads max-files="3" max-size="2"><input type="file" name="files" multiple></rs-uploads>',
  ],
] as const;

/** Opens a page, and settles when the tag has started. */
async function open(tag: string, server: string): Promise<HTMLElement> {
  document.querySelector('#morphs')?.remove();
  const place = document.createElement('div');
  place.id = 'morphs';
  place.lang = 'en';
  place.innerHTML = server;
  document.body.append(place);
  await until(() => Reflect.get(place.querySelector(tag) as Element, 'hasCore') === true);
  // Sizes are reported in a frame.
  await nextFrame();
  await nextFrame();
  return place;
}

/** Returns the markup of a page with the attributes of each element in one order. */
function markupOf(place: HTMLElement): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: place.innerHTML });
  for (const element of content.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes].sort((one, other) =>
      one.name < other.name ? -1 : 1,
    )) {
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
  return new XMLSerializer().serializeToString(content);
}

describe('elements: morphs', () => {
  after(() => document.querySelector('#morphs')?.remove());

  pages.forEach(([tag, server], index) => {
    it(`the markup of a page that a morph writes again has within a frame the additions of the <${tag}> (${index})`, async () => {
      const place = await open(tag, server);
      const before = markupOf(place);
      expect(place.innerHTML).to.not.equal(server);
      morph(place, server);
      await nextFrame();
      expect(markupOf(place)).to.equal(before);
    });

    it(`the markup of a page that a morph writes again is the server's again if the <${tag}> is removed after the morph (${index})`, async () => {
      const place = await open(tag, server);
      const element = place.querySelector(tag) as HTMLElement;
      const wanted = document.createElement('template');
      wanted.innerHTML = server;
      morph(place, server);
      await nextFrame();
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(element.innerHTML).to.equal(wanted.content.querySelector(tag)?.innerHTML);
    });
  });

  for (const [tag, server] of [
    ['whatsapp-link', pages[5][1]],
    ['back-to-top', pages[6][1]],
  ] as const) {
    it(`the markup of a page that a morph writes again has the <${tag}> around a link that replaces the first one`, async () => {
      const place = await open(tag, server);
      const element = place.querySelector(tag) as HTMLElement;
      const old = element.innerHTML;
      const link = server.slice(server.indexOf('<a'), server.indexOf('</a>') + '</a>'.length);
      element.innerHTML = link;
      await until(() => element.innerHTML === old && element.hasAttribute('data-floating'));
    });
  }
});
