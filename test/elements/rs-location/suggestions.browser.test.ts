import { expect } from '@open-wc/testing';
import type { Place } from '../../../elements/rs-location/place/place.model.js';
import { Suggestions } from '../../../elements/rs-location/suggestions/suggestions.js';
import { FakeClock } from '../../shared/fake-clock.js';

type Answer = readonly Place[] | null;

const placesOf = (...names: readonly string[]) => names.map((address) => ({ address, position: null }));

/** Creates the suggestions of an input on a fake clock, with a fake geocoder. */
function open(canAsk = () => true, typed = '') {
  document.querySelector('#place-test')?.remove();
  const box = document.createElement('div');
  box.id = 'place-test';
  const input = document.createElement('input');
  input.id = 'donde';
  box.append(input);
  document.body.append(box);
  input.value = typed;
  if (typed) input.focus();
  const clock = new FakeClock();
  const questions: { readonly text: string; readonly signal: AbortSignal; answer(places: Answer): void }[] =
    [];
  const said: string[] = [];
  let painted: readonly string[] = [];
  const suggestions = new Suggestions({
    ...{ input, clock, canAsk, list: null, isTyped: typed !== '' },
    translate: (key, ...values) => [key, ...values].join(' '),
    search: (text, signal) => new Promise((resolve) => questions.push({ text, signal, answer: resolve })),
    paint: (addresses) => (painted = addresses),
    announce: (text) => void said.push(text),
    choose: () => undefined,
    clear: () => (input.value = ''),
    opened: () => undefined,
  });
  const type = (text: string, isComposing = false) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  const shown = () => painted;
  return { box, input, clock, questions, said, suggestions, type, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('<rs-location> suggestions', () => {
  it('suggestions of an address are asked for 500 ms after typing has stopped, once', () => {
    const { clock, questions, type } = open();
    type('Ca');
    clock.pass(499);
    type('Cal');
    clock.pass(499);
    expect(questions.length).to.equal(0);
    clock.pass(1);
    expect(questions.map(({ text }) => text)).to.deep.equal(['Cal']);
  });

  it('suggestions of an address are those of the latest text, whichever answer comes last', async () => {
    const { clock, questions, type, shown } = open();
    type('Cal');
    clock.pass(500);
    type('Calle');
    clock.pass(500);
    expect(questions[0]?.signal.aborted).to.equal(true);
    questions[1]?.answer(placesOf('Calle Mayor'));
    await settled();
    questions[0]?.answer(placesOf('Cala Mayor'));
    await settled();
    expect(shown()).to.deep.equal(['Calle Mayor']);
  });

  it('suggestions of an address are none, without a word, where the service fails; a word where nothing is found', async () => {
    const { clock, questions, said, type, shown } = open();
    type('Cal');
    clock.pass(500);
    questions[0]?.answer(null);
    await settled();
    expect([shown(), said]).to.deep.equal([[], []]);
    type('Zzz');
    clock.pass(500);
    questions[1]?.answer([]);
    await settled();
    expect(said).to.deep.equal(['location.none']);
  });

  it('suggestions of an address are requested for the text typed before they could load', () => {
    const { clock, questions } = open(undefined, 'Cal');
    clock.pass(500);
    expect(questions.map(({ text }) => text)).to.deep.equal(['Cal']);
  });

  it('suggestions of an address wait for the end of a composition', () => {
    const { clock, questions, type } = open();
    type('か', true);
    clock.pass(500);
    expect(questions.length).to.equal(0);
  });

  it('suggestions of an address are not asked for where consent was taken back meanwhile', () => {
    let isAllowed = true;
    const { clock, questions, type } = open(() => isAllowed);
    type('Cal');
    isAllowed = false;
    clock.pass(500);
    expect(questions.length).to.equal(0);
  });

  it('suggestions of an address go with their field, and leave nothing behind', () => {
    const { box, clock, questions, type, suggestions } = open();
    type('Cal');
    suggestions.stop();
    clock.pass(500);
    expect(questions.length).to.equal(0);
    expect(box.querySelector('ul, [role], [aria-controls]')).to.equal(null);
  });
});
