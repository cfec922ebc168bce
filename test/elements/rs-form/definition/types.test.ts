import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  controlTraits,
  controlTypes,
  type ControlTraits,
} from '../../../../elements/rs-form/definition/control-traits.model.js';
import {
  controlValue,
  type ControlType,
  fieldWidget,
} from '../../../../elements/rs-form/definition/types.model.js';
import { fieldTraits, fieldTypes } from '../../../../elements/rs-form/definition/field-traits.model.js';

const buttons = ['submit', 'image', 'reset', 'button'];
const choices = ['checkbox', 'radio', 'select-one', 'select-multiple'];
const numbers = ['number', 'range'];
const typedTexts = ['text', 'search', 'tel', 'url', 'email', 'textarea'];
const picked = ['color', 'date', 'month', 'week', 'time', 'datetime-local'];

/** Returns the types of controls that pass, sorted. */
function typesWhere(passes: (type: ControlType, traits: ControlTraits) => boolean): readonly string[] {
  return controlTypes.filter((type) => passes(type, controlTraits(type))).sort();
}

const sorted = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat().sort();

describe('every control of an HTML form', () => {
  it('every control of an HTML form is known by its type', () => {
    const all = sorted(typedTexts, numbers, picked, choices, buttons, ['password', 'hidden', 'file']);
    assert.deepEqual(
      typesWhere(() => true),
      all,
    );
  });

  it('every control of an HTML form holds a tick, options, files, a text, or nothing because it is a button', () => {
    assert.deepEqual(
      typesWhere((type) => controlValue(type) === 'tick'),
      ['checkbox', 'radio'],
    );
    assert.deepEqual(
      typesWhere((type) => controlValue(type) === 'options'),
      ['select-multiple', 'select-one'],
    );
    assert.deepEqual(
      typesWhere((type) => controlValue(type) === 'file'),
      ['file'],
    );
    assert.deepEqual(
      typesWhere((type) => controlValue(type) === 'none'),
      sorted(buttons),
    );
  });

  it('every control of an HTML form is checked by the browser if it is a number, e-mail, range, address or phone', () =>
    assert.deepEqual(
      typesWhere((_, { isChecked }) => isChecked),
      sorted(['number', 'email', 'range', 'url', 'tel']),
    ));

  it('every control of an HTML form is kept in a draft, but for passwords, files, hidden inputs and buttons', () =>
    assert.deepEqual(
      typesWhere((_, { isDrafted }) => !isDrafted),
      sorted(['password', 'file', 'hidden'], buttons),
    ));

  it('every control of an HTML form is seen by a visitor, but for hidden inputs', () =>
    assert.deepEqual(
      typesWhere((_, { isSeen }) => !isSeen),
      ['hidden'],
    ));

  it('every control of an HTML form can be counted where a text is typed that the server limits', () =>
    assert.deepEqual(
      typesWhere((_, { isCounted }) => isCounted),
      sorted(['text', 'email', 'tel', 'url', 'textarea']),
    ));

  it('every control of an HTML form gives a total a text, a plain number, prices, or nothing', () => {
    const reads = (operand: ControlTraits['operand']) =>
      typesWhere((_, traits) => traits.operand === operand);
    assert.deepEqual(reads('text'), ['hidden', 'text']);
    assert.deepEqual(reads('plain'), numbers);
    assert.deepEqual(reads('prices'), sorted(choices));
  });

  it('every control of an HTML form takes a total as a text or a plain number, but for choices, files and buttons', () => {
    const takes = (total: ControlTraits['total']) => typesWhere((_, traits) => traits.total === total);
    assert.deepEqual(takes('never'), sorted(choices, buttons, ['file']));
    assert.deepEqual(takes('plain'), numbers);
  });

  it('every control of an HTML form has its purpose for phones and browsers where its type has one', () => {
    assert.deepEqual(
      typesWhere((_, { hints }) => hints.autocomplete !== undefined),
      ['email', 'tel', 'url'],
    );
    assert.deepEqual(
      typesWhere((_, { hints }) => hints.inputMode !== undefined),
      ['email', 'number', 'tel', 'url'],
    );
  });
});

describe('a control of a type that nobody knows', () => {
  for (const type of ['x-new', '', 'constructor', '__proto__']) {
    it(`a control of a type that nobody knows ("${type}") holds a text that is never kept, checked, counted, or used for a total`, () => {
      const { isDrafted, isChecked, isCounted, operand, total, hints } = controlTraits(type);
      assert.equal(controlValue(type), 'text');
      assert.deepEqual(
        { isDrafted, isChecked, isCounted, operand, total },
        { isDrafted: false, isChecked: false, isCounted: false, operand: 'nothing', total: 'never' },
      );
      assert.deepEqual(hints, {});
    });
  }
});

describe('every field of a definition', () => {
  const where = (passes: (type: (typeof fieldTypes)[number]) => boolean) => fieldTypes.filter(passes);

  it('every field of a definition has traits, and the traits no other type', () =>
    assert.deepEqual(Object.keys(fieldTraits).sort(), sorted(fieldTypes)));

  it('every field of a definition has a control that a form knows, but for a free text', () => {
    const known: readonly (string | null)[] = controlTypes;
    assert.deepEqual(
      where((type) => !known.includes(fieldTraits[type].control)),
      ['free-text'],
    );
  });

  it('every field of a definition posts a list if several values can be chosen', () =>
    assert.deepEqual(
      where((type) => fieldTraits[type].postsList),
      ['select', 'checkbox-group'],
    ));

  it('every field of a definition needs options if it is a choice', () =>
    assert.deepEqual(
      where((type) => fieldTraits[type].needsOptions),
      ['select', 'checkbox-group', 'radio-group'],
    ));

  it('every field of a definition has a label, a group’s name, or none beside a button’s words', () => {
    assert.deepEqual(
      where((type) => fieldTraits[type].label === 'group'),
      ['checkbox-group', 'radio-group', 'birthday'],
    );
    assert.deepEqual(
      where((type) => fieldTraits[type].place === 'block' && fieldTraits[type].label === 'none'),
      ['button', 'submit', 'reset', 'page-break'],
    );
  });

  it('every field of a definition has a message for its error, unless nothing can be wrong', () =>
    assert.deepEqual(
      where((type) => !fieldTraits[type].hasErrorElement),
      ['hidden', 'ticket', 'reset', 'free-text', 'page-break'],
    ));

  it('every field of a definition is at the end of the form if it is hidden', () => {
    assert.deepEqual(
      where((type) => fieldTraits[type].place === 'end'),
      ['hidden', 'ticket'],
    );
    assert.deepEqual(
      where((type) => fieldTraits[type].place === 'text'),
      ['free-text'],
    );
  });

  it('every field of a definition leads to other pages if it sends the form or ends a page', () => {
    assert.deepEqual(
      where((type) => fieldTraits[type].leadsBack),
      ['submit', 'page-break'],
    );
    assert.deepEqual(
      where((type) => fieldTraits[type].leadsOn),
      ['page-break'],
    );
  });

  it('every field of a definition has a widget if it is a date or a slider', () => {
    const widgets = fieldTypes.flatMap((type) => fieldWidget({ type }) ?? []);
    assert.deepEqual(widgets, ['split-date', 'calendar', 'calendar', 'slider']);
    assert.equal(fieldWidget({}), null);
  });
});
