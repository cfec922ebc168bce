import { expect, oneEvent } from '@open-wc/testing';
import { changed, openPagedForm, type PagedPage } from './paged-form.js';

const attributes = 'history="pages"';

/** Goes through the browser's history and waits until it has arrived. */
async function travel(by: number): Promise<void> {
  const arrived = oneEvent(window, 'popstate');
  history.go(by);
  await arrived;
}

async function leave({ element }: PagedPage): Promise<void> {
  element.remove();
  await Promise.resolve();
}

describe('<rs-form> paging history', () => {
  // Every test starts with a history entry of its own that has a state of the page.
  beforeEach(() => history.pushState({ own: 1 }, ''));

  it('<rs-form history="pages"> and the browser’s Back button goes one page of the form back, and forward to what was seen, with the typed values', async () => {
    const page = await openPagedForm({ attributes });
    page.type('Nombre', 'Ana');
    await page.turn('Salto1Next');
    await page.turn('Salto2Next');
    await travel(-1);
    expect(page.shown()).to.deep.equal([1]);
    await travel(-1);
    expect(page.shown()).to.deep.equal([0]);
    await travel(2);
    expect(page.shown()).to.deep.equal([2]);
    expect(page.find<HTMLInputElement>('Nombre').value).to.equal('Ana');
    await travel(-2);
    await leave(page);
  });

  it('<rs-form history="pages"> and the browser’s Back button keeps the page’s own state beside its own, and takes only its own away again', async () => {
    const page = await openPagedForm({ attributes });
    await page.turn('Salto1Next');
    expect((history.state as { own: number }).own).to.equal(1);
    await leave(page);
    expect(history.state).to.deep.equal({ own: 1 });
  });

  it('<rs-form history="pages"> and the browser’s Back button does not show a page twice after its own button back', async () => {
    const page = await openPagedForm({ attributes });
    const before = history.length;
    await page.turn('Salto1Next');
    const arrived = oneEvent(window, 'popstate');
    await page.turn('Salto2Prev');
    await arrived;
    expect(page.shown()).to.deep.equal([0]);
    await page.turn('Salto1Next');
    expect(history.length).to.equal(before + 1);
    await travel(-1);
    await leave(page);
  });

  it('<rs-form history="pages"> and the browser’s Back button goes one page back from the next turn on where the attribute comes late, and adds no more where it goes', async () => {
    const page = await openPagedForm();
    const before = history.length;
    await page.turn('Salto1Next');
    expect(history.length).to.equal(before);
    page.element.setAttribute('history', 'pages');
    await page.turn('Salto2Next');
    expect(history.length).to.equal(before + 1);
    await travel(-1);
    expect(page.shown()).to.deep.equal([1]);

    page.element.removeAttribute('history');
    const { state } = history;
    await page.turn('Salto2Next');
    expect(Object.keys(history.state as object)).to.deep.equal(['own']);
    expect(state).not.to.deep.equal(history.state);
    await leave(page);
  });

  it('<rs-form history="pages"> and the browser’s Back button stays where a listener objects', async () => {
    const page = await openPagedForm({ attributes });
    await page.turn('Salto1Next');
    page.element.addEventListener('rs-form-page-change', (event) => event.preventDefault());
    await travel(-1);
    expect(page.shown()).to.deep.equal([1]);
    await leave(page);
  });

  it('<rs-form history="pages"> and the browser’s Back button is asked once only for the steps of a view before a reload', async () => {
    const before = await openPagedForm({ attributes });
    await before.turn('Salto1Next');
    await before.turn('Salto2Next');
    const stale: unknown = history.state;
    await leave(before);
    // A reload keeps the state of the entry and starts the form anew.
    history.replaceState(stale, '');
    const page = await openPagedForm({ attributes });
    expect(page.shown()).to.deep.equal([0]);
    const base = new Promise<void>((resolve) => {
      const look = ({ state }: PopStateEvent) => {
        const { marks } = (state as { 'rs-form-pages': { marks: { step: number }[] } })['rs-form-pages'];
        if (marks[0]?.step !== 0) return;
        window.removeEventListener('popstate', look);
        resolve();
      };
      window.addEventListener('popstate', look);
    });
    history.back();
    await base;
    expect(page.shown()).to.deep.equal([0]);
    await leave(page);
  });

  it('<rs-form history="pages"> and the browser’s Back button is no matter of the form without the attribute', async () => {
    const before = [history.length, JSON.stringify(history.state)];
    const page = await openPagedForm();
    await page.turn('Salto1Next');
    expect([history.length, JSON.stringify(history.state)]).to.deep.equal(before);
  });

  it('<rs-form history="pages"> and the browser’s Back button leaves a state alone that is no plain object', async () => {
    history.replaceState([1], '');
    const page = await openPagedForm({ attributes });
    await page.turn('Salto1Next');
    expect(history.state).to.deep.equal([1]);
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form history="pages"> and the browser’s Back button goes back in the form whose page was turned, and in no other', async () => {
    const first = await openPagedForm({ attributes });
    const second = await openPagedForm({ attributes });
    await first.turn('Salto1Next');
    await second.turn('Salto1Next');
    await first.turn('Salto2Prev');
    const turned = changed(second.element);
    history.back();
    await turned;
    expect([first.shown(), second.shown()]).to.deep.equal([[0], [0]]);
    await travel(-1);
    expect([first.shown(), second.shown()]).to.deep.equal([[0], [0]]);
    await leave(first);
    await leave(second);
  });
});
