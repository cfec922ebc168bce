import { expect } from '@open-wc/testing';
import { startCore } from '../../../elements/rs-range/rs-range.core.js';
import { RsRangeElement } from '../../../elements/rs-range/rs-range.shell.js';
import type { LoadRangeView } from '../../../elements/rs-range/value-words.js';
import { defineElement } from '../../../shared/element/define-element.js';
import { appears } from '../../shared/appears.js';
import { errorsDuring } from '../../shared/record-console.js';
import { nextTask } from '../../../shared/element/when-parsed.js';
import { inputMarkup, openForm, pageOf, rangeId, slideTo, type RangePage } from './range-page.js';

const load: LoadRangeView = () => import('../../../elements/rs-range/rs-range.view.js');
const lost: LoadRangeView = () => Promise.reject(new TypeError('Failed to fetch rs-range.view.js'));
const late: LoadRangeView = () => new Promise(() => undefined);
/** Loads the chunk of the next view. Tests replace it. */
let loadNext = load;

class ViewedRangeElement extends RsRangeElement {}
defineElement('viewed-range', ViewedRangeElement, (host: RsRangeElement) =>
  startCore(host, () => loadNext()),
);

async function open(attributes: string, text = '40'): Promise<RangePage> {
  const form = openForm(
    `${inputMarkup(text)}<viewed-range for="${rangeId}" max="200" step="10" suffix=" €" ${attributes}></viewed-range>`,
  );
  return pageOf(form, form.querySelector('viewed-range') as RsRangeElement);
}

const pointAt = ({ element }: RangePage) =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
const paintedIn = ({ root }: RangePage) => appears(root, '[part="value"] span');
const posted = ({ form }: RangePage) => new FormData(form).get('form[Presupuesto]');

describe('<rs-range> value words', () => {
  afterEach(() => (loadNext = load));

  it('the words above a slider are shown from the start; React is not fetched before the visitor points at the slider', async () => {
    let loads = 0;
    loadNext = () => {
      loads += 1;
      return load();
    };
    const page = await open('');
    expect([page.shown(), loads]).to.deep.equal(['40 €', 0]);
    pointAt(page);
    await paintedIn(page);
    expect([page.shown(), loads]).to.deep.equal(['40 €', 1]);
  });

  it('the words above a slider are painted by React once a handle has the focus, and nothing moves', async () => {
    const page = await open('double', '20-80');
    const placeOf = (handle: HTMLElement | undefined) => handle?.getBoundingClientRect().top;
    const before = page.handles.map(placeOf);
    page.handles[0]?.focus();
    await paintedIn(page);
    expect([page.shown(), page.handles.map(placeOf)]).to.deep.equal(['20 € – 80 €', before]);
    expect(page.root.activeElement === page.handles[0]).to.equal(true);
  });

  it('the words above a slider follow the handles when React has painted them', async () => {
    const one = await open('');
    pointAt(one);
    const words = await paintedIn(one);
    slideTo(one, 120);
    await appears(one.root, '[part="value"]', '120 €');
    expect({ shown: one.shown(), isConnected: words.isConnected, posted: posted(one) }).to.deep.equal({
      shown: '120 €',
      isConnected: true,
      posted: '120',
    });

    const two = await open('double', '20-80');
    pointAt(two);
    await paintedIn(two);
    two.key(1, 'End');
    await appears(two.root, '[part="value"]', '20 € – 200 €');
    expect(posted(two)).to.equal('20-200');
  });

  it('the words above a slider are hidden while the text is no value, and come back with the slider', async () => {
    const page = await open('');
    pointAt(page);
    await paintedIn(page);
    await errorsDuring(async () => {
      page.type('abc');
      await nextTask();
    });
    expect(page.element.getBoundingClientRect().height).to.equal(0);
    page.type('60');
    await appears(page.root, '[part="value"]', '60 €');
    expect(page.root.querySelector('[part="value"]')?.getClientRects().length).to.equal(1);
  });

  for (const [title, way] of [
    ['is late', late],
    ['is lost', lost],
  ] as const) {
    for (const [attributes, text, wanted, words] of [
      ['', '40', '120', '120 €'],
      ['double', '20-80', '20-200', '20 € – 200 €'],
    ] as const) {
      it(`the words above a slider follow and the value is posted where the chunk with React ${title} (${attributes || 'one handle'})`, async () => {
        loadNext = way;
        const errors = await errorsDuring(async () => {
          const page = await open(attributes, text);
          pointAt(page);
          await nextTask();
          if (attributes === '') slideTo(page, 120);
          else page.key(1, 'End');
          expect([page.shown(), posted(page)]).to.deep.equal([words, wanted]);
        });
        expect(errors.length, errors.join('\n')).to.equal(way === lost ? 1 : 0);
      });
    }
  }

  it('the words above a slider are gone with the tag, and there again when it comes back', async () => {
    const page = await open('');
    pointAt(page);
    await paintedIn(page);
    page.element.remove();
    await nextTask();
    expect([page.shown(), page.root.querySelector('rs-range-view')]).to.deep.equal(['', null]);
    page.form.append(page.element);
    expect((await pageOf(page.form, page.element)).shown()).to.equal('40 €');
  });
});
