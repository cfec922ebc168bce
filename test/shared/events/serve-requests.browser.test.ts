import { expect, fixture, html } from '@open-wc/testing';
import { RequestEvent, type RequestDetail } from '../../../shared/events/suite-event.js';
import { serveRequests, type RequestHandler } from '../../../shared/events/serve-requests.js';
import { errorsDuring } from '../record-console.js';

class ToyBoxShowRequestEvent extends RequestEvent<RequestDetail | null> {
  constructor(detail: RequestDetail | null = null) {
    super('toy-box-show-request', detail);
  }
}

const served: string[] = [];
const stops: (() => void)[] = [];

/** Creates two boxes that serve requests by a function of the test. */
async function boxes(serve: RequestHandler = () => true): Promise<{ one: HTMLElement; two: HTMLElement }> {
  const place = await fixture<HTMLElement>(html`
    <div>
      <p id="one"><button>in one</button></p>
      <p id="two"><button>in two</button></p>
    </div>
  `);
  const [one, two] = place.querySelectorAll<HTMLElement>('p');
  if (!one || !two) throw new Error('no boxes');
  // The second one starts first: the order in the document counts, not the order of their start.
  for (const box of [two, one]) offer(box, serve);
  return { one, two };
}

function offer(box: HTMLElement, serve: RequestHandler): () => void {
  const stop = serveRequests(box, 'toy-box-show-request', (event) => {
    if (!serve(event)) return false;
    served.push(box.id);
    return true;
  });
  stops.push(stop);
  return stop;
}

/** Dispatches a request. Returns true if a box has taken it. */
function ask(from: EventTarget, detail?: RequestDetail | null): boolean {
  return !from.dispatchEvent(new ToyBoxShowRequestEvent(detail));
}

describe('shared/events: serve requests', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    served.length = 0;
  });

  it('a request to the document is taken by the first element that can serve it', async () => {
    await boxes();
    expect({ isTaken: ask(document), served }).to.deep.equal({ isTaken: true, served: ['one'] });
  });

  it('a request goes on to the next element when the first cannot', async () => {
    const { one } = await boxes(() => served.length > 0 || false);
    expect(ask(document)).to.equal(false);
    offer(one, () => false);
    served.push('earlier');
    expect({ isTaken: ask(document), last: served.at(-1) }).to.deep.equal({ isTaken: true, last: 'two' });
  });

  it('a request on an element, or from inside it, is for that element only', async () => {
    const { two } = await boxes();
    expect({ isTaken: ask(two), served }).to.deep.equal({ isTaken: true, served: ['two'] });
    expect({ isTaken: ask(two.querySelector('button') as Element), served }).to.deep.equal({
      isTaken: true,
      served: ['two', 'two'],
    });
  });

  it('a request on an element that cannot serve it is not taken by another', async () => {
    const { one } = await boxes();
    offer(one, () => false);
    expect({ isTaken: ask(one), served }).to.deep.equal({ isTaken: false, served: [] });
  });

  it('a request from elsewhere in the page is for everyone', async () => {
    await boxes();
    expect({ isTaken: ask(document.body), served }).to.deep.equal({ isTaken: true, served: ['one'] });
  });

  it('a request with a target is for the element of that id', async () => {
    await boxes();
    expect({ isTaken: ask(document, { target: 'two' }), served }).to.deep.equal({
      isTaken: true,
      served: ['two'],
    });
    expect(ask(document, { target: 'three' })).to.equal(false);
    expect(ask(document, { target: '], [id' })).to.equal(false);
  });

  for (const detail of [null, undefined, 7, 'two', { target: 7 }, { target: '' }, { target: null }, []]) {
    it(`a request bears the detail ${JSON.stringify(detail)}`, async () => {
      await boxes();
      const event = new CustomEvent('toy-box-show-request', { detail, cancelable: true });
      expect({ isOffered: document.dispatchEvent(event), served }).to.deep.equal({
        isOffered: false,
        served: ['one'],
      });
    });
  }

  it('a request may be a plain event', async () => {
    await boxes();
    expect(document.dispatchEvent(new Event('toy-box-show-request', { cancelable: true }))).to.equal(false);
  });

  it('a request that was taken before is left alone', async () => {
    await boxes();
    document.addEventListener('toy-box-show-request', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    expect({ isTaken: ask(document.body), served }).to.deep.equal({ isTaken: true, served: [] });
  });

  it('a request is not taken by an element that has left', async () => {
    const { one, two } = await boxes();
    one.remove();
    two.remove();
    expect({ isTaken: ask(document), served }).to.deep.equal({ isTaken: false, served: [] });
  });

  it('a request is not taken by an element that has stopped', async () => {
    await boxes();
    for (const stop of stops) stop();
    expect({ isTaken: ask(document), served }).to.deep.equal({ isTaken: false, served: [] });
  });

  it('a request goes on to the next element when the first one breaks', async () => {
    const { one } = await boxes();
    offer(one, () => {
      throw new Error('a broken box');
    });
    const errors = await errorsDuring(() => ask(document));
    expect(errors.join()).to.contain('a broken box');
    expect(served).to.deep.equal(['two']);
  });

  it('a request reaches the document from inside a shadow root', async () => {
    await boxes();
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const inside = document.createElement('button');
    host.attachShadow({ mode: 'open' }).append(inside);
    expect(ask(inside)).to.equal(true);
  });
});
