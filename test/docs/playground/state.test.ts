import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldsIn } from '../../../elements/rs-form/definition/rules.model.js';
import { checkDefinition } from '../../../elements/rs-form/definition/check-definition.model.js';
import { fieldTypes } from '../../../elements/rs-form/definition/field-traits.model.js';
import { compactForm } from '../../../docs/playground/model/compact.model.js';
import {
  emptyPlayground,
  fieldsOf,
  type Playground,
  type PlaygroundAction,
  reducePlayground,
  samplePlaygrounds,
} from '../../../docs/playground/model/state.model.js';
import { playground, sample } from './posts.js';

const namesOf = ({ form }: Playground) => form.pages.map(({ fields }) => fields.map(({ name }) => name));
const after = (state: Playground, ...actions: readonly PlaygroundAction[]) =>
  actions.reduce(reducePlayground, state);

const twoFields = playground({
  pages: [
    {
      fields: [
        { name: 'A', type: 'text', caption: 'A' },
        { name: 'B', type: 'text', caption: 'B' },
        { name: 'Send', type: 'submit', caption: 'Send' },
      ],
    },
  ],
  conditions: [{ targets: ['B', 'Send'], when: [{ field: 'A', value: 'x' }] }],
  calculations: [{ target: 'B', expression: '{A:value} + {A} * {AB:value}' }],
});

