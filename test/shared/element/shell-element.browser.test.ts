import { expect, fixture, html } from '@open-wc/testing';
import { errorsDuring } from '../record-console.js';
import { ToyBoxElement } from '../toy/toy-box.shell.js';
import { type ToyCore, startCore } from '../toy/toy-box.core.js';
import '../toy/define.js';
import { announced, liveRegion } from '../announced.js';

type Module = { startCore: (shell: ToyBoxElement) => ToyCore };

interface HeldToy {
  /** Settles when the shell goes on without a core. */
  readonly failed: Promise<void>;
  arrive(module: Module): void;
  fail(error: unknown): void;
}

/** Defines a toy whose core the test resolves or rejects. */
function defineHeldToy(tag: string): HeldToy {
  const core = Promise.withResolvers<Module>();
  const failure = Promise.withResolvers<void>();
  // The shell adds its handler a task later: until then the rejection would be unhandled.
  core.promise.catch(() => undefined);
  class Held extends ToyBoxElement {
    protected override async startCore(): Promise<ToyCore> {
      return (await core.promise).startCore(this);
    }
    constructor() {
      super();
      this.withCore(
        () => undefined,
        () => failure.resolve(),
      );
    }
  }
  customElements.define(tag, Held);
  return { arrive: core.resolve, fail: core.reject, failed: failure.promise };
}

const place = document.createElement('main');
document.body.append(place);

function put(tag: string): ToyBoxElement {
  const element = document.createElement(tag);
  place.append(element);
  return element as ToyBoxElement;
}

