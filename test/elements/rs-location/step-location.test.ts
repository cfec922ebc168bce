import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  emptyLocation,
  stepLocation,
  type LocationAction,
  type LocationEffect,
  type LocationRules,
} from '../../../elements/rs-location/place/step-location.model.js';

const madrid = { latitude: 40.4167754, longitude: -3.7037902 };
const sol = { address: 'Puerta del Sol, Madrid', position: madrid };
const address: LocationRules = { form: 'address', canAsk: true };
const coordinates: LocationRules = { form: 'coordinates', canAsk: true };

function run(rules: LocationRules, ...actions: readonly LocationAction[]) {
  let state = emptyLocation;
  let effects: readonly LocationEffect[] = [];
  for (const action of actions) ({ state, effects } = stepLocation(state, action, rules));
  return { state, effects };
}

describe('<rs-location> step location', () => {
  it('text and marker of a place are both written when a suggestion is chosen', () => {
    const { state, effects } = run(address, { type: 'chosen', place: sol });
    assert.equal(state.text, sol.address);
    assert.deepEqual(effects, [
      { type: 'show', position: madrid },
      { type: 'write', text: sol.address, isDone: true },
    ]);
  });

  it('text and marker of a place tell latitude and longitude with five decimals where the field asks for them', () => {
    assert.equal(run(coordinates, { type: 'chosen', place: sol }).state.text, '40.41678,-3.70379');
  });

  it('text and marker of a place do not move to a place without a position (geo-05)', () => {
    const nowhere = { address: 'En ninguna parte', position: null };
    assert.deepEqual(run(coordinates, { type: 'chosen', place: nowhere }).effects, []);
    assert.equal(run(address, { type: 'chosen', place: nowhere }).state.position, null);
  });

  it('text and marker of a place tell the address of where the marker was dragged', () => {
    const dragged = run(address, { type: 'pointed', position: madrid, isDone: true });
    assert.deepEqual(dragged.effects.at(-1), { type: 'name', question: 1, position: madrid });
    const named = stepLocation(dragged.state, { type: 'answered', question: 1, place: sol }, address);
    assert.deepEqual(named.effects, [{ type: 'write', text: sol.address, isDone: true }]);
  });

  it('text and marker of a place have the degrees with six decimals where the place has no address, or no service may be asked', () => {
    const text = '40.416775,-3.70379';
    const { state } = run(
      address,
      { type: 'pointed', position: madrid, isDone: true },
      { type: 'answered', question: 1, place: null },
    );
    assert.equal(state.text, text);
    assert.equal(
      run({ ...address, canAsk: false }, { type: 'pointed', position: madrid, isDone: true }).state.text,
      text,
    );
    assert.equal(run(coordinates, { type: 'pointed', position: madrid, isDone: false }).state.text, text);
  });

  it('text and marker of a place leave the text alone while the marker is still in the hand', () => {
    assert.deepEqual(run(address, { type: 'pointed', position: madrid, isDone: false }).effects, []);
  });

  it('text and marker of a place do not let a late answer write over text typed since', () => {
    const { state, effects } = run(
      address,
      { type: 'pointed', position: madrid, isDone: true },
      { type: 'written', text: 'Calle Mayor' },
      { type: 'answered', question: 1, place: sol },
    );
    assert.equal(state.text, 'Calle Mayor');
    assert.deepEqual(effects, []);
  });

  it('text and marker of a place take the marker away as soon as another text is typed, and put it where a finished text is', () => {
    const typed = run(address, { type: 'chosen', place: sol }, { type: 'written', text: 'Sol' });
    assert.deepEqual(typed.effects, [{ type: 'show', position: null }]);
    const found = stepLocation(typed.state, { type: 'finished' }, address);
    const [question] = found.effects;
    assert.deepEqual(question, { type: 'find', question: found.state.question, text: 'Sol' });
    const answer = { type: 'answered', question: found.state.question, place: sol } as const;
    const shown = stepLocation(found.state, answer, address);
    assert.deepEqual(shown.effects, [{ type: 'show', position: madrid }]);
    assert.equal(shown.state.text, 'Sol', 'what the visitor typed stays');
  });

  it('text and marker of a place follow degrees that are typed', () => {
    const { effects } = run(coordinates, { type: 'written', text: '40.4, -3.7' });
    assert.deepEqual(effects, [{ type: 'show', position: { latitude: 40.4, longitude: -3.7 } }]);
  });

  it('text and marker of a place request no service without consent', () => {
    const none = { ...address, canAsk: false };
    assert.deepEqual(run(none, { type: 'written', text: 'Sol' }, { type: 'finished' }).effects, []);
  });
});
