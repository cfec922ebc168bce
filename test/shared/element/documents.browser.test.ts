import { css } from '@lit/reactive-element/css-tag.js';
import { expect, fixture, html } from '@open-wc/testing';
import { errorsDuring } from '../record-console.js';
import { places } from '../toy/places.js';

async function frame(): Promise<Document> {
  const element = document.createElement('iframe');
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  element.src = new URL('../fixtures/empty.html', import.meta.url).href;
  (await fixture(html`<div></div>`)).append(element);
  await loaded;
  if (!element.contentDocument) throw new Error('no document');
  return element.contentDocument;
}

describe('shared/element: documents', () => {
  it('<toy-box> in other documents keeps its styles and its state in the document of a frame', async () => {
    const { toy } = await places();
    const core = await toy.whenCore;
    const page = await frame();
    page.body.append(toy);
    await Promise.resolve();
    expect(core.stops).to.equal(0);
    const style = page.defaultView?.getComputedStyle(toy);
    expect([style?.display, style?.borderTopWidth]).to.deep.equal(['block', '7px']);
  });

  it('<toy-box> in other documents keeps the styles of chrome that came later, in the document of a frame too', async () => {
    const { toy } = await places();
    toy.adoptChrome([
      css`
        :host {
          border-bottom: 9px solid;
        }
      `,
    ]);
    const widths = ({ borderTopWidth, borderBottomWidth }: CSSStyleDeclaration) => [
      borderTopWidth,
      borderBottomWidth,
    ];
    expect(widths(getComputedStyle(toy))).to.deep.equal(['7px', '9px']);
    const page = await frame();
    page.body.append(toy);
    expect(widths((page.defaultView as Window).getComputedStyle(toy))).to.deep.equal(['7px', '9px']);
  });

  it('<toy-box> in other documents works when a frame’s document is the first that it sees', async () => {
    const page = await frame();
    const toy = document.createElement('toy-box');
    page.body.append(toy);
    await toy.whenCore;
    expect(page.defaultView?.getComputedStyle(toy).borderTopWidth).to.equal('7px');
  });

  it('<toy-box> in other documents bears a document without a window, and comes back from it', async () => {
    const { here, toy } = await places();
    const core = await toy.whenCore;
    const errors = await errorsDuring(() => document.implementation.createHTMLDocument().body.append(toy));
    here.append(toy);
    await Promise.resolve();
    expect(errors).to.deep.equal([]);
    expect([core.stops, getComputedStyle(toy).borderTopWidth]).to.deep.equal([0, '7px']);
  });
});