describe('a step of an author who assembles a form', () => {
  const steps: readonly (readonly [
    title: string,
    actions: readonly PlaygroundAction[],
    pages: readonly (readonly string[])[],
  ])[] = [
    [
      'adds a field before the submit button',
      [{ type: 'add-field', fieldType: 'email' }],
      [['A', 'B', 'Email', 'Send']],
    ],
    [
      'adds a field at a place',
      [{ type: 'add-field', fieldType: 'tel', at: 1 }],
      [['A', 'Phone', 'B', 'Send']],
    ],
    [
      'adds a page break, which ends its page',
      [{ type: 'add-field', fieldType: 'page-break', at: 1 }],
      [
        ['A', 'Page'],
        ['B', 'Send'],
      ],
    ],
    [
      'removes a page break, which joins its pages',
      [
        { type: 'add-field', fieldType: 'page-break', at: 1 },
        { type: 'remove-field', name: 'Page' },
      ],
      [['A', 'B', 'Send']],
    ],
    ['moves a field down', [{ type: 'move-field', name: 'A', to: 1 }], [['B', 'A', 'Send']]],
    [
      'moves a field no further than the end',
      [{ type: 'move-field', name: 'A', to: 9 }],
      [['B', 'Send', 'A']],
    ],
    ['duplicates a field behind it', [{ type: 'duplicate-field', name: 'A' }], [['A', 'A_2', 'B', 'Send']]],
    ['renames a field', [{ type: 'rename-field', name: 'A', to: 'C' }], [['C', 'B', 'Send']]],
    [
      'keeps a name that another field has',
      [{ type: 'rename-field', name: 'A', to: 'B' }],
      [['A', 'B', 'Send']],
    ],
    ['keeps a name in place of none', [{ type: 'rename-field', name: 'A', to: '' }], [['A', 'B', 'Send']]],
    ['removes a field', [{ type: 'remove-field', name: 'A' }], [['B', 'Send']]],
    [
      'changes nothing for a field that is not there',
      [{ type: 'remove-field', name: 'Z' }],
      [['A', 'B', 'Send']],
    ],
  ];
  for (const [title, actions, pages] of steps)
    it(`a step of an author ${title}`, () => assert.deepEqual(namesOf(after(twoFields, ...actions)), pages));

  it('a step of an author who assembles a form renames a field in conditions and totals, too', () => {
    const { conditions, calculations } = after(twoFields, { type: 'rename-field', name: 'A', to: 'C' }).form;
    assert.deepEqual(conditions.flatMap(fieldsIn), ['C']);
    assert.equal(calculations[0]?.expression, '{C:value} + {C} * {AB:value}');
  });

  it('a step of an author who assembles a form renames a calendar where another one is bound to it', () => {
    const { form } = after(sample('booking'), { type: 'rename-field', name: 'Departure', to: 'Leaving' });
    assert.equal(fieldsOf(form).find(({ name }) => name === 'Arrival')?.rule, 'min|Leaving|1');
  });

  it('a step of an author who assembles a form renames and removes a field that a link fills in', () => {
    const prefill = [
      { field: 'A', from: 'query', name: 'a' },
      { field: 'B', from: 'cookie' },
    ] as const;
    const filled = after(twoFields, { type: 'edit-form', change: { prefill } });
    assert.deepEqual(after(filled, { type: 'rename-field', name: 'A', to: 'C' }).form.prefill, [
      { field: 'C', from: 'query', name: 'a' },
      { field: 'B', from: 'cookie' },
    ]);
    assert.deepEqual(after(filled, { type: 'remove-field', name: 'B' }).form.prefill, [prefill[0]]);
  });

  it('a step of an author who assembles a form takes a removed field off the conditions on it, and its total away', () => {
    const { conditions, calculations } = after(twoFields, { type: 'remove-field', name: 'B' }).form;
    assert.deepEqual(conditions[0]?.targets, ['Send']);
    assert.deepEqual(calculations, []);
  });

  it('a step of an author who assembles a form sets keys of a field, and removes those without a value', () => {
    const set = after(twoFields, { type: 'edit-field', name: 'A', change: { required: true, maxLength: 5 } });
    const [field] = fieldsOf(
      after(set, { type: 'edit-field', name: 'A', change: { maxLength: undefined } }).form,
    );
    assert.deepEqual(field, { name: 'A', type: 'text', componentId: 1, caption: 'A', required: true });
  });

  it('a step of an author who assembles a form sets the layout with the theme that is made for it', () => {
    const { form, settings } = after(twoFields, { type: 'set-setting', setting: 'theme', value: 'uikit3' });
    assert.deepEqual([settings.theme, form.layout], ['uikit3', 'uikit3']);
  });

  it('a step of an author who assembles a form returns the same state where it changes nothing', () => {
    assert.equal(after(twoFields, { type: 'rename-field', name: 'A', to: 'B' }), twoFields);
    assert.equal(after(twoFields, { type: 'set-setting', setting: 'submit', value: 'page' }), twoFields);
  });

  it('a step of an author who assembles a form shares with the state before all fields that it does not change, so that no other row is drawn again', () => {
    const before = sample('survey');
    const [first, ...others] = fieldsOf(before.form);
    const change = { type: 'edit-field', name: 'Question_1', change: { caption: 'New' } } as const;
    const [changed, ...rest] = fieldsOf(after(before, change).form);
    assert.notEqual(changed, first);
    assert.ok(rest.every((field, index) => field === others[index]));
  });

  for (const type of fieldTypes)
    it(`a step of an author who assembles a form adds a field that the suite's format allows: ${type}`, () => {
      for (const language of ['es', 'en'] as const) {
        const state = after(
          emptyPlayground,
          { type: 'set-setting', setting: 'language', value: language },
          { type: 'add-field', fieldType: type },
          { type: 'add-field', fieldType: type },
        );
        assert.deepEqual(checkDefinition(compactForm(state.form)).invalid, []);
        const fields = fieldsOf(state.form);
        assert.equal(new Set(fields.map(({ name }) => name)).size, 3);
        assert.equal(new Set(fields.map(({ componentId }) => componentId)).size, 3);
      }
    });
});

describe('the samples', () => {
  it('the samples are a contact form, a registration on three pages, a booking, uploads and a form of 40 fields', () => {
    const sizes = samplePlaygrounds.map(({ id, state }) => [
      id,
      fieldsOf(state.form).length,
      state.form.pages.length,
    ]);
    assert.deepEqual(sizes, [
      ['contact', 5, 1],
      ['registration', 20, 3],
      ['booking', 9, 1],
      ['uploads', 6, 1],
      ['survey', 40, 1],
    ]);
  });

  for (const { id, state } of samplePlaygrounds)
    it(`the samples have no key that the suite's format does not allow: ${id}`, () =>
      assert.deepEqual(checkDefinition(compactForm(state.form)).invalid, []));
});
