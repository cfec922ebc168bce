import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type FormMarks,
  numberOfText,
  textOfMarks,
} from '../../../../elements/rs-form/markup/form-number.model.js';

const bare: FormMarks = { id: '', name: '', action: '/contact', controlNames: ['name', 'email'] };
const numberOf = (marks: Partial<FormMarks>) => numberOfText(textOfMarks({ ...bare, ...marks }));

describe('<rs-form> form number', () => {
  it('the number of a form that its server has not numbered has nine digits, whatever the form is called', () => {
    for (let index = 0; index < 2000; index++) {
      const number = numberOf({ id: `form-${index}` });
      assert.ok(Number.isInteger(number) && number >= 100_000_000 && number <= 999_999_999, String(number));
    }
  });

  it('the number of a form that its server has not numbered is always the same for the same form', () => {
    assert.equal(numberOf({}), numberOf({}));
    assert.equal(numberOf({ id: 'contact' }), 166_678_654);
  });

  it('the number of a form that its server has not numbered is another for another id, name, address or list of fields', () => {
    const others = [{ id: 'a' }, { name: 'a' }, { action: '/other' }, { controlNames: ['email'] }];
    const numbers = [bare, ...others].map(numberOf);
    assert.equal(new Set(numbers).size, numbers.length);
  });

  it('the number of a form that its server has not numbered stays where rows are added, and where fields are added to a form with an id', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => `form-${index}-name`);
    assert.equal(numberOf({ controlNames: rows(1) }), numberOf({ controlNames: rows(3) }));
    assert.equal(numberOf({ id: 'a', controlNames: [] }), numberOf({ id: 'a' }));
  });
});
