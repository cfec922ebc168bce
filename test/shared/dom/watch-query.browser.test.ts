import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { watchQuery } from '../../../shared/dom/watch-query.js';

describe('shared/dom: watch query', () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('a media query that is watched reports at once whether it holds, at every change, and nothing after it was stopped', async () => {
    const reported: boolean[] = [];
    const changed = () =>
      new Promise((resolve) => {
        matchMedia('(min-width: 700px)').addEventListener('change', resolve, { once: true });
      });
    const stop = watchQuery(window, '(min-width: 700px)', (isMatching) => reported.push(isMatching));
    expect(reported).to.deep.equal([true]);
    let change = changed();
    await setViewport({ width: 600, height: 600 });
    await change;
    expect(reported).to.deep.equal([true, false]);
    stop?.();
    change = changed();
    await setViewport({ width: 800, height: 600 });
    await change;
    expect(reported).to.deep.equal([true, false]);
  });

  it('a media query that is watched is none where the browser finds no query in the text', () => {
    for (const text of ['', 'not all', '48rem)', 'a b c']) {
      expect(
        watchQuery(window, text, () => expect.fail('was called')),
        text,
      ).to.equal(undefined);
    }
  });
});
