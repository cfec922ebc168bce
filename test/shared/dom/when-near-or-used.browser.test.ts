import { expect } from '@open-wc/testing';
import { whenNearOrUsed } from '../../../shared/dom/when-near-or-used.js';
import { until } from '../../shared/until.js';

describe('shared/dom: when near or used', () => {
  let place: HTMLElement;
  let input: HTMLInputElement;
  let element: HTMLElement;
  let count: number;
  const run = () => (count += 1);

  beforeEach(() => {
    place = document.createElement('div');
    input = document.createElement('input');
    element = document.createElement('div');
    place.append(input, element);
    document.body.append(place);
    count = 0;
  });
  afterEach(() => place.remove());

  /** Moves the field out of the page's flow, so that it is never near the window. */
  const hide = () => (place.style.cssText = 'position: fixed; inset-block-start: -9000px');

  it('a file for a field comes by itself once the field is near the window', async () => {
    const cancel = whenNearOrUsed(element, input, run);
    await until(() => count === 1);
    cancel();
  });

  it('a file for a field comes at once, and once only, where the visitor points at the field or focuses it', () => {
    hide();
    for (const target of [input, element]) {
      for (const type of ['pointerover', 'focusin']) {
        count = 0;
        whenNearOrUsed(element, input, run);
        for (const one of [target, input, element]) one.dispatchEvent(new Event(type, { bubbles: true }));
        expect(count).to.equal(1);
      }
    }
  });

  it('a file for a field comes where the visitor is in the field before the script is', async () => {
    hide();
    input.focus();
    whenNearOrUsed(element, input, run);
    await until(() => count === 1);
  });

  it('a file for a field does not come any more once the field has gone', async () => {
    input.focus();
    whenNearOrUsed(element, input, run)();
    input.dispatchEvent(new Event('pointerover'));
    let isLater = false;
    whenNearOrUsed(element, input, () => (isLater = true));
    await until(() => isLater);
    expect(count).to.equal(0);
  });
});
