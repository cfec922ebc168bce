import { expect, fixture, html } from '@open-wc/testing';
import { errorsDuring } from '../../shared/record-console.js';
import { choose, forgetAll, listenToEvents, openTag } from './analytics-page.js';

const { fetch: realFetch } = window;

interface Sent {
  readonly url: string;
  readonly options: RequestInit;
  readonly events: readonly object[];
}

/** Requests of the tag, in place of the network. */
let sent: Sent[] = [];
let heard: () => void = () => undefined;

/** Settles when so many requests have been sent. */
async function requests(count: number): Promise<readonly Sent[]> {
  while (sent.length < count) await new Promise<void>((resolve) => (heard = resolve));
  return sent;
}

const eventsOf = (some: readonly Sent[]) => some.flatMap(({ events }) => events);
const tag = html`<page-analytics sink="/statistics" privacy="aggregate"></page-analytics>`;
const path = () => location.pathname.slice(0, 200);

describe('<page-analytics> privacy="aggregate"', () => {
  beforeEach(() => {
    forgetAll();
    sent = [];
    window.fetch = (input, options = {}) => {
      const { events } = JSON.parse(String(options.body)) as { readonly events: readonly object[] };
      sent.push({ url: String(input), options, events });
      heard();
      return Promise.resolve(new Response(null, { status: 204 }));
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
  });

  it('the statistic without consent sends the path of the page at once, and nothing that identifies a visitor', async () => {
    const events = listenToEvents();
    const before = document.cookie;
    await openTag(tag);
    const [first] = await requests(1);
    const { body, ...options } = first?.options ?? {};
    expect({
      url: new URL(first?.url ?? '').pathname,
      options,
      body: JSON.parse(String(body)) as unknown,
      cookie: document.cookie,
      events,
    }).to.deep.equal({
      url: '/statistics',
      options: {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json' },
      },
      body: { events: [{ name: 'page_view', path: path() }] },
      cookie: before,
      events: [],
    });
  });

  it('the statistic without consent counts sent forms and kinds of links, without their content', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <form id="cita" target="nowhere">
          <input name="Email" value="ana@example.com" /><button>Enviar</button>
        </form>
        <iframe name="nowhere" hidden></iframe>
        <a href="tel:600123456">Teléfono</a>
        <a href="mailto:ana@example.com">Correo</a>
        <a href="https://a.example/x?y=1" target="nowhere">Fuera</a>
        <a href="#dentro">Dentro</a>
      </div>
    `);
    await openTag(tag);
    const [phone, mail, outbound, inside] = place.querySelectorAll('a');
    place.querySelector('button')?.click();
    await requests(2);
    for (const link of [phone, mail, inside, outbound]) link?.click();
    expect(eventsOf(await requests(5))).to.deep.equal([
      { name: 'page_view', path: path() },
      { name: 'form_submit', path: path() },
      { name: 'click', path: path(), kind: 'phone' },
      { name: 'click', path: path(), kind: 'mail' },
      { name: 'click', path: path(), kind: 'outbound' },
    ]);
  });

  it('the statistic without consent stops at an answer that rejects, and goes on at one that accepts', async () => {
    const place = await fixture<HTMLElement>(
      html`<form action="about:blank" target="nowhere"><button>Enviar</button></form>
        <iframe name="nowhere" hidden></iframe>`,
    );
    choose();
    await openTag(tag);
    const rejected = sent.length;
    choose('statistics');
    place.closest('div')?.querySelector('button')?.click();
    await requests(1);
    expect({ rejected, events: eventsOf(sent)[0] }).to.deep.equal({
      rejected: 0,
      events: { name: 'form_submit', path: path() },
    });
  });

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    it(`the statistic without consent sends nothing under the browser’s ${name}`, async () => {
      Object.defineProperty(navigator, name, { configurable: true, value });
      await openTag(tag);
      Reflect.deleteProperty(navigator, name);
      expect(sent).to.deep.equal([]);
    });

  it('the statistic without consent is sent to addresses of this site alone, and the console names the others', async () => {
    const errors = await errorsDuring(() =>
      openTag(
        html`<page-analytics
          sink="gtag https://collector.example/ /statistics"
          privacy="aggregate"
        ></page-analytics>`,
      ),
    );
    await requests(1);
    expect({
      urls: sent.map(({ url }) => new URL(url).origin === location.origin),
      reported: errors.map(
        (error) => /found "(.*?)", expected an address of this site/.exec(String(error))?.[1],
      ),
      dataLayer: 'dataLayer' in window,
    }).to.deep.equal({ urls: [true], reported: ['gtag', 'https://collector.example/'], dataLayer: false });
  });
});
