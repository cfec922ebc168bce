import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import {
  compileSuiteRule,
  measureDateInput,
  measureNumber,
  measureSplitDate,
  signsOf,
} from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import type { RuleOperator } from '../../../../elements/rs-form/definition/definition.model.js';
import { rule } from '../forms.js';

/** Compares texts by the numbers in them. */
const measure = (_field: string, text: string) => (text === '' ? NaN : Number(text));

/** Returns true if the operator shows a target for a field with these values. */
function isShown(operator: RuleOperator, value: string, values: readonly string[], by = measure): boolean {
  const when = [rule('a', value, operator)];
  const condition = { action: 'show', match: 'all', scope: 'block', targets: ['t'], when } as const;
  const graph = compileConditions([condition], (one) => compileSuiteRule(one, by));
  return graph.shows(condition, new Map([['a', values]]));
}

type Row = readonly [operator: RuleOperator, value: string, values: readonly string[], expected: boolean];

const tables: Readonly<Record<string, readonly Row[]>> = {
  'an empty text': [
    ['is', '', [''], true],
    ['is_not', '', [''], false],
    ['is', 'x', [''], false],
    ['is_not', 'x', [''], true],
    ['empty', '', [''], true],
    ['filled', '', [''], false],
    ['contains', 'x', [''], false],
    ['greater', '-1', [''], false],
    ['less', '1', [''], false],
  ],
  'a text': [
    ['is', '', ['x'], false],
    ['is_not', '', ['x'], true],
    ['empty', '', ['x'], false],
    ['filled', '', ['x'], true],
    ['filled', '', [' '], true],
    ['contains', 'bc', ['abcd'], true],
    ['contains', 'BC', ['abcd'], false],
    ['contains', 'ac', ['abcd'], false],
  ],
  'a group without a ticked box': [
    ['is', '', [], false],
    ['is_not', '', [], true],
    ['empty', '', [], true],
    ['filled', '', [], false],
    ['contains', 'x', [], false],
    ['greater', '0', [], false],
    ['less', '0', [], false],
  ],
  'a group with ticked boxes': [
    ['is', 'b', ['a', 'b'], true],
    ['is_not', 'b', ['a', 'b'], false],
    ['empty', '', ['a', 'b'], false],
    ['filled', '', ['a', 'b'], true],
    ['contains', 'ta', ['data', 'b'], true],
    ['greater', '5', ['1', '9'], true],
    ['less', '5', ['1', '9'], true],
  ],
  'a select at its empty option': [
    ['is', '', [''], true],
    ['empty', '', [''], true],
    ['filled', '', [''], false],
  ],
  'a number': [
    ['greater', '18', ['18'], false],
    ['greater', '18', ['18.5'], true],
    ['greater', '9', ['10'], true],
    ['less', '18', ['18'], false],
    ['less', '10', ['9'], true],
    ['less', '0', ['-1'], true],
    ['greater', '18', ['old'], false],
    ['less', '18', ['old'], false],
  ],
};

describe('<rs-form> operators', () => {
  for (const [title, rows] of Object.entries(tables)) {
    for (const [operator, value, values, expected] of rows) {
      it(`${title}: ${JSON.stringify(values)} ${expected ? 'fits' : 'does not fit'} ${operator} "${value}"`, () => {
        assert.equal(isShown(operator, value, values), expected);
      });
    }
  }

  it('a condition compares nothing as greater or less where it cannot measure, and that is reported before', () => {
    const nowhere = () => NaN;
    assert.equal(isShown('greater', '1', ['2'], nowhere), false);
    assert.equal(isShown('less', '3', ['2'], nowhere), false);
    assert.equal(compileSuiteRule(rule('a', 'old', 'less'), measure), null);
    assert.notEqual(compileSuiteRule(rule('a', '1', 'less'), measure), null);
    assert.notEqual(compileSuiteRule(rule('a', 'old', 'contains'), measure), null);
  });

  it('a condition compares nothing by an operator of ours while that is not there', () => {
    const when = [rule('a', '', 'empty')];
    const condition = { action: 'show', match: 'all', scope: 'block', targets: ['t'], when } as const;
    assert.equal(compileConditions([]).shows(condition, new Map([['a', ['']]])), false);
  });
});

describe('measuring', () => {
  const ofTotal = { decimals: 2, decimal: '.', thousands: ',' };

  it('a text is measured by the signs of the form’s first total', () => {
    assert.equal(signsOf([ofTotal], 'es'), ofTotal);
  });

  it('a text is measured by the signs of the page’s language where the form has no total', () => {
    assert.deepEqual(signsOf([], 'es'), { decimals: 2, decimal: ',', thousands: '.' });
    assert.deepEqual(signsOf([], 'en-GB'), { decimals: 2, decimal: '.', thousands: ',' });
    assert.deepEqual(signsOf([], 'ar'), { decimals: 2, decimal: '.', thousands: ',' });
    assert.deepEqual(signsOf([], ''), signsOf([], 'en'));
    assert.deepEqual(signsOf([], 'no_such language'), signsOf([], 'en'));
  });

  it('a text is measured as a number that people write', () => {
    assert.equal(measureNumber('1.234', signsOf([], 'es')), 1234);
    assert.equal(measureNumber('1.234', signsOf([], 'en')), 1.234);
    assert.equal(measureNumber('€ 12,50', signsOf([], 'en')), 12.5);
    assert.ok(Number.isNaN(measureNumber('', signsOf([], 'es'))));
    assert.ok(Number.isNaN(measureNumber('doce', signsOf([], 'es'))));
  });

  it('a text is measured as a date in parts, whatever their order', () => {
    const inOrder = (...texts: readonly string[]) =>
      texts.map((text) => measureSplitDate(text, ['d', 'm', 'y']));
    const [before = NaN, after = NaN] = inOrder('24/12/2026', '1/2/2027');
    assert.ok(before < after);
    assert.equal(measureSplitDate('2027/2/1', ['y', 'm', 'd']), after);
    assert.ok(measureSplitDate('12/2026', ['m', 'y']) < measureSplitDate('1/2027', ['m', 'y']));
    for (const text of ['', '24/12', '24//2027', 'a/b/c'])
      assert.ok(Number.isNaN(measureSplitDate(text, ['d', 'm', 'y'])), text);
  });

  for (const [type, earlier, later] of [
    ['date', '2026-12-31', '2027-01-01'],
    ['month', '2026-12', '2027-01'],
    ['week', '2026-W53', '2027-W01'],
    ['time', '09:30', '10:00:30'],
    ['datetime-local', '2027-03-28T01:30', '2027-03-28T03:00'],
  ] as const) {
    it(`a text is measured as what an input of the type ${type} holds`, () => {
      const of = measureDateInput(type) ?? assert.fail(type);
      assert.ok(of(earlier) < of(later));
      assert.ok(Number.isNaN(of('')));
    });
  }
});
