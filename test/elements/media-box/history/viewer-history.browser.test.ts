import { expect } from '@open-wc/testing';
import { next, openPage } from '../box-page.js';

const popped = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

describe('the browser’s Back', () => {
  it('closes the viewer, once', async () => {
    const page = await openPage();
    await page.open('one');
    const closed = next(page.box, 'media-box-closed');
    history.back();
    await closed;
    expect(page.dialog).to.equal(null);
  });

  it('leads where it led before, once the viewer was closed otherwise', async () => {
    const page = await openPage();
    const before = history.state as unknown;
    await page.open('one');
    const left = popped();
    page.press('Escape');
    await left;
    expect(history.state).to.deep.equal(before);
  });

  it('keeps what the page has in its own state', async () => {
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
  it('finds it in the address bar, and the old one after', async () => {
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
});
