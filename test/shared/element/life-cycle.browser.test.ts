import { expect } from '@open-wc/testing';
import { places } from '../toy/places.js';
import { ToyBoxElement } from '../toy/toy-box.shell.js';

describe('shared/element: life cycle', () => {
  it('<toy-box> in a page that changes keeps its state when it is moved', async () => {
    const { there, toy } = await places();
    toy.add();
    const core = await toy.whenCore;
    there.append(toy);
    await Promise.resolve();
    expect((await toy.whenCore) === core).to.equal(true);
    expect([core.stops, core.store.state.count]).to.deep.equal([0, 1]);
  });

  it('<toy-box> in a page that changes keeps its state when a script takes it out and puts it back in one go', async () => {
    const { here, toy } = await places();
    const core = await toy.whenCore;
    toy.remove();
    here.append(toy);
    await Promise.resolve();
    expect(core.stops).to.equal(0);
  });

  if ('moveBefore' in Element.prototype) {
    it('<toy-box> in a page that changes does not even notice that it is moved by moveBefore', async () => {
      const left: Element[] = [];
      class MovedToy extends ToyBoxElement {
        override disconnectedCallback(): void {
          left.push(this);
          super.disconnectedCallback();
        }
      }
      customElements.define('toy-moved', MovedToy);
      const { here, there } = await places();
      const toy = document.createElement('toy-moved');
      here.append(toy);
      there.moveBefore(toy, null);
      expect(left).to.deep.equal([]);
    });

    it('<toy-box> in a page that changes keeps its state when it is moved by moveBefore', async () => {
      const { there, toy } = await places();
      const core = await toy.whenCore;
      await core.showView().ready;
      there.moveBefore(toy, null);
      toy.add();
      await Promise.resolve();
      expect([core.stops, core.store.state.count]).to.deep.equal([0, 1]);
    });
  }

  it('<toy-box> in a page that changes tidies up once, after it has really left', async () => {
    const { toy } = await places();
    const core = await toy.whenCore;
    toy.remove();
    expect(core.stops).to.equal(0);
    await Promise.resolve();
    expect({ stops: core.stops, hasCore: toy.hasCore }).to.deep.equal({ stops: 1, hasCore: false });
  });

  it('<toy-box> in a page that changes starts anew when it comes back, with the calls of the meantime', async () => {
    const { here, toy } = await places();
    const first = await toy.whenCore;
    toy.remove();
    await Promise.resolve();
    toy.add();
    here.append(toy);
    const second = await toy.whenCore;
    expect(second === first).to.equal(false);
    expect(second.store.state.count).to.equal(1);
    expect(toy.shadowRoot?.querySelectorAll('slot')).to.have.length(1);
  });

  it('<toy-box> in a page that changes starts no core when it has left before the core was there', async () => {
    const toy = document.createElement('toy-box');
    const { here } = await places();
    let asked = 0;
    toy.withCore(() => (asked += 1));
    here.append(toy);
    toy.remove();
    // The second shell's core starts in a task of its own, after the task of the first shell.
    await (
      await places()
    ).toy.whenCore;
    expect({ hasCore: toy.hasCore, asked }).to.deep.equal({ hasCore: false, asked: 0 });
    here.append(toy);
    expect((await toy.whenCore).stops).to.equal(0);
    expect(asked).to.equal(1);
  });

  it('<toy-box> in a page that changes leaves the server’s children where and what they are', async () => {
    const { here, toy } = await places();
    const child = here.querySelector('p');
    const core = await toy.whenCore;
    await core.showView().ready;
    expect(toy.firstElementChild === child).to.equal(true);
    expect(child?.assignedSlot?.getRootNode() === toy.shadowRoot).to.equal(true);
    toy.remove();
    await Promise.resolve();
    expect(toy.innerHTML).to.equal('<p>from the server</p>');
  });

  it('<toy-box> in a page that changes lives beside others of its kind, each with its own state', async () => {
    const one = (await places()).toy;
    const other = (await places()).toy;
    one.add();
    one.add();
    other.add();
    expect((await one.whenCore).store.state.count).to.equal(2);
    expect((await other.whenCore).store.state.count).to.equal(1);
  });
});
