import { expect, fixture, html } from '@open-wc/testing';
import { Batches } from '../../../elements/page-analytics/sinks/batches.js';
import { Vendors } from '../../../elements/page-analytics/sinks/vendors.js';
import type { CollectionContext } from '../../../elements/page-analytics/page-analytics.host.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { choose, forgetAll, openTag } from './analytics-page.js';

const address = new URL('/collect', location.href).href;
const noonMs = Date.UTC(2026, 10, 22, 12);

interface Sent {
  readonly events: readonly { readonly name: string; readonly session: string; readonly at: number }[];
}

/** Creates the parts of a sink: a fake clock, and a consent that the test can change. */
async function partsOf(words: readonly string[], privacy: '' | 'strict' = '') {
  const host = await openTag(html`<page-analytics privacy=${privacy}></page-analytics>`);
  const clock = new FakeClock(noonMs);
  const mind = { agrees: true };
  const parts: CollectionContext = {
    ...{ host, clock, words, held: new WeakSet() },
    isAllowed: () => mind.agrees,
  };
  return { parts, clock, mind };
}

/** Replaces `fetch` and keeps every post. `giveBack` restores it. */
function keepPosts(): { readonly posts: Sent[]; readonly options: RequestInit[]; giveBack(): void } {
  const { fetch } = window;
  const posts: Sent[] = [];
  const options: RequestInit[] = [];
  const keep = (body: string) => posts.push(JSON.parse(body) as Sent);
  window.fetch = (_url, init = {}) => {
    options.push(init);
    keep(String(init.body));
    return Promise.reject(new TypeError('blocked'));
  };
  return { posts, options, giveBack: () => void (window.fetch = fetch) };
}

describe('<page-analytics> with a collector', () => {
  let kept: ReturnType<typeof keepPosts>;
  beforeEach(() => {
    forgetAll();
    kept = keepPosts();
  });
  afterEach(() => kept.giveBack());
  const namesOf = () => kept.posts.map(({ events }) => events.map(({ name }) => name).join(' '));

  it('<page-analytics> with a collector sends events that come together in one batch, without the site’s cookies, and goes on where it is blocked', async () => {
    const { parts, clock } = await partsOf([address]);
    const batches = new Batches(parts, [address]);
    batches.send('page_view', {});
    clock.pass(500);
    batches.send('scroll', { percent_scrolled: 90 });
    expect(kept.posts).to.deep.equal([]);
    clock.pass(500);
    expect(namesOf()).to.deep.equal(['page_view scroll']);
    expect(kept.options[0]).to.include({ method: 'POST', keepalive: true, credentials: 'omit' });
    batches.send('click', {});
    clock.pass(1000);
    expect(namesOf()).to.deep.equal(['page_view scroll', 'click']);
    batches.stop();
  });

  it('<page-analytics> with a collector sends the rest when the page goes, and where the browser cannot keep a request by a beacon', async () => {
    const { parts } = await partsOf([address]);
    const batches = new Batches(parts, [address]);
    batches.send('page_view', {});
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(namesOf()).to.deep.equal(['page_view']);
    const keepalive = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive');
    const { sendBeacon } = Navigator.prototype;
    const beacons: unknown[] = [];
    Reflect.deleteProperty(Request.prototype, 'keepalive');
    Navigator.prototype.sendBeacon = (url, data) => beacons.push([String(url), (data as Blob).type]) > 0;
    try {
      batches.send('click', {});
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
    } finally {
      if (keepalive) Object.defineProperty(Request.prototype, 'keepalive', keepalive);
      Navigator.prototype.sendBeacon = sendBeacon;
    }
    expect(beacons).to.deep.equal([[address, 'application/json']]);
    batches.stop();
  });

  it('<page-analytics> with a collector sends nothing that waits once the visitor has taken the yes back, and forgets the visit', async () => {
    const { parts, clock, mind } = await partsOf([address]);
    const batches = new Batches(parts, [address]);
    batches.send('page_view', {});
    expect(document.cookie).to.match(/rs_analytics=1\.[\da-f]{32}\.\d+\.\d+\.1(;|$)/);
    mind.agrees = false;
    clock.pass(1000);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    batches.stop();
    clock.pass(60_000);
    expect(kept.posts).to.deep.equal([]);
    expect(document.cookie).not.to.contain('rs_analytics');
  });

  it('<page-analytics> with a collector keeps the session over pages, and begins another after half an hour', async () => {
    const { parts, clock } = await partsOf([address]);
    const sessionOf = (at: number) => kept.posts[at]?.events[0]?.session;
    for (const passMs of [0, 29 * 60_000, 31 * 60_000]) {
      clock.pass(passMs);
      const batches = new Batches(parts, [address]);
      batches.send('page_view', {});
      clock.pass(1000);
      batches.stop();
    }
    expect(sessionOf(0)).to.match(/^[\da-f]{32}$/);
    expect(sessionOf(1)).to.equal(sessionOf(0));
    expect(sessionOf(2)).not.to.equal(sessionOf(0));
  });

  it('<page-analytics> with a collector stores nothing with privacy="strict", and sends no more than 20 at once', async () => {
    const { parts, clock } = await partsOf([address], 'strict');
    const batches = new Batches(parts, [address]);
    for (let index = 0; index < 30; index += 1) batches.send('click', {});
    clock.pass(1000);
    expect(document.cookie).not.to.contain('rs_analytics');
    expect(kept.posts.map(({ events }) => events.length)).to.deep.equal([20]);
    batches.stop();
  });
});

