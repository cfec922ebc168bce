import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { startCore } from '../../../../elements/media-box/media-box.core.js';
import { MediaBoxElement } from '../../../../elements/media-box/media-box.shell.js';
import { defineElement } from '../../../../shared/element/define-element.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { BoxPage, next, picture } from '../box-page.js';
import { holdIdle } from '../../../shared/idle.js';
import { pretend } from '../../../shared/pretend.js';
import { swipe } from '../visitor.js';

type Viewer = typeof import('../../../../elements/media-box/viewer/viewer.js');

/** Loads the viewer's chunk for the next page. Tests replace it. */
let load: () => Promise<Viewer> = () => import('../../../../elements/media-box/viewer/viewer.js');
const lose = () => Promise.reject(new TypeError('Failed to fetch viewer.js'));
const come = load;

class LateBoxElement extends MediaBoxElement {}
defineElement('late-box', LateBoxElement, (host: MediaBoxElement) => startCore(host, () => load()));

async function openPage(): Promise<BoxPage> {
  const tag = unsafeStatic('late-box');
  const place = await fixture<HTMLElement>(html`
    <div>
      <${tag} lang="es">
        <a id="one" class="jcepopup" title="Una" href=${picture(51)}>Una</a>
        <a id="two" class="jcepopup" title="Otra" href=${picture(52)}>Otra</a>
        ${[61, 62, 63].map(
          (number) =>
            html`<a
              id=${number === 61 ? 'first' : ''}
              class="jcepopup"
              rel="group[sala]"
              href=${picture(number)}
              >${number}</a
            >`,
        )}
        <a id="paper" class="jcepopup" title="Papel" href="/none.PDF">Papel</a>
      </${tag}>
    </div>
  `);
  const box = place.querySelector('late-box') as MediaBoxElement;
  await new Promise<void>((resolve) => box.withCore(() => resolve()));
  return new BoxPage(place, box);
}

/** Settles at the next click that the browser would follow. The test's page is not left. */
function followed(): Promise<Element> {
  return new Promise((resolve) => {
    addEventListener('click', function hear(event) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      removeEventListener('click', hear);
      resolve(event.target as Element);
    });
  });
}

describe('a viewer whose chunk does not come', () => {
  afterEach(() => (load = come));

  it('a viewer whose chunk does not load leaves the link to the browser, is reported once, and loads again at the next click', async () => {
    load = lose;
    const page = await openPage();
    const errors = await errorsDuring(async () => {
      const leads = followed();
      page.link('one').click();
      expect(page.dialog?.open).to.equal(true);
      expect(await leads).to.equal(page.link('one'));
    });
    expect(page.dialog).to.equal(null);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include(
      'Error in file: <late-box> viewer. Error: TypeError: Failed to fetch viewer.js',
    );
    load = come;
    await page.open('one');
    await page.has('[part="title"]', 'Una');
  });

  it('a viewer whose chunk does not load closes what a script has opened', async () => {
    load = lose;
    const page = await openPage();
    await errorsDuring(async () => {
      page.box.open([{ src: picture(53) }]);
      expect(page.dialog?.open).to.equal(true);
      await new Promise((resolve) => page.dialog?.addEventListener('close', resolve));
    });
    expect(page.dialog).to.equal(null);
  });
});

