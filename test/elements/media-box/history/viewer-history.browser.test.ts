import { until } from '../../../shared/until.js';
import { expect, html } from '@open-wc/testing';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { type BoxPage, next, openPage, picture } from '../box-page.js';

const withAddresses = html`
  <media-box lang="es" history="items">
    <a id="one" data-mediabox="group[sala]" href=${picture(1)}>Una</a>
    <a data-mediabox="group[sala]" href=${picture(2)}>Dos</a>
    <a data-mediabox="group[sala]" href=${picture(3)}>Tres</a>
    <a data-mediabox href=${picture(4)}>Sola</a>
  </media-box>
`;

const popped = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

/** Settles when the open viewer has its entry: the entry of one that was closed before is left first. */
const entered = () => until(() => Object.hasOwn(Object(history.state as unknown) as object, 'media-box'));

describe('the browser’s Back', () => {
  it('the browser’s Back closes the viewer, once', async () => {
    const page = await openPage();
    await page.open('one');
    const closed = next(page.box, 'media-box-closed');
    history.back();
    await closed;
    expect(page.dialog === null).to.equal(true);
  });

  it('the browser’s Back leads where it led before, once the viewer was closed otherwise', async () => {
    const page = await openPage();
    const before = history.state as unknown;
    await page.open('one');
    const left = popped();
    page.press('Escape');
    await left;
    expect(history.state).to.deep.equal(before);
  });

  it('the browser’s Back keeps the page’s data in the history state', async () => {
    history.replaceState({ mine: 1 }, '');
    const page = await openPage();
    await page.open('one');
    expect(history.state).to.include({ mine: 1 });
    const left = popped();
    page.press('Escape');
    await left;
    expect(history.state).to.deep.equal({ mine: 1 });
    history.replaceState(null, '');
  });
});

describe('an author who wants an address for each item', () => {
  it('an author who wants an address for each item finds it in the address bar, and the old one after', async () => {
    const page = await openPage();
    page.box.history = 'items';
    const { href } = location;
    await page.open('one');
    expect(location.hash).to.equal('#media=sala/1');
    page.press('ArrowRight');
    expect(location.hash).to.equal('#media=sala/2');
    const left = popped();
    page.press('Escape');
    await left;
    expect(location.href).to.equal(href);
  });

  it('an author who wants an address for each item opens one by its address, and Back leads to the page without it', async () => {
    history.replaceState(null, '', '#media=sala/2');
    const page = await openPage(withAddresses);
    await page.has('[part="counter"]', '2 / 3');
    expect(location.hash).to.equal('#media=sala/2');
    const closed = next(page.box, 'media-box-closed');
    history.back();
    await closed;
    expect({ isClosed: page.dialog === null, hash: location.hash }).to.deep.equal({
      isClosed: true,
      hash: '',
    });
  });

  it('an author who wants an address for each item opens one that is alone', async () => {
    history.replaceState(null, '', '#media=1');
    const page = await openPage(withAddresses);
    await page.has('.chrome [role="status"]');
    await page.has(`[part="content"] > img[src="${location.origin}${picture(4)}"]`);
    const left = popped();
    page.press('Escape');
    await left;
    expect(location.hash).to.equal('');
  });

  for (const [moment, isReached] of [
    ['soon after the last one', () => nextTask()],
    [
      'when the dialog of the next opening is prepared',
      (page) => page.has('dialog:not([open]) media-box-view'),
    ],
  ] as const satisfies readonly (readonly [string, (page: BoxPage) => Promise<unknown>])[])
    it(`an author who wants an address for each item opens one that a link of the page names, ${moment}`, async () => {
      const page = await openPage(withAddresses);
      const opened = next(page.box, 'media-box-opened');
      page.link('one').click();
      await opened;
      await entered();
      page.box.close();
      await popped();
      await isReached(page);
      location.hash = '#media=sala/3';
      await page.has('[part="counter"]', '3 / 3');
      page.box.close();
      await popped();
      expect({ isClosed: page.dialog === null, hash: location.hash }).to.deep.equal({
        isClosed: true,
        hash: '',
      });
      await nextTask();
    });

  for (const hash of [
    '#media=sala/9',
    '#media=nadie/1',
    '#media=',
    '#media=sala/0',
    '#media=%E0/1',
    '#sala',
  ]) {
    it(`an author who wants an address for each item opens nothing by ${hash}, and leaves it alone`, async () => {
      history.replaceState(null, '', hash);
      const page = await openPage(withAddresses);
      const opened = next(page.box, 'media-box-opened');
      page.link('one').click();
      await opened;
      await entered();
      page.box.close();
      expect(page.dialog === null).to.equal(true);
      await popped();
      history.replaceState(null, '', location.pathname + location.search);
    });
  }
});

describe('a viewer that is opened again at once', () => {
  it('a viewer that is opened again at once has the browser’s Back of its own', async () => {
    const page = await openPage();
    await page.open('one');
    const left = popped();
    page.press('Escape');
    const opened = next(page.box, 'media-box-opened');
    page.link('two').click();
    await Promise.all([left, opened]);
    await nextTask();
    expect(page.dialog?.open).to.equal(true);
    const closed = next(page.box, 'media-box-closed');
    history.back();
    await closed;
    expect(page.dialog === null).to.equal(true);
  });
});