/** Creates a link that the test stops from being followed. */
async function openLink(target = ''): Promise<HTMLAnchorElement> {
  return fixture(html`<a href="https://example.org/leer" target=${target}>x</a>`);
}

describe('<page-analytics> with Google’s scripts', () => {
  beforeEach(() => forgetAll());

  it('<page-analytics> with Google’s scripts gives Tag Manager objects and Google’s tag its commands', async () => {
    choose('statistics');
    const { parts } = await partsOf(['dataLayer', 'gtag']);
    const vendors = new Vendors(parts);
    vendors.send('scroll', { percent_scrolled: 90 });
    const layer = Reflect.get(window, 'dataLayer') as unknown[];
    expect(layer[0]).to.deep.equal({ event: 'scroll', percent_scrolled: 90 });
    expect(Object.prototype.toString.call(layer[1])).to.equal('[object Arguments]');
    expect(Array.from(layer[1] as ArrayLike<unknown>)).to.deep.equal([
      'event',
      'scroll',
      { percent_scrolled: 90 },
    ]);

    const commands: unknown[] = [];
    Reflect.set(window, 'gtag', (...command: unknown[]) => commands.push(command));
    vendors.send('click', {});
    expect(commands).to.deep.equal([['event', 'click', {}]]);
    vendors.stop();
  });

  it('<page-analytics> with Google’s scripts takes back what no script has read when the yes is taken back, and nothing else', async () => {
    const { parts } = await partsOf(['dataLayer', 'gtag']);
    const own = { event: 'own' };
    Reflect.set(window, 'dataLayer', [own]);
    const vendors = new Vendors(parts);
    vendors.send('page_view', {});
    expect((Reflect.get(window, 'dataLayer') as unknown[]).length).to.equal(3);
    vendors.stop();
    expect(Reflect.get(window, 'dataLayer')).to.deep.equal([own]);
  });

  it('<page-analytics> with Google’s scripts holds a link that takes the page away until the event is out, for two seconds at most', async () => {
    const { parts, clock } = await partsOf(['dataLayer']);
    const read: { eventCallback?: () => void; eventTimeout?: number }[] = [];
    Reflect.set(window, 'dataLayer', { push: (entry: (typeof read)[number]) => read.push(entry) });
    const vendors = new Vendors(parts);
    const gone: string[] = [];
    vendors.leaveTo = (to) => void gone.push(to);
    const press = async () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      (await openLink()).dispatchEvent(event);
      vendors.send('click', {});
      expect({ prevented: event.defaultPrevented, held: parts.held.has(event) }).to.deep.equal({
        prevented: true,
        held: true,
      });
    };
    await press();
    expect(read[0]?.eventTimeout).to.equal(2000);
    clock.pass(1999);
    expect(gone).to.deep.equal([]);
    read[0]?.eventCallback?.();
    clock.pass(1);
    expect(gone).to.deep.equal(['https://example.org/leer']);
    await press();
    clock.pass(2000);
    expect(gone.length).to.equal(2);
    vendors.stop();
  });

  it('<page-analytics> with Google’s scripts holds no link where no script of theirs has come, nor one that opens elsewhere', async () => {
    const { parts } = await partsOf(['dataLayer']);
    const vendors = new Vendors(parts);
    const stay = (event: Event) => {
      if (event.defaultPrevented) prevented += 1;
      else followed += 1;
      event.preventDefault();
    };
    let [followed, prevented] = [0, 0];
    window.addEventListener('click', stay);
    (await openLink()).click();
    Reflect.set(window, 'dataLayer', { push: () => 0 });
    (await openLink('_blank')).click();
    window.removeEventListener('click', stay);
    expect({ followed, prevented }).to.deep.equal({ followed: 2, prevented: 0 });
    vendors.stop();
  });
});
