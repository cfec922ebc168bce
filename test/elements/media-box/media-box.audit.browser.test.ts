import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, partRules, violationsOf } from '../../shared/axe.js';
import { emulatesMedia } from '../../shared/emulates-media.js';
import { openPage, picture, type BoxPage } from './box-page.js';
import { closed, pictures, pictureOf } from './visitor.js';

const themes = emulatesMedia
  ? (['', 'standard', 'light', 'shadow', 'squeeze', 'jce'] as const)
  : ([''] as const);

/** One item of each kind, all without third parties. */
const kinds = html`
  <media-box lang="es">
    <a id="film" data-mediabox="type[video/mp4];group[k]" title="Película" href="/none.mp4">Película</a>
    <a id="sound" data-mediabox="type[audio/mp3];group[k]" title="Sonido" href="/none.mp3">Sonido</a>
    <a id="embed" class="jcepopup" title="Vídeo" href="https://vimeo.com/76979871">Vídeo</a>
    <a id="frame" data-mediabox="type[iframe]" title="Página" href="/test/shared/fixtures/empty.html"
      >Página</a
    >
    <a id="unknown" class="jcepopup" title="Programa" href="/x.exe">Programa</a>
    <a id="broken" data-mediabox="group[k]" title="Rota" href="/demo/assets/none.png">Rota</a>
    <a id="alone" class="jcepopup" title="Una sola::Con texto" href=${picture(4)}>Una</a>
  </media-box>
`;

const states: readonly (readonly [string, (page: BoxPage) => Promise<unknown>])[] = [
  ['film', (page) => page.has('video, [part="error"]')],
  ['sound', (page) => page.has('audio, [part="error"]')],
  ['embed', (page) => page.has('[part="consent-placeholder"]')],
  ['frame', (page) => page.has('iframe')],
  ['unknown', (page) => page.has('[part="error"]')],
  ['broken', (page) => page.has('[part="error"]')],
  ['alone', pictureOf],
];

describe('<media-box> audit', () => {
  let axe: Axe;
  let page: BoxPage;
  const found = () => violationsOf(axe, page.box, partRules);

  before(async () => {
    axe = await loadAxe();
  });
  beforeEach(() => setViewport({ width: 900, height: 700 }));
  afterEach(async () => {
    await closed(page);
    for (const sheet of document.querySelectorAll(`link.${ofTest}`)) sheet.remove();
  });

  async function open(markup: typeof kinds, id: string, theme: string): Promise<void> {
    page = await openPage(markup);
    page.box.transitionMs = 0;
    if (theme) await applyTheme(page.box, theme);
    await page.open(id);
  }

  for (const theme of themes) {
    it(`the viewer has no violation with pictures, whole and magnified, playing and paused, ${theme || 'no theme'}`, async () => {
      page = await openPage(pictures());
      page.box.transitionMs = 0;
      page.box.autoplaySeconds = 30;
      if (theme) await applyTheme(page.box, theme);
      await page.open('p2');
      await pictureOf(page);
      expect(await found()).to.deep.equal([]);
      page.part('zoom')?.click();
      page.part('pause')?.click();
      await page.has('[part="pause"][aria-label="Reanudar el pase"]');
      expect(await found()).to.deep.equal([]);
    });

    for (const [id, there] of states)
      it(`the viewer has no violation with ${id}, ${theme || 'no theme'}`, async () => {
        await open(kinds, id, theme);
        await there(page);
        expect(await found()).to.deep.equal([]);
      });
  }

  if (emulatesMedia)
    it('the viewer has no violation in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      await open(pictures(), 'p1', '');
      await pictureOf(page);
      expect(await found()).to.deep.equal([]);
      await emulateMedia({ forcedColors: 'none' });
    });

  if (emulatesMedia)
    it('the viewer moves nothing where the visitor wants less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      await open(pictures(), 'p1', '');
      expect(document.getAnimations()).to.deep.equal([]);
      await emulateMedia({ reducedMotion: 'no-preference' });
    });
});

/** Class of the sheets, which would change the tests of other files in the page. */
const ofTest = 'sheet-of-audit';

/** Adds a theme's sheet to the page, as an author does. */
async function applyTheme(box: HTMLElement, theme: string): Promise<void> {
  box.setAttribute('theme', theme);
  const link = document.createElement('link');
  link.className = ofTest;
  link.rel = 'stylesheet';
  link.href = `/elements/media-box/themes/${theme}.css`;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
