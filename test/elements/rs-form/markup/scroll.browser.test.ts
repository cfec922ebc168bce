import { expect, fixture, html } from '@open-wc/testing';
import { scrollPageTo } from '../../../../compat/handlers.dom.js';
import { openFormPage } from '../page-driver.js';
import { bodyScrollers, restorePage } from '../../../shared/body-scrollers.js';
import { until } from '../../../shared/until.js';
import { practicePage } from '../practice-page.js';
import { scrollToStart, scrollToView, type ScrollClock } from '../../../../shared/dom/scroll-to-view.js';

/** A clock that a test advances; `ticks` counts its calls. */
class TestClock implements ScrollClock {
  time = 1000;
  ticks = 0;
  isRunning = false;
  #task = () => undefined as void;

  now(): number {
    return this.time;
  }

  every(_ms: number, task: () => void): () => void {
    this.#task = task;
    this.isRunning = true;
    return () => {
      this.isRunning = false;
    };
  }

  /** Advances the time, and runs one step of the scroll at its end. */
  pass(ms: number): void {
    this.time += ms;
    if (!this.isRunning) return;
    this.ticks += 1;
    this.#task();
  }
}

/** Opens a page that is longer than the window. Returns an element far down. */
async function openLongPage(): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <div style="block-size: 3000px"></div>
      <p>Error</p>
      <div style="block-size: 3000px"></div>
    </div>`,
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  return page.querySelector('p') as HTMLElement;
}

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

describe('a scroll to an error or to the start of a page', () => {
  let target: HTMLElement;
  let clock: TestClock;
  beforeEach(async () => {
    target = await openLongPage();
    clock = new TestClock();
  });
  afterEach(() => {
    // A press ends a scroll that is still running.
    window.dispatchEvent(new PointerEvent('pointerdown'));
    document.documentElement.style.scrollPaddingBlockStart = '';
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  for (const [title, scroll] of [
    ['an error', scrollToView],
    ['the start of a page', scrollToStart],
  ] as const) {
    it(`a scroll to an error or to the start of a page is there 300 ms after it began, and neither before nor later: ${title}`, () => {
      const start = topOf(target);
      scroll(target, clock);
      clock.pass(150);
      expect(topOf(target)).to.be.closeTo(start / 2, 2);
      clock.pass(149);
      expect(topOf(target)).to.be.greaterThan(0);
      expect(clock.isRunning).to.be.true;
      clock.pass(1);
      expect(topOf(target)).to.be.closeTo(0, 1);
      expect(clock.isRunning).to.be.false;
    });
  }

  it('a scroll to an error or to the start of a page is there with one step on a machine that had no time for more', () => {
    scrollToView(target, clock);
    clock.pass(2000);
    expect({ top: topOf(target), ticks: clock.ticks, isRunning: clock.isRunning }).to.deep.equal({
      top: 0,
      ticks: 1,
      isRunning: false,
    });
  });

  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    it(`a scroll to an error or to the start of a page ends where it is when the visitor takes over: ${type}`, () => {
      scrollToView(target, clock);
      clock.pass(100);
      const top = topOf(target);
      target.dispatchEvent(new Event(type, { bubbles: true }));
      clock.pass(1000);
      expect(topOf(target)).to.equal(top);
      expect(clock.isRunning).to.be.false;
    });
  }

  it('a scroll to an error or to the start of a page gives way to a later one', () => {
    scrollToView(target, clock);
    const second = new TestClock();
    scrollToView(target, second);
    expect({ first: clock.isRunning, second: second.isRunning }).to.deep.equal({
      first: false,
      second: true,
    });
  });

  for (const [title, scroll] of [
    ['an error', scrollToView],
    ['the start of a page', scrollToStart],
  ] as const) {
    it(`a scroll to an error or to the start of a page ends below what the page keeps free for its sticky header: ${title}`, () => {
      document.documentElement.style.scrollPaddingBlockStart = '80px';
      target.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: 60, behavior: 'instant' });
      scroll(target, clock);
      clock.pass(300);
      expect(topOf(target)).to.be.closeTo(80, 1);
    });
  }

  it('a scroll to an error or to the start of a page is none where the error is in view', () => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    scrollToView(target, clock);
    expect(clock.isRunning).to.be.false;
  });
});

describe('a scroll to an error in a page that scrolls in a box of its own', () => {
  let clock: TestClock;
  beforeEach(() => {
    clock = new TestClock();
  });
  afterEach(() => {
    window.dispatchEvent(new PointerEvent('pointerdown'));
    restorePage();
  });

  for (const kind of bodyScrollers) {
    it(`a scroll to an error in a page that scrolls in a box of its own moves that box, below its sticky header: ${kind.title}`, async () => {
      kind.open();
      const target = await openLongPage();
      document.body.style.scrollPaddingBlockStart = '80px';
      scrollToView(target, clock);
      clock.pass(300);
      expect([topOf(target), scrollY]).to.deep.equal([80, 0]);
      expect(document.body.scrollTop).to.be.greaterThan(2000);
    });
  }

  it('a scroll to an error in a page that scrolls in a box of its own moves that box to the height that a script of the page names', async () => {
    bodyScrollers[1]?.open();
    await openLongPage();
    scrollPageTo(700);
    // WebKit has no event for the end of a scroll.
    await until(() => Math.round(document.body.scrollTop) === 700, 'scrolled');
    expect(scrollY).to.equal(0);
  });

  it('a scroll to an error in a page that scrolls in a box of its own moves a box inside the page as far as that goes, and the page for the rest', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <div style="block-size: 3000px"></div>
        <div class="box" style="block-size: 200px; overflow-y: auto">
          <div style="block-size: 900px"></div>
          <p style="block-size: 20px; margin: 0; line-height: 20px; overflow: clip">Error</p>
        </div>
        <div style="block-size: 3000px"></div>
      </div>
    `);
    const target = place.querySelector('p') as HTMLElement;
    scrollToView(target, clock);
    clock.pass(300);
    expect(topOf(target)).to.be.closeTo(0, 1);
    expect(place.querySelector('.box')?.scrollTop).to.be.closeTo(720, 1);
    scrollToView(target, clock);
    expect(clock.isRunning).to.be.false;
  });
});

describe('<rs-form scroll-to-error>', () => {
  it('<rs-form scroll-to-error> scrolls to the block of the first error', async () => {
    const page = await openFormPage(practicePage(undefined, 'privacy="strict" scroll-to-error'));
    page.tick('E-mail');
    page.type('Email', 'ana@');
    const block = page.block('email');
    // The field has the focus at the end of a block that is taller than the window.
    block.style.paddingBlockStart = '6000px';
    const { documentElement: root } = document;
    const own = root.scrollTo.bind(root);
    const last = new Promise<number>((resolve) => {
      root.scrollTo = (options: unknown) => {
        own(options as ScrollToOptions);
        // The list of errors may be rendered meanwhile, and move the form down.
        const { top } = block.getBoundingClientRect();
        if (Math.abs(top) < 500) resolve(top);
      };
    });
    try {
      expect(await page.press()).to.equal(null);
      expect(await last).to.be.closeTo(0, 500);
    } finally {
      Reflect.deleteProperty(root, 'scrollTo');
    }
  });
});
