import { expect, html } from '@open-wc/testing';
import { Collection } from '../../../elements/page-analytics/collection.js';
import type { CollectionParts, Sink } from '../../../elements/page-analytics/page-analytics.host.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { errorsDuring } from '../../shared/record-console.js';
import { forgetAll, openTag } from './analytics-page.js';

/** Starts a collection whose sinks fail to load so many times. Records the events that they receive. */
async function collect(losses: number, words: readonly string[] = ['dataLayer']) {
  const host = await openTag(html`<page-analytics></page-analytics>`);
  const clock = new FakeClock();
  const start = clock.now();
  const given: (readonly [string, number])[] = [];
  let requests = 0;
  let isStopped = false;
  const sink: Sink = {
    send: (name, _params, at = -1) => given.push([name, at - start]),
    stop: () => (isStopped = true),
  };
  const parts: CollectionParts = { ...{ host, clock, words, held: new WeakSet() }, isAllowed: () => true };
  const collection = new Collection(parts, () => {
    requests += 1;
    return requests > losses ? Promise.resolve({ start: () => sink }) : Promise.reject(new TypeError('lost'));
  });
  /** Dispatches the event of a followed messaging link. */
  const happen = async () => {
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const follows = () => given.filter(([name]) => name === 'whatsapp_click').map(([, at]) => at);
  await new Promise((resolve) => setTimeout(resolve));
  return { collection, clock, given, happen, follows, requests: () => requests, isStopped: () => isStopped };
}

describe('<page-analytics> whose sinks do not come', () => {
  beforeEach(forgetAll);

  it('keeps what happens, requests them with the next event, and gives them all of it with its own time', async () => {
    const errors = await errorsDuring(async () => {
      const { collection, clock, given, happen, follows } = await collect(2);
      clock.pass(500);
      await happen();
      expect(given).to.deep.equal([]);
      clock.pass(500);
      await happen();
      expect(given[0]).to.deep.equal(['page_view', 0]);
      expect(follows()).to.deep.equal([500, 1000]);
      collection.stop();
    });
    expect(errors.join()).to.contain('Error in file: <page-analytics> part. Error: TypeError: lost');
  });

  it('keeps the first 200 events', async () => {
    await errorsDuring(async () => {
      const losses = 250;
      const { collection, given, happen, follows, requests } = await collect(losses);
      while (requests() <= losses) await happen();
      expect(given.length).to.equal(200);
      expect(given[0]?.[0]).to.equal('page_view');
      await happen();
      expect(given.length).to.equal(201);
      expect(follows().length).to.be.above(190);
      collection.stop();
    });
  });

  it('drops what it has kept when the visitor takes the yes back', async () => {
    await errorsDuring(async () => {
      const { collection, given, happen } = await collect(1);
      collection.stop();
      await happen();
      expect(given).to.deep.equal([]);
    });
  });

  it('stops sinks that came', async () => {
    const { collection, isStopped } = await collect(0);
    collection.stop();
    await Promise.resolve();
    expect(isStopped()).to.equal(true);
  });

  it('requests none where only the DOM event is wanted', async () => {
    const { collection, happen, requests } = await collect(0, ['event']);
    await happen();
    expect(requests()).to.equal(0);
    collection.stop();
  });
});
