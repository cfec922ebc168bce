import { expect, html } from '@open-wc/testing';
import { errorsDuring } from '../../shared/record-console.js';
import { openPage, picture, type BoxPage } from './box-page.js';

interface Row {
  readonly id: string;
  readonly payload: string;
}

const { inputs } = (await (await fetch('/test/data/hostile-inputs.json')).json()) as {
  readonly inputs: readonly Row[];
};
const payloadOf = (id: string) => inputs.find((row) => row.id === id)?.payload ?? '';

/** Opens a page with one link in the viewer. */
async function openLink(attributes: Readonly<Record<string, string>>): Promise<BoxPage> {
  const link = document.createElement('a');
  link.id = 'one';
  link.dataset['mediabox'] = '';
  link.href = picture(81);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const page = await openPage(html`<media-box lang="es">${link}</media-box>`);
  await page.open('one');
  return page;
}

/**
 * Expects that nothing has run, nothing of another site was requested, and Escape closes the viewer. Settles when its
 * entry of the history is left too: the step back would close the viewer of the next test.
 */
async function expectHarmless(page: BoxPage): Promise<void> {
  expect(Reflect.get(globalThis, '__pwned')).to.equal(undefined);
  expect('polluted' in {}).to.equal(false);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('evil.test'))).to.deep.equal([]);
  expect(
    page.root.querySelectorAll('script, form, object, embed, [onload], [onerror], [srcdoc]'),
  ).to.have.length(0);
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  page.press('Escape');
  expect(page.dialog === null).to.equal(true);
  await left;
}

describe('hostile words', () => {
  for (const id of [
    'mb-xss-01',
    'mb-xss-03',
    'mb-xss-07',
    'mb-xss-09',
    'mb-xss-11',
    'mb-xss-13',
    'mb-xss-15',
  ]) {
    it(`hostile words are read as they are written (${id})`, async () => {
      const words = payloadOf(id);
      const page = await openLink({ title: words, 'data-caption': words });
      expect(page.part('title')?.textContent).to.equal(words);
      expect(page.part('caption')?.textContent).to.equal(words);
      await expectHarmless(page);
    });
  }

  it('hostile words behind a title are a caption (mb-xss-05)', async () => {
    const page = await openLink({ title: payloadOf('mb-xss-05') });
    expect(page.part('title')?.textContent).to.equal('Title');
    expect(page.part('caption')?.textContent).to.equal('<img src=x onerror=__pwned=1>');
    await expectHarmless(page);
  });
});

describe('a hostile address', () => {
  const rows = ['mb-url-01', 'mb-url-03', 'mb-url-05', 'mb-url-07', 'mb-url-09', 'mb-url-11'];
  for (const id of rows) {
    it(`a hostile address is an error with no way to it (${id})`, async () => {
      const said = await errorsDuring(async () => {
        const page = await openLink({ href: payloadOf(id) });
        await page.has('[part="error"]');
        expect(page.root.querySelector('iframe, [part="error"] a') === null).to.equal(true);
        await expectHarmless(page);
      });
      expect(said.length).to.be.lessThan(2);
    });
  }

  it('a hostile address that names no element of the page stays the link that it is (mb-url-15)', async () => {
    const link = document.createElement('a');
    link.id = 'one';
    link.dataset['mediabox'] = '';
    link.href = payloadOf('mb-url-15');
    const page = await openPage(html`<media-box lang="es">${link}</media-box>`);
    const before = location.href;
    link.click();
    expect(page.dialog === null).to.equal(true);
    expect(Reflect.get(globalThis, '__pwned')).to.equal(undefined);
    history.replaceState(history.state, '', before);
  });

  it('a hostile address keeps markup in it as a part of itself (mb-url-13)', async () => {
    const said = await errorsDuring(async () => {
      const page = await openLink({ href: payloadOf('mb-url-13'), type: 'ajax' });
      await page.has('[part="error"]', 'No se ha podido mostrar.');
      await expectHarmless(page);
    });
    expect(said).to.have.length(1);
  });
});

describe('hostile parameters', () => {
  const rows: readonly (readonly [id: string, attribute: string])[] = [
    ['mb-param-01', 'data-mediabox'],
    ['mb-param-03', 'data-mediabox'],
    ['mb-param-05', 'data-mediabox'],
    ['mb-param-07', 'rel'],
    ['mb-param-09', 'href'],
    ['mb-param-11', 'href'],
    ['mb-param-13', 'data-mediabox-group'],
    ['mb-param-15', 'type'],
  ];
  for (const [id, attribute] of rows) {
    it(`hostile parameters leave a viewer with safe content, or an error (${id})`, async () => {
      const said = await errorsDuring(async () => {
        const page = await openLink({ [attribute]: payloadOf(id) });
        const frame = page.root.querySelector('iframe');
        expect(frame?.hasAttribute('srcdoc') ?? false).to.equal(false);
        await expectHarmless(page);
      });
      expect(said.filter((line) => !line.startsWith('ConfigError'))).to.deep.equal([]);
    });
  }

  it('hostile parameters let nothing change faster than anybody sees (attr-17)', async () => {
    const page = await openPage(html`
      <media-box lang="es" autoplay-seconds="0.0001">
        <a id="one" data-mediabox="group[a]" href=${picture(82)}>Una</a>
        <a data-mediabox="group[a]" href=${picture(83)}>Otra</a>
      </media-box>
    `);
    const waits: number[] = [];
    const { setTimeout: wait } = window;
    window.setTimeout = ((task: () => void, ms = 0) => {
      waits.push(ms);
      return wait(task, ms);
    }) as typeof setTimeout;
    try {
      await page.open('one');
      await page.has('[part="pause"]');
      await page.has('[part="counter"]', '2 / 2');
    } finally {
      window.setTimeout = wait;
    }
    expect(waits.filter((ms) => ms >= 1000)).to.not.deep.equal([]);
    await expectHarmless(page);
  });
});
