import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import type { Tracking } from '../../../elements/page-analytics/page-analytics.host.js';
import { watchEngagement } from '../../../elements/page-analytics/page-views/engagement.dom.js';
import { watchPageViews } from '../../../elements/page-analytics/page-views/page-views.dom.js';
import { watchScrollDepth } from '../../../elements/page-analytics/page-views/scroll-depth.dom.js';
import { bodyScrollers, restorePage } from '../../shared/body-scrollers.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { browserIsIdle } from '../../shared/idle.js';
import { choose, forgetAll, listenToEvents, openTag } from './analytics-page.js';

/** Starts tracking on a fake clock. */
function startTracking() {
  const clock = new FakeClock();
  const life = new AbortController();
  const reported: string[] = [];
  const tracking: Tracking = {
    ...{ clock, signal: life.signal },
    track: (name, params) => void reported.push(`${name} ${JSON.stringify(params)}`),
  };
  return { clock, reported, tracking, stop: () => life.abort() };
}

async function withProperty(
  owner: object,
  name: string,
  value: unknown,
  story: () => unknown,
): Promise<void> {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  try {
    await story();
  } finally {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  }
}

const scrolled = () =>
  new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true, capture: true }));
/** Time after a scroll until the page is looked at, in milliseconds: longer without idle callbacks (Safari). */
const delay = 'requestIdleCallback' in window ? 50 : 250;

describe('<page-analytics> staying', () => {
  afterEach(() => {
    // While there is something to scroll: Firefox keeps the position for the next scroll container of the body otherwise.
    restorePage();
    fixtureCleanup();
  });

  it('<page-analytics> on a page that a visitor reads counts once that it was read nearly to its end, whatever the browser looks at how often', async () => {
    await fixture(html`<div style="block-size: 9000px"></div>`);
    const { clock, reported, tracking, stop } = startTracking();
    watchScrollDepth(tracking);
    expect(reported).to.deep.equal([]);
    for (const [top, expected] of [
      [1000, 0],
      [9000, 1],
      [0, 1],
      [9000, 1],
    ] as const) {
      const moved = scrolled();
      scrollTo(0, top);
      await moved;
      clock.pass(delay - 1);
      await browserIsIdle();
      clock.pass(1);
      await browserIsIdle();
      expect(reported.length).to.equal(expected);
    }
    expect(reported).to.deep.equal(['scroll {"percent_scrolled":90}']);
    stop();
  });

  for (const { title, open } of bodyScrollers) {
    it(`<page-analytics> on a page that a visitor reads counts it where the window does not scroll, and not before: ${title}`, async () => {
      open();
      await fixture(html`<div style="block-size: 9000px"></div>`);
      const { clock, reported, tracking, stop } = startTracking();
      watchScrollDepth(tracking);
      for (const [top, expected] of [
        [1000, []],
        [9000, ['scroll {"percent_scrolled":90}']],
      ] as const) {
        const moved = scrolled();
        document.body.scrollTo(0, top);
        await moved;
        clock.pass(delay);
        await browserIsIdle();
        expect(reported).to.deep.equal(expected);
      }
      stop();
    });
  }

  it('<page-analytics> on a page that a visitor reads looks at it after 250 ms where the browser does not say when it has nothing else to do', async () => {
    await fixture(html`<div style="block-size: 9000px"></div>`);
    const { requestIdleCallback } = window;
    Reflect.deleteProperty(window, 'requestIdleCallback');
    try {
      const { clock, reported, tracking, stop } = startTracking();
      watchScrollDepth(tracking);
      const moved = scrolled();
      scrollTo(0, 9000);
      await moved;
      clock.pass(249);
      expect(reported).to.deep.equal([]);
      clock.pass(1);
      expect(reported).to.deep.equal(['scroll {"percent_scrolled":90}']);
      stop();
    } finally {
      window.requestIdleCallback = requestIdleCallback;
    }
  });

  it('<page-analytics> on a page that a visitor reads counts a short page at once', () => {
    const { reported, tracking, stop } = startTracking();
    watchScrollDepth(tracking);
    expect(reported).to.deep.equal(['scroll {"percent_scrolled":90}']);
    stop();
  });

  it('<page-analytics> on a page that a visitor reads counts once that the visitor has stayed for ten seconds, those in another tab apart', async () => {
    const { clock, reported, tracking, stop } = startTracking();
    watchEngagement(tracking);
    clock.pass(9000);
    await withProperty(Document.prototype, 'visibilityState', 'hidden', () => clock.pass(60_000));
    expect(reported).to.deep.equal([]);
    clock.pass(1000);
    clock.pass(60_000);
    expect(reported).to.deep.equal(['user_engagement {"engagement_time_msec":10000}']);
    stop();
  });

  it('<page-analytics> on a page that a visitor reads looks at the address each second where the browser has no event for its changes', async () => {
    await withProperty(window, 'navigation', undefined, () => {
      const { clock, reported, tracking, stop } = startTracking();
      watchPageViews(tracking);
      const before = location.href;
      history.pushState(null, '', '?ruta=3');
      clock.pass(999);
      expect(reported.length).to.equal(1);
      clock.pass(1);
      expect(reported.length).to.equal(2);
      history.pushState(null, '', '?ruta=3#parte');
      clock.pass(5000);
      expect(reported.length).to.equal(2);
      stop();
      history.replaceState(null, '', before);
      clock.pass(5000);
      expect(reported.length).to.equal(2);
    });
  });

  it('<page-analytics> on a page that a visitor reads counts a page that the browser prepares ahead when it is seen, and not before', async () => {
    forgetAll();
    choose('statistics');
    const events = listenToEvents();
    await withProperty(Document.prototype, 'prerendering', true, async () => {
      await openTag();
      document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
      expect(events).to.deep.equal([]);
    });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(events[0]?.name).to.equal('page_view');
    forgetAll();
  });
});
