import { expect } from '@open-wc/testing';
import { openPage, type BoxPage } from '../box-page.js';
import { closed, openPicture, pictures, pictureOf } from '../visitor.js';
import { restMs } from '../../../../elements/media-box/viewer/rest-controls.dom.js';

/** Clock of the visitor's next three seconds, which pass when the test says so. */
class Clock {
  readonly #wait = window.setTimeout;
  #last: (() => void) | undefined;

  constructor() {
    const own = (task: () => void, ms = 0) => {
      if (ms !== restMs) return this.#wait.call(window, task, ms);
      this.#last = task;
      return 0;
    };
    window.setTimeout = own as typeof setTimeout;
  }

  pass(): void {
    this.#last?.();
  }

  stop(): void {
    window.setTimeout = this.#wait;
  }
}

const controls = ['close', 'counter', 'tools', 'previous', 'next', 'thumbnails'] as const;

describe('the controls of a viewer that nobody touches', () => {
  let page: BoxPage;
  let clock: Clock;

  const inSight = () => controls.filter((name) => Number(finalOpacity(page.part(name))) > 0);

  /** Returns the opacity at the end of every transition. */
  function finalOpacity(element: HTMLElement | null): string {
    for (const animation of element?.getAnimations() ?? []) animation.finish();
    return getComputedStyle(element as Element).opacity;
  }

  function move(x: number): void {
    const at = { screenX: x, screenY: 5, clientX: x, clientY: 5 };
    page
      .part('content')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, ...at }));
  }

  beforeEach(async () => {
    clock = new Clock();
    page = await openPicture();
    // The picture has loaded, and the thumbnail in its place is removed.
    await page.has('[part="content"]:not(:has(.first))');
    (page.root.activeElement as HTMLElement).blur();
    move(1);
  });
  afterEach(async () => {
    clock.stop();
    await closed(page);
  });

  it('the controls of a viewer that nobody touches rest after three seconds, and the words of the item stay', () => {
    expect(restMs).to.equal(3000);
    clock.pass();
    expect(inSight()).to.deep.equal([]);
    for (const name of ['title', 'caption', 'content'])
      expect(page.part(name)?.checkVisibility({ opacityProperty: true }), name).to.equal(true);
  });

  for (const [what, act] of [
    ['the pointer moves', () => move(2)],
    ['a key is pressed', () => page.press('a')],
    ['a finger comes down', () => page.part('content')?.dispatchEvent(down())],
    ['the focus moves', () => page.part('next')?.focus()],
  ] as const)
    it(`the controls of a viewer that nobody touches come back when ${what}, for three more seconds`, () => {
      clock.pass();
      act();
      expect(inSight()).to.deep.equal([...controls]);
      (page.root.activeElement as HTMLElement | null)?.blur();
      clock.pass();
      expect(inSight()).to.deep.equal([]);
    });

  it('the controls of a viewer that nobody touches do not come back for a pointer that stays where it is', () => {
    clock.pass();
    move(1);
    expect(inSight()).to.deep.equal([]);
  });

  it('the controls of a viewer that nobody touches stay where the keyboard is', () => {
    page.press('Tab');
    page.part('next')?.focus({ focusVisible: true } as FocusOptions);
    clock.pass();
    expect(inSight()).to.deep.equal(['next']);
  });

  it('the controls of a viewer that nobody touches only come back by the press that wakes them: it closes nothing', () => {
    clock.pass();
    page.part('content')?.dispatchEvent(down());
    page.part('content')?.click();
    expect(page.dialog?.open).to.equal(true);
    expect(inSight()).to.deep.equal([...controls]);
    page.part('content')?.dispatchEvent(down());
    page.part('content')?.click();
    expect(page.dialog === null).to.equal(true);
  });

  it('the controls of a viewer that nobody touches do not rest while an item is broken or on its way', async () => {
    page.place.querySelector('#p2')?.setAttribute('href', '/demo/assets/none.png');
    await closed(page);
    await page.open('p2');
    await page.has('[part="error"]');
    clock.pass();
    expect(page.dialog?.classList.contains('resting')).to.equal(false);
  });
});

describe('a viewer that was closed', () => {
  it('a viewer that was closed has its controls in sight at the next opening', async () => {
    const clock = new Clock();
    const page = await openPage(pictures(90));
    await page.open('p1');
    await pictureOf(page);
    clock.pass();
    await closed(page);
    clock.pass();
    await page.open('p1');
    expect(page.dialog?.classList.contains('resting')).to.equal(false);
    clock.stop();
    await closed(page);
  });
});

function down(): Event {
  return new PointerEvent('pointerdown', {
    bubbles: true,
    composed: true,
    pointerId: 1,
    pointerType: 'touch',
  });
}