describe('a viewer whose chunk is late', () => {
  afterEach(() => (load = come));

  /** Chunk whose load the test settles. */
  function late(): () => Promise<void> {
    let arrive: (viewer: Viewer) => void = () => undefined;
    const coming = new Promise<Viewer>((resolve) => (arrive = resolve));
    load = () => coming;
    return async () => {
      arrive(await come());
      await coming;
      await Promise.resolve();
    };
  }

  it('a viewer whose chunk is late shows the picture meanwhile, and then its words', async () => {
    const arrive = late();
    const page = await openPage();
    page.link('one').click();
    expect(page.part('content')?.querySelector('img')?.src).to.equal(`${location.origin}${picture(51)}`);
    await arrive();
    await page.has('[part="title"]', 'Una');
  });

  for (const [sentence, act] of [
    ['an arrow pressed', (page) => page.press('ArrowRight')],
    ['a swipe made', (page) => swipe(page.part('content') as HTMLElement, [300, 200], [100, 205])],
  ] as const satisfies readonly (readonly [string, (page: BoxPage) => void])[])
    it(`a viewer whose chunk is late goes on for ${sentence} meanwhile, once`, async () => {
      const arrive = late();
      const page = await openPage();
      page.link('first').click();
      act(page);
      await arrive();
      await page.has('[part="counter"]', '2 / 3');
      page.press('ArrowRight');
      await page.has('[part="counter"]', '3 / 3');
      page.press('ArrowLeft');
      await page.has('[part="counter"]', '2 / 3');
    });

  it('a viewer whose chunk is late shows nothing for a PDF on a phone, whose link then leads there', async () => {
    const undo = pretend({ userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 });
    try {
      const arrive = late();
      const page = await openPage();
      page.link('paper').click();
      expect(page.dialog === null).to.equal(true);
      const leads = followed();
      await arrive();
      expect((await leads) === page.link('paper')).to.equal(true);
      expect(page.dialog === null).to.equal(true);
    } finally {
      undo();
    }
  });

  it('a viewer whose chunk is late does not come back when it was closed meanwhile', async () => {
    const arrive = late();
    const page = await openPage();
    page.link('one').focus();
    page.link('one').click();
    page.part('close')?.click();
    expect(page.dialog).to.equal(null);
    expect(document.activeElement).to.equal(page.link('one'));
    let opened = 0;
    page.box.addEventListener('media-box-opened', () => (opened += 1));
    await arrive();
    expect([page.dialog, opened]).to.deep.equal([null, 0]);
  });

  it('a viewer whose chunk is late shows the one that was pressed last', async () => {
    const arrive = late();
    const page = await openPage();
    page.link('one').click();
    page.part('close')?.click();
    page.link('two').click();
    let opened = 0;
    page.box.addEventListener('media-box-opened', () => (opened += 1));
    const isOpen = next(page.box, 'media-box-opened');
    await arrive();
    await isOpen;
    await page.has('[part="title"]', 'Otra');
    expect(opened).to.equal(1);
  });

  it('a viewer whose chunk is late is asked for when a visitor points at a link, and not before', async () => {
    const idle = holdIdle();
    let asked = 0;
    load = () => {
      asked += 1;
      return come();
    };
    const page = await openPage();
    page.place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(asked).to.equal(0);
    page.link('one').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    page.link('two').focus();
    expect(asked).to.equal(1);
    idle.end();
  });

  it('a viewer whose chunk is late is asked for when the browser is idle, on a page with links', async () => {
    const idle = holdIdle();
    let asked = 0;
    load = () => {
      asked += 1;
      return come();
    };
    await openPage();
    expect(asked).to.equal(0);
    idle.now();
    expect(asked).to.equal(1);
    await fixture(html`<${unsafeStatic('late-box')} lang="es"></${unsafeStatic('late-box')}>`);
    await nextTask();
    idle.now();
    expect(asked).to.equal(1);
    idle.end();
  });

  it('a viewer whose chunk is late is not asked for before the press where the browser saves data', async () => {
    const undo = pretend({ connection: { saveData: true } });
    const idle = holdIdle();
    let asked = 0;
    load = () => {
      asked += 1;
      return come();
    };
    try {
      const page = await openPage();
      page.link('one').focus();
      idle.now();
      expect(asked).to.equal(0);
      page.link('one').click();
      await page.has('[part="title"]', 'Una');
      expect(asked).to.equal(1);
    } finally {
      idle.end();
      undo();
    }
  });
});
