import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aggregateEvent, objects } from '../../../elements/page-analytics/aggregate/aggregate-event.model.js';

const page = { hostname: 'practice.example', pathname: '/contacto' };

describe('the statistic without consent', () => {
  for (const [title, name, params, referrer, expected] of [
    [
      'a page view by its path',
      'page_view',
      { page_title: 'Ansiedad', page_location: 'https://practice.example/contacto?id=7' },
      '',
      { name: 'page_view', path: '/contacto' },
    ],
    [
      'a page view by the host of another site',
      'page_view',
      {},
      'www.search.example',
      { name: 'page_view', path: '/contacto', referrer: 'www.search.example' },
    ],
    [
      'a page view without a referrer of the own site',
      'page_view',
      {},
      'practice.example',
      { name: 'page_view', path: '/contacto' },
    ],
    [
      'a sent form without its names',
      'form_submit',
      { form_name: 'contact', form_destination: '/send' },
      '',
      { name: 'form_submit', path: '/contacto' },
    ],
    [
      'a link to another site without its address',
      'click',
      { link_url: 'https://a.example/', link_domain: 'a.example', outbound: true },
      '',
      { name: 'click', path: '/contacto', kind: 'outbound' },
    ],
    [
      'a link to a telephone by its kind',
      'click',
      { kind: 'phone' },
      '',
      { name: 'click', path: '/contacto', kind: 'phone' },
    ],
    ['no link of another kind', 'click', { kind: 'fax' }, '', null],
    ['no started form', 'form_start', {}, '', null],
    ['no download', 'file_download', { link_text: 'informe.pdf' }, '', null],
    ['no scrolling', 'scroll', { percent_scrolled: 90 }, '', null],
  ] as const)
    it(`the statistic without consent counts ${title}`, () =>
      assert.deepEqual(aggregateEvent(name, params, page, referrer), expected));

  for (const [pathname, path] of [
    ['/alta/ana@example.com/gracias', '/alta/(redacted)/gracias'],
    ['/llamar/600123456', '/llamar/(redacted)'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ] as const)
    it(`the statistic without consent has no personal data of the path ${pathname.slice(0, 40)}`, () =>
      assert.equal(aggregateEvent('page_view', {}, { ...page, pathname }, '')?.path, path));

  for (const [title, facts, expected] of [
    ['nobody has answered', {}, false],
    ['the visitor has accepted the category', { hasAnswered: true, isAccepted: true }, false],
    ['the visitor has rejected the category', { hasAnswered: true }, true],
    ['the browser sends a privacy signal', { hasPrivacySignal: true }, true],
    [
      'the browser sends a privacy signal after a yes',
      { hasPrivacySignal: true, hasAnswered: true, isAccepted: true },
      true,
    ],
    ['an answer that accepts is too old', { isAccepted: true }, false],
  ] as const)
    it(`the statistic without consent ${expected ? 'stops' : 'counts'} where ${title}`, () => {
      const none = { hasPrivacySignal: false, hasAnswered: false, isAccepted: false };
      assert.equal(objects({ ...none, ...facts }), expected);
    });
});
