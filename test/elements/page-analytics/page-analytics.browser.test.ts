import { expect, fixture, html } from '@open-wc/testing';
import type { AnalyticsFact } from '../../../elements/page-analytics/page-analytics.events.js';
import { consentText } from '../../shared/consent/consent-text.js';
import { nextError } from '../../shared/next-error.js';
import { choose, counted, forgetAll, listenToEvents, openTag } from './analytics-page.js';

const names = (events: readonly AnalyticsFact[]) => events.map(({ name }) => name);
/** Settles in a later task, after all that was waiting for one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Target of links that lead nowhere: the frame is sandboxed and hidden. */
const nowhere = 'page-analytics-nowhere';

describe('<page-analytics>', () => {
  beforeEach(() => {
    forgetAll();
    const frame = document.createElement('iframe');
    frame.name = nowhere;
    // Links opened in it stay out of the network.
    frame.setAttribute('sandbox', '');
    frame.hidden = true;
    document.body.append(frame);
  });
  afterEach(() => document.querySelector(`iframe[name="${nowhere}"]`)?.remove());

  it('<page-analytics> counts nothing and keeps nothing before the visitor’s yes', async () => {
    const events = listenToEvents();
    const cookie = document.cookie;
    await openTag(html`<page-analytics sink="dataLayer gtag /collect"></page-analytics>`);
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    await nextTask();
    expect(events).to.deep.equal([]);
    expect({ cookie: document.cookie, hasDataLayer: 'dataLayer' in window }).to.deep.equal({
      cookie,
      hasDataLayer: false,
    });
  });

  it('<page-analytics> counts the page as soon as the visitor agrees, and nothing from the moment of a no', async () => {
    const events = listenToEvents();
    document.title = 'La consulta';
    await openTag();
    const view = counted('page_view');
    choose('statistics');
    expect(await view).to.include({
      page_location: document.URL.replace(/#.*/, ''),
      page_title: 'La consulta',
    });
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    expect(names(events)).to.include('whatsapp_click');
    choose();
    events.length = 0;
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    await nextTask();
    expect(events).to.deep.equal([]);
  });

  it('<page-analytics> stops where another page has taken the yes back, without an event', async () => {
    choose('statistics');
    await openTag();
    const events = listenToEvents();
    document.cookie = `rs_consent=${consentText('necessary', { revision: 0, daysAgo: 0 })}; Path=/; SameSite=Lax`;
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    expect(events).to.deep.equal([]);
  });

  it('<page-analytics> asks for the category that its author names; with privacy="strict" the author’s word is not enough', async () => {
    const view = counted('page_view');
    const tag = await openTag(html`<page-analytics consent-category="necessary"></page-analytics>`);
    await view;
    tag.remove();
    const events = listenToEvents();
    const error = await nextError(() =>
      openTag(html`<page-analytics consent-category="necessary" privacy="strict"></page-analytics>`),
    );
    expect(error).to.contain('ConfigError: <page-analytics> attribute consent-category: found "necessary"');
    expect(events).to.deep.equal([]);
  });

  it('<page-analytics> counts a page that a script puts in the place of another', async () => {
    choose('statistics');
    await openTag();
    const before = location.href;
    const view = counted('page_view');
    history.pushState(null, '', '?ruta=2&correo=berta@correo.test');
    document.title = 'Otra página';
    const { page_location, page_referrer, page_title } = await view;
    expect(page_location).to.contain('?ruta=2&correo=(redacted)');
    expect([page_referrer, page_title]).to.deep.equal([before.replace(/#.*/, ''), 'Otra página']);
    history.replaceState(null, '', before);
  });

  it('<page-analytics> counts a return from the cache of the back button', async () => {
    choose('statistics');
    await openTag();
    const view = counted('page_view');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await view;
  });

  it('<page-analytics> counts the search terms of a page', async () => {
    const before = location.href;
    history.replaceState(null, '', '?s=dormir+mal&q=');
    choose('statistics');
    const search = counted('view_search_results');
    await openTag();
    expect(await search).to.deep.equal({ search_term: 'dormir mal' });
    history.replaceState(null, '', before);
  });

  it('<page-analytics> counts links that lead away and to files, in shadow roots too, and none that a script has taken', async () => {
    choose('statistics');
    await openTag();
    const events = listenToEvents();
    const place = await fixture(html`
      <p>
        <a target=${nowhere} id="uno" class="a b" href="https://www.example.org/guia.PDF?x=1#p"
          ><b>La</b> guía</a
        >
        <a target=${nowhere} id="dos" href="/galeria/horario.pdf">Horario</a>
        <a
          target=${nowhere}
          id="tres"
          href="https://example.org/"
          @click=${(event: Event) => event.preventDefault()}
          >x</a
        >
        <a target=${nowhere} id="cuatro" href="mailto:hola@example.org">x</a>
        <a target=${nowhere} id="cinco" href="/otra">x</a>
        <span></span>
      </p>
    `);
    const root = (place.querySelector('span') as HTMLElement).attachShadow({ mode: 'open' });
    const inner = document.createElement('a');
    inner.href = 'https://b.example.org/';
    inner.target = nowhere;
    root.append(inner);
    const last = counted('click').then(() => counted('click'));
    for (const link of [...place.querySelectorAll('a'), inner]) link.click();
    await last;
    await nextTask();
    const address = 'https://www.example.org/guia.PDF?x=1';
    expect(events).to.deep.equal([
      {
        name: 'file_download',
        params: {
          ...{ link_id: 'uno', link_url: address, link_text: 'La guía' },
          ...{ file_name: '/guia.PDF', file_extension: 'pdf' },
        },
      },
      {
        name: 'click',
        params: {
          ...{ link_id: 'uno', link_url: address, link_classes: 'a b' },
          ...{ link_domain: 'example.org', outbound: true },
        },
      },
      {
        name: 'file_download',
        params: {
          ...{ link_id: 'dos', link_url: `${location.origin}/galeria/horario.pdf`, link_text: 'Horario' },
          ...{ file_name: '/galeria/horario.pdf', file_extension: 'pdf' },
        },
      },
      {
        name: 'click',
        params: { link_url: 'https://b.example.org/', link_domain: 'b.example.org', outbound: true },
      },
    ]);
  });

  it('<page-analytics> counts a chat, a viewer that opens and what plays in it', async () => {
    choose('statistics');
    await openTag();
    const events = listenToEvents();
    const dispatch = (type: string, detail: unknown) =>
      document.body.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    dispatch('whatsapp-link-followed', null);
    dispatch('media-box-opened', { type: 'image', group: 'sala', index: 0, count: 12 });
    const done = counted('video_progress');
    dispatch('media-box-played', { type: 'audio', provider: 'file', title: 'x', percent: 0, phase: 'start' });
    dispatch('media-box-played', null);
    dispatch('media-box-played', { type: 'video', phase: 'start_x', title: {} });
    dispatch('media-box-played', {
      type: 'embed',
      provider: 'vimeo',
      title: 'El patio',
      percent: 25,
      phase: 'progress',
    });
    await done;
    expect(events).to.deep.equal([
      { name: 'whatsapp_click', params: {} },
      {
        name: 'media_open',
        params: { media_type: 'image', media_group: 'sala', media_index: 0, media_count: 12 },
      },
      {
        name: 'video_progress',
        params: { video_percent: 25, video_provider: 'vimeo', video_title: 'El patio', visible: true },
      },
    ]);
  });

  it('<page-analytics> names what its author got wrong, and goes on with the rest', async () => {
    const wrong: readonly (readonly [ReturnType<typeof html>, string])[] = [
      [
        html`<page-analytics sink="datalayer"></page-analytics>`,
        'attribute sink: found "datalayer", expected dataLayer',
      ],
      [html`<page-analytics sink="https://"></page-analytics>`, 'attribute sink: found "https://", expected'],
      [
        html`<page-analytics session-minutes="3"></page-analytics>`,
        'session-minutes: found "3", expected 5 to 475',
      ],
      [
        html`<page-analytics session-minutes="x"></page-analytics>`,
        'session-minutes: found "x", expected a number',
      ],
      [
        html`<page-analytics privacy="no"></page-analytics>`,
        'attribute privacy: found "no", expected one of',
      ],
      [html`<page-analytics consent-category="x"></page-analytics>`, 'attribute consent-category: found "x"'],
    ];
    for (const [markup, expected] of wrong) {
      forgetAll();
      expect(await nextError(() => openTag(markup))).to.contain(expected);
    }
  });

  it('<page-analytics> counts each event once where a page has the tag twice', async () => {
    choose('statistics');
    await openTag();
    const error = await nextError(() => openTag());
    expect(error).to.contain('place: found a second one in the page, expected one');
    const events = listenToEvents();
    document.dispatchEvent(new CustomEvent('whatsapp-link-followed'));
    expect(names(events)).to.deep.equal(['whatsapp_click']);
  });
});
