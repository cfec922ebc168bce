import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTotals, total } from './totals.js';

const twice = [total('Twice', '{Price:value} * 2', { decimal: ',', thousands: '.' })];

/** Returns each total with the operand that it waits for. */
function waitsIn(form: ReturnType<typeof openTotals>): readonly (readonly [string, string | undefined])[] {
  return form.effects().map(({ target, waitsFor }) => [target, waitsFor]);
}

describe('a total of a number in another notation', () => {
  for (const [text, shown] of [
    ['12.5', '25,00'],
    ['1234.50', '2.469,00'],
    ['1 234,50', '2.469,00'],
    ['1’234,50', '2.469,00'],
    ['€ 12,50', '25,00'],
    ['1.234', '2.468,00'],
  ] as const) {
    it(`a total of a number in another notation is ${shown} for twice "${text}"`, () => {
      assert.deepEqual(openTotals(twice, { Price: text }).written(), [['Twice', shown]]);
    });
  }

  for (const [text, shown] of [
    ['12,50', '25.00'],
    ['1.234,50', '2,469.00'],
  ] as const) {
    it(`a total of a number in another notation is ${shown} for twice "${text}" with the default signs`, () => {
      const form = openTotals([total('Twice', '{Price:value} * 2')], { Price: text });
      assert.deepEqual(form.written(), [['Twice', shown]]);
    });
  }
});

describe('a total of a text that is no number', () => {
  it('a total of a text that is no number waits for the field, and is a number once the text is one', () => {
    const form = openTotals(twice, { Price: 'doce' });
    assert.deepEqual(waitsIn(form), [['Twice', 'Price']]);
    assert.deepEqual(form.written(), [['Twice', '']]);
    form.change('Price', '12');
    assert.deepEqual(waitsIn(form), [['Twice', undefined]]);
    assert.deepEqual(form.written(), [['Twice', '24,00']]);
  });

  it('a total of a text that is no number waits for a number input that the browser cannot read', () => {
    assert.deepEqual(waitsIn(openTotals(twice, { Price: { type: 'unreadable' } })), [['Twice', 'Price']]);
  });

  it('a total of a text that is no number lets the totals wait that read it, and no other', () => {
    const totals = [
      total('Sum', '{a:value} + {b:value}'),
      total('Tax', '{Sum:value}'),
      total('Other', '{b:value}'),
    ];
    const form = openTotals(totals, { a: 'x', b: '2' });
    const waiting = new Map([
      ['Sum', 'a'],
      ['Tax', 'a'],
      ['Other', undefined],
    ]);
    assert.deepEqual(new Map(waitsIn(form)), waiting);
    form.change('b', '3');
    assert.deepEqual(new Map(waitsIn(form)), waiting);
    form.change('a', '');
    assert.deepEqual(form.written().slice(0, 2), [
      ['Sum', '3.00'],
      ['Tax', '3.00'],
    ]);
  });

  it('a total of a text that is no number is not waited for where the field is empty', () => {
    assert.deepEqual(openTotals(twice, { Price: '' }).written(), [['Twice', '0,00']]);
  });
});

describe('a total that a condition hides', () => {
  const totals = [total('Shipping', '{Weight:value} * 2'), total('All', '{Shipping:value} + 10')];

  it('a total that a condition hides counts nothing in others, and counts again once it is shown', () => {
    const form = openTotals(totals, { Weight: '3' });
    assert.deepEqual(form.written()[1], ['All', '16.00']);
    form.send({ type: 'totals-hidden', targets: new Set(['Shipping']) });
    assert.deepEqual(form.written(), [
      ['Shipping', '6.00'],
      ['All', '10.00'],
    ]);
    form.change('Weight', '4');
    assert.deepEqual(form.written()[1], ['All', '10.00']);
    form.send({ type: 'totals-hidden', targets: new Set() });
    assert.deepEqual(form.written()[1], ['All', '18.00']);
  });

  it('a total that a condition hides makes no other wait', () => {
    const form = openTotals(totals, { Weight: 'x' });
    assert.deepEqual(waitsIn(form)[1], ['All', 'Weight']);
    form.send({ type: 'totals-hidden', targets: new Set(['Shipping']) });
    assert.deepEqual(form.written()[1], ['All', '10.00']);
  });

  it('a total that a condition hides is hidden before anything was read', () => {
    const form = openTotals(totals, { Weight: '3' });
    form.send({ type: 'totals-hidden', targets: new Set(['Shipping']) });
    form.send({ type: 'form-read', readings: new Map([['Weight', { type: 'text', text: '5' }]]) });
    assert.deepEqual(form.written()[1], ['All', '10.00']);
  });
});
