import { expect, fixture, html } from '@open-wc/testing';
import { mountView } from '../../../shared/element/mount-view.js';
import { defineView } from '../../../shared/react/define-view.js';
import { appears, disappears } from '../appears.js';
import { errorsDuring } from '../record-console.js';
import type { ToyBoxElement } from '../toy/toy-box.shell.js';
import '../toy/define.js';
import { until } from '../until.js';

const loadToyView = () => import('../toy/toy-box.view.js');

interface Shown {
  readonly toy: ToyBoxElement;
  readonly root: ShadowRoot;
}

async function shownToy(): Promise<Shown> {
  const toy = await fixture<ToyBoxElement>(html`<toy-box><p>from the server</p></toy-box>`);
  (await toy.whenCore).showView();
  const root = toy.shadowRoot;
  if (!root) throw new Error('no shadow root');
  await appears(root, '[part="count"]');
  return { toy, root };
}

describe('the view of <toy-box>', () => {
  it('the view of <toy-box> paints the state of the store, and again when it changes', async () => {
    const { toy, root } = await shownToy();
    toy.add();
    expect((await appears(root, '[part="count"]', '1 toys')).textContent).to.equal('1 toys');
  });

  it('the view of <toy-box> sends the visitor’s actions', async () => {
    const { root } = await shownToy();
    root.querySelector<HTMLElement>('[part="count"]')?.click();
    await appears(root, '[part="count"]', '1 toys');
  });

  it('the view of <toy-box> has its parts one level deep, where page styles reach them', async () => {
    const { root } = await shownToy();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('toy-box::part(count) { letter-spacing: 5px }');
    document.adoptedStyleSheets.push(sheet);
    const part = root.querySelector('[part="count"]');
    expect(part && getComputedStyle(part).letterSpacing).to.equal('5px');
    document.adoptedStyleSheets.pop();
  });

  it('the view of <toy-box> shows the same state after the toy was moved', async () => {
    const { toy, root } = await shownToy();
    toy.add();
    await appears(root, '[part="count"]', '1 toys');
    (await fixture(html`<div></div>`)).append(toy);
    await appears(root, '[part="count"]', '1 toys');
    toy.add();
    await appears(root, '[part="count"]', '2 toys');
  });

  it('the view of <toy-box> goes when the toy goes, and is not left behind', async () => {
    const { toy, root } = await shownToy();
    toy.remove();
    await disappears(root, 'toy-box-view');
    expect(root.querySelector('slot')).to.not.equal(null);
  });

  it('the view of <toy-box> disappears alone when it breaks; the toy, its children and other views go on', async () => {
    const { toy, root } = await shownToy();
    const other = await shownToy();
    const errors = await errorsDuring(async () => {
      for (let toys = 0; toys < 13; toys += 1) toy.add();
      await disappears(root, '[part="count"]');
    });
    expect(errors.join()).to.contain('the unlucky toy');
    expect(toy.textContent).to.equal('from the server');
    toy.add();
    expect((await toy.whenCore).store.state.count).to.equal(14);
    other.toy.add();
    await appears(other.root, '[part="count"]', '1 toys');
  });

  it('the view of <toy-box> may be put into a place of the toy’s own', async () => {
    const { toy, root } = await shownToy();
    const place = document.createElement('div');
    root.append(place);
    const core = await toy.whenCore;
    await mountView(toy, loadToyView, () => ({ core }), place).ready;
    await appears(place, '[part="count"]', '0 toys');
  });

  it('the view of <toy-box> gets the very objects that it is mounted with, as properties of its tag, and none as an attribute', async () => {
    const { toy, root } = await shownToy();
    const view = root.querySelector('toy-box-view');
    expect(view && Reflect.get(view, 'core')).to.equal(await toy.whenCore);
    expect(view?.getAttributeNames()).to.deep.equal([]);
  });

  it('the view of <toy-box> compiles only with the props that its component has', async () => {
    const { toy } = await shownToy();
    // @ts-expect-error: the number of a toy is no core.
    const mountWrong = () => mountView(toy, loadToyView, () => ({ core: 13 }));
    // @ts-expect-error: the core is missing.
    const mountWithout = () => mountView(toy, loadToyView, () => ({}));
    expect([mountWrong, mountWithout]).to.have.length(2);
  });

  it('the view of <toy-box> is named in the console when its chunk does not come, and the toy goes on', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box id="chest"></toy-box>`);
    let isThere = true;
    const errors = await errorsDuring(async () => {
      const load = () => Promise.reject<never>(new Error('no network'));
      isThere = await mountView(toy, load, () => ({})).ready;
    });
    expect(isThere).to.equal(false);
    expect(errors.join()).to.contain('Error in file: <toy-box id="chest"> view').and.contain('no network');
    toy.add();
    expect((await toy.whenCore).store.state.count).to.equal(1);
  });

  it('the view of <toy-box> does not come any more when the toy had left before its chunk was there', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    const view = (await toy.whenCore).showView();
    toy.remove();
    await Promise.resolve();
    expect(await view.ready).to.equal(false);
    expect(toy.shadowRoot?.querySelector('toy-box-view')).to.equal(null);
  });
});

describe('a view that is mounted late', () => {
  it('a view that is mounted late has all of its props when it is painted first', async () => {
    const painted: unknown[] = [];
    let mount: () => void = () => undefined;
    const View = (props: { readonly first: number; readonly second: number }) => {
      painted.push({ ...props });
      return null;
    };
    const createView = defineView(
      'late-props-view',
      View,
      { first: true, second: true },
      (_values, start) => {
        mount = start;
      },
    );
    const view = createView(document, { first: 1, second: 2 });
    document.body.append(view);
    expect(painted).to.deep.equal([]);
    mount();
    await until(() => painted.length > 0, 'painted');
    expect(painted[0]).to.deep.equal({ first: 1, second: 2 });
    view.remove();
  });
});
