import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLateFirst } from '../../../demo/faults/late-first.js';

describe('createLateFirst', () => {
  it('createLateFirst holds a visitor’s first question until the answer of the second is sent', async () => {
    const order: string[] = [];
    const { turn } = createLateFirst();
    let markSent = () => {};
    const first = turn('ana', () => assert.fail('The first waits for the second')).then(() =>
      order.push('first'),
    );
    await turn('ana', (tell) => (markSent = tell));
    order.push('second');
    markSent();
    await first;
    assert.deepEqual(order, ['second', 'first']);
  });

  it('createLateFirst lets another visitor’s question be', async () => {
    const { turn } = createLateFirst();
    let isAnswered = false;
    void turn('ana', () => undefined).then(() => (isAnswered = true));
    void turn('berta', () => assert.fail('Nobody came before'));
    await Promise.resolve();
    assert.equal(isAnswered, false);
  });
});
