import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStore } from '../../../shared/store/create-store.js';
import type { Step } from '../../../shared/store/step.model.js';

type Action = 'add' | 'add-twice' | 'nothing' | 'break' | 'break-effect';
type Effect = Action | 'throw';

function step(count: number, action: Action): Step<number, Effect> {
  if (action === 'break') throw new Error('a broken decision');
  const effects: Effect[] =
    action === 'add-twice' ? ['add'] : action === 'break-effect' ? ['throw', 'add'] : [];
  return { state: action === 'add' || action === 'add-twice' ? count + 1 : count, effects };
}

function counter() {
  const errors: unknown[] = [];
  const store = createStore<number, Action, Effect>({
    initial: 0,
    step,
    run(effect) {
      if (effect === 'throw') throw new Error('a broken effect');
      store.send(effect);
    },
    onError: (error) => errors.push(error),
  });
  return { store, errors };
}

describe('createStore', () => {
  it('createStore has decided when send returns', () => {
    const { store } = counter();
    store.send('add');
    assert.equal(store.state, 1);
  });

  it('createStore decides an action that an effect sends after the one that caused it', () => {
    const { store } = counter();
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.state));
    store.send('add-twice');
    assert.deepEqual([store.state, seen.at(-1)], [2, 2]);
  });

  it('createStore notifies no subscriber where nothing has changed', () => {
    const { store } = counter();
    let calls = 0;
    store.subscribe(() => (calls += 1));
    store.send('nothing');
    assert.equal(calls, 0);
  });

  it('createStore does not notify a listener after it has stopped', () => {
    const { store } = counter();
    let calls = 0;
    const stop = store.subscribe(() => (calls += 1));
    stop();
    store.send('add');
    assert.equal(calls, 0);
  });

  it('createStore goes on after a decision, an effect and a listener that throw, and reports each', () => {
    const { store, errors } = counter();
    const stop = store.subscribe(() => {
      throw new Error('a broken listener');
    });
    store.send('break');
    store.send('break-effect');
    stop();
    store.send('add');
    assert.equal(store.state, 2);
    assert.deepEqual(
      errors.map((error) => (error as Error).message),
      ['a broken decision', 'a broken effect', 'a broken listener'],
    );
  });
});