describe('shared/element: shell element', () => {
  afterEach(() => place.replaceChildren());

  it('a shell keeps a property that a script set before the tag was defined', () => {
    const toy = put('toy-late');
    Object.assign(toy, { open: true, size: 8 });
    class LateToy extends ToyBoxElement {}
    customElements.define('toy-late', LateToy);
    expect({ open: toy.open, size: toy.size, hasAttribute: toy.hasAttribute('open') }).to.deep.equal({
      open: true,
      size: 8,
      hasAttribute: true,
    });
    toy.removeAttribute('open');
    expect(toy.open).to.equal(false);
  });

  it('a shell runs calls that came before its core, in order', async () => {
    const { arrive } = defineHeldToy('toy-held');
    const toy = put('toy-held');
    const counts: number[] = [];
    toy.addEventListener('toy-box-changed', ({ detail }) => counts.push(detail.count));
    toy.add();
    toy.add();
    expect({ hasCore: toy.hasCore, counts: counts.length }).to.deep.equal({ hasCore: false, counts: 0 });
    arrive({ startCore });
    await toy.whenCore;
    expect(counts).to.deep.equal([1, 2]);
  });

  it('a shell goes on with the rest of the queue when one of it throws', async () => {
    const { arrive } = defineHeldToy('toy-queue');
    const toy = put('toy-queue');
    toy.withCore(() => {
      throw new Error('a broken task');
    });
    toy.add();
    const errors = await errorsDuring(async () => {
      arrive({ startCore });
      await toy.whenCore;
    });
    expect(errors.join()).to.contain('a broken task').and.not.contain('Error in file');
    expect((await toy.whenCore).store.state.count).to.equal(1);
  });

  it('a shell names itself in the console when its core cannot be loaded, and stays on the page', async () => {
    const { fail, failed } = defineHeldToy('toy-failed');
    const toy = put('toy-failed');
    const errors = await errorsDuring(() => {
      fail(new Error('no network'));
      return failed;
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Error in file: <toy-failed> core. Error: Error: no network');
    expect(toy.shadowRoot?.querySelector('slot')).to.not.equal(null);
  });

  it('a shell rejects what waits for a core that fails to start', async () => {
    const { fail } = defineHeldToy('toy-awaited');
    const toy = put('toy-awaited');
    const refused = new Promise<Error>((resolve) => toy.withCore(() => undefined, resolve));
    await errorsDuring(async () => {
      fail(new Error('no network'));
      await refused;
    });
    expect((await refused).message)
      .to.contain('<toy-awaited> core')
      .and.contain('no network');
  });

  it('a shell names itself when its core throws at the start', async () => {
    const { arrive, failed } = defineHeldToy('toy-throwing');
    put('toy-throwing');
    const errors = await errorsDuring(() => {
      arrive({
        startCore() {
          throw new Error('a broken core');
        },
      });
      return failed;
    });
    expect(errors.join()).to.contain('<toy-throwing>').and.contain('a broken core');
  });

  it('a shell runs the calls that wait before a script of the page observes what its core has changed', async () => {
    class WritingToy extends ToyBoxElement {
      protected override startCore(): ToyCore {
        this.dataset['core'] = 'started';
        return startCore(this);
      }
    }
    customElements.define('toy-writing', WritingToy);
    const toy = document.createElement('toy-writing') as WritingToy;
    const order: string[] = [];
    toy.withCore(() => order.push('called'));
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        order.push('observed');
        resolve();
      }).observe(toy, { attributeFilter: ['data-core'] });
      place.append(toy);
    });
    expect(order).to.deep.equal(['called', 'observed']);
  });

  it('a shell starts its core again when an option changes after a start that failed, once it is on the page', async () => {
    let starts = 0;
    class PickyToy extends ToyBoxElement {
      protected override startCore(): ToyCore {
        starts += 1;
        if (this.size !== 8) throw new Error('a size of 8 is wanted');
        return startCore(this);
      }
    }
    customElements.define('toy-picky', PickyToy);
    const toy = document.createElement('toy-picky') as PickyToy;
    toy.size = 1;
    toy.open = true;
    expect(starts).to.equal(0);
    const errors = await errorsDuring(async () => {
      place.append(toy);
      await new Promise((resolve) => toy.withCore(resolve, resolve));
      toy.size = 8;
      toy.open = false;
      await toy.whenCore;
    });
    expect({ errors: errors.length, starts, hasCore: toy.hasCore }).to.deep.equal({
      errors: 1,
      starts: 2,
      hasCore: true,
    });
    toy.open = true;
    expect(starts).to.equal(2);
  });

  it('a shell goes on when its core throws at a changed option or at the end', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    const core = await toy.whenCore;
    const breaks = (when: string) => () => {
      throw new Error(`a core that breaks ${when}`);
    };
    Object.assign(core, { optionChanged: breaks('at an option'), stop: breaks('at its end') });
    const errors = await errorsDuring(async () => {
      toy.open = true;
      toy.remove();
      await Promise.resolve();
    });
    expect(errors).to.have.length(2);
    expect({ open: toy.open, hasCore: toy.hasCore }).to.deep.equal({ open: true, hasCore: false });
  });

  it('a shell starts anew when its subject has changed', async () => {
    class RestartedToy extends ToyBoxElement {
      restart(): void {
        this.restartCore();
      }
    }
    customElements.define('toy-restarted', RestartedToy);
    const toy = put('toy-restarted') as RestartedToy;
    const first = await toy.whenCore;
    toy.restart();
    const second = await toy.whenCore;
    expect({ stops: first.stops, isSame: second === first, newStops: second.stops }).to.deep.equal({
      stops: 1,
      isSame: false,
      newStops: 0,
    });
  });

  it('a shell has states that page styles match', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    toy.setState('busy', true);
    expect(toy.matches(':state(busy)')).to.equal(true);
    toy.setState('busy', false);
    expect(toy.matches(':state(busy)')).to.equal(false);
  });

  it('a shell works where the browser refuses the names of states', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    const { add } = CustomStateSet.prototype;
    CustomStateSet.prototype.add = () => {
      throw new DOMException('not dashed', 'SyntaxError');
    };
    try {
      expect(() => toy.setState('busy', true)).to.not.throw();
    } finally {
      CustomStateSet.prototype.add = add;
    }
  });

  it('a shell says the same text again when it is said again', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    const region = liveRegion('polite');
    toy.announce('3 toys');
    const first = region.firstElementChild;
    toy.announce('3 toys');
    expect(region.textContent).to.equal('3 toys');
    expect(region.firstElementChild === first).to.equal(false);
  });

  it('a shell says two texts of one moment one after the other, and neither is lost', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    toy.announce('3 toys');
    toy.announce('the box is full');
    expect(announced()).to.deep.equal(['3 toys', 'the box is full']);
    await new Promise((resolve) => setTimeout(resolve));
    toy.announce('2 toys');
    expect(announced()).to.deep.equal(['2 toys']);
  });

  it('a shell keeps no urgent text that is over when something else is said later', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    toy.announce('4 errors', 'assertive');
    await new Promise((resolve) => setTimeout(resolve));
    expect(announced('assertive')).to.deep.equal(['4 errors']);
    toy.announce('page 2');
    expect(announced('assertive')).to.deep.equal([]);
  });

  it('a shell says urgent texts in a region of their own, as text', async () => {
    const toy = await fixture<ToyBoxElement>(html`<toy-box></toy-box>`);
    toy.announce('<b>no</b>', 'assertive');
    expect(announced('assertive')).to.deep.equal(['<b>no</b>']);
    expect(announced('polite')).to.deep.equal([]);
  });
});
