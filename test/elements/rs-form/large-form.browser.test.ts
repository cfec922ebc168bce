import { expect } from '@open-wc/testing';
import { largeForm, largeTag } from '../../bench/forms.js';
import { appears } from '../../shared/appears.js';
import { until } from '../../shared/until.js';
import { openFormPage } from './page-driver.js';

/** Calls of functions of the platform while a form of 3,000 fields is opened and used. */
interface Calls {
  listeners: number;
  styles: number;
  parses: number;
  /** Reads of what a browser keeps with a control from then on: its lists of options, its validity. */
  kept: number;
  /** Reads of a control's labels, for which a browser searches the whole page. */
  searches: number;
}

type Count = 'kept' | 'searches';

const { addEventListener } = EventTarget.prototype;
const { getComputedStyle } = window;
const { parse } = JSON;
const reads: readonly (readonly [object, string, Count])[] = [
  [HTMLSelectElement.prototype, 'options', 'kept'],
  [HTMLSelectElement.prototype, 'selectedOptions', 'kept'],
  [HTMLInputElement.prototype, 'validity', 'kept'],
  [HTMLInputElement.prototype, 'labels', 'searches'],
  [HTMLSelectElement.prototype, 'labels', 'searches'],
];
const getters = reads.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});

describe('<rs-form> large form', () => {
  const calls: Calls = { listeners: 0, styles: 0, parses: 0, kept: 0, searches: 0 };

  before(() => {
    EventTarget.prototype.addEventListener = function (...given) {
      calls.listeners += 1;
      addEventListener.apply(this, given);
    };
    window.getComputedStyle = (...given) => {
      calls.styles += 1;
      return getComputedStyle(...given);
    };
    for (const [at, [owner, name, count]] of reads.entries()) {
      const { get } = getters[at] ?? {};
      Object.defineProperty(owner, name, {
        configurable: true,
        get(this: Element) {
          calls[count] += 1;
          return get?.call(this) as unknown;
        },
      });
    }
    JSON.parse = (text: string) => {
      if (text.includes('"calculations"')) calls.parses += 1;
      return parse(text) as unknown;
    };
  });

  after(() => {
    EventTarget.prototype.addEventListener = addEventListener;
    window.getComputedStyle = getComputedStyle;
    JSON.parse = parse;
    for (const [at, [owner, name]] of reads.entries()) Object.defineProperty(owner, name, getters[at] ?? {});
  });

  it('a form of 3,000 fields, half in a chain of conditions, half in a sum, adds few listeners, reads its JSON once and once more for the diagnostics, works out no style and searches no labels for a press of a key, and has the browser keep no lists of options', async () => {
    const { element, form, block, type } = await openFormPage(
      `<div lang="en">${largeTag(largeForm(3000))}</div>`,
    );
    expect(calls.kept).to.equal(0);
    // The last part that the first touch loads.
    await appears(element.shadowRoot as ShadowRoot, 'rs-form-view');
    // The loader adds six more.
    expect(calls.listeners).to.be.within(1, 34);
    const total = () => form.querySelector<HTMLInputElement>('#Total')?.value;
    const shown = () => ['s0', 's1', 's2', 's3'].filter((name) => block(name).checkVisibility());
    expect([total(), ...shown()]).to.deep.equal(['1,500.00', 's0']);

    Object.assign(calls, { styles: 0, searches: 0 });
    for (const name of ['s0', 's1', 's2']) type(name, 'yes');
    type('n0', '11');
    expect(calls).to.include({ styles: 0, searches: 0 });
    expect([total(), ...shown()]).to.deep.equal(['1,510.00', 's0', 's1', 's2', 's3']);
    type('s0', 'no');
    expect(calls).to.include({ styles: 0, searches: 0 });
    expect(shown()).to.deep.equal(['s0']);
    // The JSON is read again by the checks of the author's errors, which a page can switch off.
    await until(() => calls.parses > 1, 'the checks of the author’s errors');
    expect(calls.parses).to.equal(2);
  });
});
