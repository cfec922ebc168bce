import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findProblems } from '../../../docs/playground/model/problems/find-problems.model.js';
import {
  emptyPlayground,
  type Playground,
  samplePlaygrounds,
} from '../../../docs/playground/model/state.model.js';
import { playground, withFields } from './posts.js';

const enOf = (state: Playground) => findProblems(state).map(({ level, words }) => `${level}: ${words.en}`);
const text = (name: string) => ({ name, type: 'text', caption: name }) as const;
const send = { name: 'Send', type: 'submit', caption: 'Send' } as const;
const form = (rest: object, ...fields: readonly object[]) =>
  playground({ pages: [{ fields: [...fields, send] }], ...rest });

/** Rows: what an author has done, and the problems that this makes. */
const rows: readonly (readonly [title: string, state: Playground, problems: readonly RegExp[]])[] = [
  ['two fields of a name', withFields(text('A'), text('A')), [/error: Two fields have the name “A”/]],
  [
    'names of which the blocks have one class',
    withFields(text('A b'), text('a-b')),
    [/warning: .* too similar/],
  ],
  ['a field without a name', withFields(text('')), [/error: A field has no name/, /warning: .* no label/]],
  ['a name that no post can have', withFields(text('A]')), [/error: The name “A\]” has a bracket/]],
  ['a name of the server', withFields(text('formId')), [/error: The server itself uses the name/]],
  [
    'a password that a link is to fill in, and a field that is not there',
    form({ prefill: [{ field: 'A' }, { field: 'B' }, { field: 'C' }] }, text('A'), {
      ...text('B'),
      type: 'password',
    }),
    [/error: A link cannot fill in “B”/, /error: A link is to fill in “C”, which is not/],
  ],
  ['a field without a label', withFields({ name: 'A', type: 'email' }), [/warning: “A” has no label/]],
  [
    'a group without options',
    withFields({ ...text('A'), type: 'radio-group' }),
    [/error: “A” has no options/],
  ],
  [
    'an option twice',
    withFields({ ...text('A'), type: 'select', options: [{ value: 'x' }, { value: 'x' }] }),
    [/warning: “A” has the option “x” twice/],
  ],
  [
    'a price with a comma',
    withFields({ ...text('A'), type: 'select', options: [{ value: 'x', price: '1,5' }] }),
    [/error: .* is no number with a decimal point/],
  ],
  [
    'more selections than options',
    withFields({ ...text('A'), type: 'checkbox-group', maxSelections: 3, options: [{ value: 'x' }] }),
    [/warning: .* from 1 to 1/],
  ],
  [
    'bounds the wrong way',
    withFields({ ...text('A'), type: 'number', min: 5, max: 1 }),
    [/error: .* minimum is greater/],
  ],
  [
    'fewer files than the fewest',
    withFields({ ...text('A'), type: 'file', minFiles: 3, maxFiles: 1 }),
    [/error: .* fewest files/, /warning: .* every type/],
  ],
  [
    'a place without a service',
    withFields({ ...text('A'), type: 'location' }),
    [/warning: .* neither a map/],
  ],
  [
    'a calendar bound to a text',
    withFields({ ...text('A'), type: 'calendar', rule: 'min|B|1' }, text('B')),
    [/error: “A” depends on “B”, which is no calendar/],
  ],
  [
    'a simple calendar whose format has the letters of the other one',
    withFields({ ...text('A'), type: 'simple-calendar', format: 'DD/MM/YYYY' }),
    [/error: “A”: the format “DD\/MM\/YYYY” makes no date: write one such as dd\/mm\/yyyy/],
  ],
  [
    'a calendar whose format has a letter without a meaning',
    withFields({ ...text('A'), type: 'calendar', format: 'DD/MM/YYYY n' }),
    [/warning: “A”: the format has letters without a meaning: n/],
  ],
  ['no button', playground({ pages: [{ fields: [text('A')] }] }), [/error: The form has no button/]],
  [
    'an empty page',
    playground({ pages: [{ fields: [{ name: 'P', type: 'page-break' }] }, { fields: [send] }] }),
    [/warning: Page 1 is empty/],
  ],
  ['an address that is none', form({ action: 'javascript:alert(1)' }), [/error: The address of the form/]],
  [
    'a bot check without a key',
    form({ botCheck: { provider: 'turnstile', siteKey: '' } }),
    [/error: The bot check lacks the key/],
  ],
  [
    'a condition on a field that is not there',
    form({ conditions: [{ targets: ['A'], when: [{ field: 'Z', value: 'x' }] }] }, text('A')),
    [/error: The condition reads “Z”, which is not in the form/],
  ],
  [
    'a condition that acts on nothing',
    form({ conditions: [{ targets: [], when: [{ field: 'A', value: 'x' }] }] }, text('A')),
    [/warning: The condition does nothing yet: choose the fields/],
  ],
  [
    'a condition that acts on a field that is not there',
    form({ conditions: [{ targets: ['Z'], when: [{ field: 'A', value: 'x' }] }] }, text('A')),
    [/error: The condition acts on “Z”/],
  ],
  [
    'a field that depends on itself',
    form({ conditions: [{ targets: ['A'], when: [{ field: 'A', value: 'x' }] }] }, text('A')),
    [/error: “A” depends on itself/],
  ],
  [
    'a rule about a button',
    form({ conditions: [{ targets: ['A'], when: [{ field: 'Send', value: 'x' }] }] }, text('A')),
    [/error: The condition reads “Send”, which has no value/],
  ],
  [
    'a rule about an option that is not there',
    form({ conditions: [{ targets: ['B'], when: [{ field: 'A', value: 'z' }] }] }, text('B'), {
      ...text('A'),
      type: 'select',
      options: [{ value: 'x' }],
    }),
    [/warning: “A” has no option “z”/],
  ],
  [
    'a rule that compares with no number',
    form(
      { conditions: [{ targets: ['B'], when: [{ field: 'A', operator: 'greater', value: 'z' }] }] },
      text('A'),
      text('B'),
    ),
    [/error: “z” cannot be compared/],
  ],
  [
    'bounds that are swapped',
    form(
      { conditions: [{ targets: ['B'], when: [{ field: 'A', operator: 'between', value: ['9', '1'] }] }] },
      text('A'),
      text('B'),
    ),
    [/error: “9 – 1” cannot be compared: it takes two numbers or dates of the field, the lower one first/],
  ],
  [
    'a list of no values',
    form(
      { conditions: [{ targets: ['B'], when: [{ field: 'A', operator: 'is_one_of', value: [] }] }] },
      text('A'),
      text('B'),
    ),
    [/error: The rule on “A” has no values/],
  ],
  [
    'a group without rules',
    form({ conditions: [{ targets: ['B'], when: [{ when: [] }] }] }, text('A'), text('B')),
    [/error: A group has no rules/],
  ],
  [
    'a rule in a group about a field that is not there',
    form({ conditions: [{ targets: ['B'], when: [{ when: [{ field: 'Z', value: 'x' }] }] }] }, text('B')),
    [/error: The condition reads “Z”, which is not in the form/],
  ],
  [
    'a rule that another one rules out',
    form(
      {
        conditions: [
          {
            targets: ['B'],
            when: [
              { field: 'A', value: 'x' },
              { match: 'any', when: [{ field: 'A', operator: 'is_one_of', value: ['y', 'z'] }] },
            ],
          },
        ],
      },
      text('A'),
      text('B'),
    ),
    [/error: The rule “is_one_of y z” on “A” never holds: “is x” must hold too/],
  ],
  [
    'fields that depend on each other',
    form(
      {
        conditions: [
          { targets: ['A'], when: [{ field: 'B', value: 'x' }] },
          { targets: ['B'], when: [{ when: [{ field: 'A', value: 'x' }] }] },
        ],
      },
      text('A'),
      text('B'),
    ),
    [/error: “A” depends on itself through “B”/],
  ],
  [
    'two conditions on a field',
    form(
      {
        conditions: ['x', 'y'].map((value) => ({ targets: ['B'], when: [{ field: 'A', value }] })),
      },
      text('A'),
      text('B'),
    ),
    [/warning: A later condition decides/],
  ],
  [
    'a total over a text of several lines',
    form(
      { calculations: [{ target: 'B', expression: '{A:value}' }] },
      { ...text('A'), type: 'textarea' },
      text('B'),
    ),
    [/warning: “A” is text, and counts 0/],
  ],
  [
    'a total over options without prices',
    form(
      { calculations: [{ target: 'B', expression: '{A:value}' }] },
      { ...text('A'), type: 'select', options: [{ value: '5' }] },
      text('B'),
    ),
    [/warning: The options of “A” have no price/],
  ],
  [
    'a total of a field that is not there',
    form({ calculations: [{ target: 'B', expression: '{Z:value}' }] }, text('B')),
    [/error: The total “B” cannot be worked out: position 1: found \{Z:value\}/],
  ],
  [
    'a total that reads a field in words of its own',
    form(
      { calculations: [{ target: 'B', expression: '2 * {A:price}' }] },
      { ...text('A'), type: 'select', options: [{ value: 'x', price: '5' }] },
      text('B'),
    ),
    [/error: The total “B” cannot be worked out: position 5: found \{A:price\}, expected a field/],
  ],
  [
    'a total that is no expression',
    form({ calculations: [{ target: 'B', expression: 'alert(1)' }] }, text('B')),
    [/error: The total “B” cannot be worked out/],
  ],
  [
    'totals that need each other',
    form(
      {
        calculations: [
          { target: 'A', expression: '{B:value}' },
          { target: 'B', expression: '{A:value}' },
        ],
      },
      text('A'),
      text('B'),
    ),
    [/error: .* cycle/],
  ],
  [
    'a total in a field that takes none',
    form(
      { calculations: [{ target: 'A', expression: '1' }] },
      { ...text('A'), type: 'radio-group', options: [{ value: 'x' }] },
    ),
    [/error: The total cannot be written into “A”/],
  ],
  [
    'a condition without a rule',
    form({ conditions: [{ targets: ['B'], when: [] }] }, text('B')),
    [/warning: The condition does nothing yet: add a rule/],
  ],
  [
    'a total that is not shown yet',
    form({ calculations: [{ target: '', expression: '{Z:value}' }] }),
    [/warning: The total does nothing yet: choose the field/],
  ],
  [
    'a total without a formula',
    form({ calculations: [{ target: 'B', expression: ' ' }] }, text('B')),
    [/warning: The total does nothing yet: write its formula/],
  ],
  [
    'a total in a field that is not there',
    form({ calculations: [{ target: 'Z', expression: '1' }] }),
    [/error: The total is written into “Z”/],
  ],
];

