import { expect, fixture, html } from '@open-wc/testing';
import { places } from '../toy/places.js';

describe('shared/events: suite event', () => {
  it('<toy-box> lets the page refuse a change', async () => {
    const { here, toy } = await places();
    here.addEventListener('toy-box-change', (event) => event.preventDefault());
    toy.add();
    expect((await toy.whenCore).store.state.count).to.equal(0);
  });

  it('<toy-box> notifies the page outside its shadow roots, where nothing can be refused any more', async () => {
    const { toy } = await places();
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.attachShadow({ mode: 'open' }).append(toy);
    const heard: boolean[] = [];
    host.addEventListener('toy-box-changed', (event) => {
      event.preventDefault();
      heard.push(event.defaultPrevented);
    });
    toy.add();
    await toy.whenCore;
    expect(heard).to.deep.equal([false]);
  });
});
