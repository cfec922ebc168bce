import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  noSuggestions,
  stepSuggestions,
  type SuggestionsState,
} from '../../../elements/rs-location/suggestions/step-suggestions.model.js';

const places = ['Uno', 'Dos', 'Tres'].map((address) => ({ address, position: null }));
const open: SuggestionsState = { places, active: -1, isOpen: true, question: 4 };
const press = (state: SuggestionsState, key: string, isAlt = false) =>
  stepSuggestions(state, { type: 'key-pressed', key, isAlt });

describe('<rs-location> step suggestions', () => {
  it('address suggestions are requested once typing has stopped, and announced with their number', () => {
    const typed = stepSuggestions(noSuggestions, { type: 'typed', text: ' Sol ' });
    assert.deepEqual(typed.effects, [{ type: 'ask-later', question: 1, text: 'Sol' }]);
    const answered = stepSuggestions(typed.state, { type: 'answered', question: 1, places });
    assert.equal(answered.state.isOpen, true);
    assert.deepEqual(answered.effects, [{ type: 'announce', count: 3 }]);
  });

  it('address suggestions show the answer to the latest text, whichever comes last', () => {
    const first = stepSuggestions(noSuggestions, { type: 'typed', text: 'So' });
    const second = stepSuggestions(first.state, { type: 'typed', text: 'Sol' });
    const late = stepSuggestions(second.state, { type: 'answered', question: 1, places });
    assert.equal(late.state.isOpen, false);
    assert.deepEqual(late.effects, []);
  });

  it('address suggestions show nothing and say nothing where the service fails', () => {
    const failed = stepSuggestions(
      { ...open, isOpen: false },
      { type: 'answered', question: 4, places: null },
    );
    assert.equal(failed.state.isOpen, false);
    assert.deepEqual(failed.effects, []);
  });

  it('address suggestions are reached by the arrows, around the list and through the text', () => {
    const reached = (keys: readonly string[]) =>
      keys.reduce((state, key) => press(state, key).state, open).active;
    assert.equal(reached(['ArrowDown']), 0);
    assert.equal(reached(['ArrowDown', 'ArrowDown', 'ArrowDown']), 2);
    assert.equal(reached(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']), -1);
    assert.equal(reached(['ArrowUp']), 2);
  });

  it('address suggestions open without an option by Alt and down', () => {
    const { state, isHandled } = press({ ...open, isOpen: false }, 'ArrowDown', true);
    assert.deepEqual(
      { isOpen: state.isOpen, active: state.active, isHandled },
      { isOpen: true, active: -1, isHandled: true },
    );
  });

  it('address suggestions open at the last one by the up arrow', () => {
    const { state, isHandled } = press({ ...open, isOpen: false }, 'ArrowUp');
    assert.deepEqual(
      { isOpen: state.isOpen, active: state.active, isHandled },
      { isOpen: true, active: 2, isHandled: true },
    );
  });

  it('address suggestions give Home, End and the side arrows back to the caret', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      const { state, isHandled = false } = press({ ...open, active: 1 }, key);
      assert.deepEqual({ active: state.active, isHandled }, { active: -1, isHandled: false }, key);
    }
  });

  it('address suggestions are chosen by Enter, which else sends the form as ever', () => {
    assert.deepEqual(press({ ...open, active: 1 }, 'Enter').effects, [{ type: 'choose', place: places[1] }]);
    assert.equal(press(open, 'Enter').isHandled, undefined);
    assert.equal(press(noSuggestions, 'Enter').isHandled, undefined);
  });

  it('address suggestions go with Escape and with Alt and up, and come back with down', () => {
    for (const closed of [press(open, 'Escape'), press(open, 'ArrowUp', true)]) {
      assert.deepEqual({ open: closed.state.isOpen, taken: closed.isHandled }, { open: false, taken: true });
      assert.deepEqual(
        {
          isOpen: press(closed.state, 'ArrowDown').state.isOpen,
          active: press(closed.state, 'ArrowDown').state.active,
        },
        { isOpen: true, active: 0 },
      );
    }
    assert.equal(press(noSuggestions, 'Escape').isHandled, undefined);
  });

  it('address suggestions are closed by Escape, and a second one empties the input, but no single one does', () => {
    const closed = press(open, 'Escape');
    assert.deepEqual(closed.effects, []);
    const cleared = press(closed.state, 'Escape');
    assert.deepEqual(
      { effects: cleared.effects, isHandled: cleared.isHandled },
      { effects: [{ type: 'clear' }], isHandled: true },
    );
    const third = press(cleared.state, 'Escape');
    assert.deepEqual([third.effects, third.isHandled], [[], undefined]);
    assert.deepEqual(press(noSuggestions, 'Escape').effects, []);
  });

  it('address suggestions are forgotten when the field is left', () => {
    const { state } = stepSuggestions(open, { type: 'blurred' });
    assert.deepEqual({ isOpen: state.isOpen, places: state.places.length }, { isOpen: false, places: 0 });
  });
});