describe('docs/playground: problems', () => {
  for (const [title, state, problems] of rows)
    it(`the problems that an author has to mend name ${title}`, () => {
      const found = enOf(state);
      for (const problem of problems)
        assert.ok(
          found.some((one) => problem.test(one)),
          found.join('\n'),
        );
      assert.equal(found.length, problems.length, found.join('\n'));
    });

  it('the problems that an author has to mend are worded in Spanish, too', () => {
    for (const [, state] of rows) {
      for (const { words } of findProblems(state)) {
        assert.notEqual(words.es, words.en);
        assert.doesNotMatch(words.es, /\b(?:found|expected|the|field)\b/);
      }
    }
  });

  for (const { id, state } of samplePlaygrounds)
    it(`the problems that an author has to mend are none in a sample: ${id}`, () =>
      assert.deepEqual(enOf(state), []));

  it('the problems that an author has to mend are none in a new form', () =>
    assert.deepEqual(enOf(emptyPlayground), []));

  it('the problems that an author has to mend name entries that the format of the suite does not allow', () => {
    const { form: own } = emptyPlayground;
    const state = { ...emptyPlayground, form: { ...own, checks: 'wrong' as 'all' } };
    assert.match(enOf(state).join(), /checks: “"wrong"” is not allowed/);
  });
});
