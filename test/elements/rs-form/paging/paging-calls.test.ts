import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mentionsPageCall, parsePageCall } from '../../../../elements/rs-form/paging/page-call.model.js';

const next = { formId: 2, page: 1, validate: true, argumentCount: 5 };
const classes = (fieldError: string, parentError = '') => ({ fieldError, parentError });

describe('the call in the handler of a page button', () => {
  const table: readonly (readonly [string, string, object])[] = [
    [
      'of the server, forwards',
      'rsfp_changePage(2, 1, 2, 1, {"parent":"","field":"is-invalid"})',
      { ...next, classes: classes('is-invalid') },
    ],
    [
      'of the server, back',
      'rsfp_changePage(2, 0, 2)',
      { formId: 2, page: 0, validate: false, argumentCount: 3, classes: null },
    ],
    [
      'in the newer spelling',
      'RSFormPro.Pages.change(2,1,2,true,{"parent":" has-error","field":""});',
      { ...next, classes: classes('', 'has-error') },
    ],
    [
      'with quoted numbers, single quotes and names without quotes',
      "rsfp_changePage('2', \"1\", '2', '1', {parent: 'a', field: 'b c'})",
      { ...next, classes: classes('b', 'a') },
    ],
    [
      'behind an author’s own code',
      'track("rsfp_changePage(9, 9, 9)"); window.rsfp_changePage ( 2 , 1 , 2 , 1 , {} ); return false;',
      { ...next, classes: classes('') },
    ],
    [
      'with commas, quotes and braces in a text',
      String.raw`rsfp_changePage(2, 1, 2, 1, {"parent":"","field":"x}\",{","more":{"deep":[]}})`.replace(
        '[]',
        'null',
      ),
      { ...next, classes: classes('x}",{') },
    ],
    [
      'without the check',
      'rsfp_changePage(2, 1, 2, 0, {"parent":"","field":"is-invalid"})',
      { ...next, validate: false, classes: classes('is-invalid') },
    ],
    ['without classes', 'rsfp_changePage(2, 1, 2, 1)', { ...next, argumentCount: 4, classes: null }],
  ];
  for (const [what, handler, expected] of table)
    it(`the call in the handler of a page button is read ${what}`, () =>
      assert.deepEqual(parsePageCall(handler), expected));

  const odd = [
    '',
    'go()',
    'my_rsfp_changePage(2, 1, 2)',
    'rsfp_changePage',
    'rsfp_changePage(',
    'rsfp_changePage()',
    'rsfp_changePage(2, 1)',
    'rsfp_changePage(2, 1, 2',
    'rsfp_changePage(2, 1, 2,)',
    'rsfp_changePage(2, page + 1, 2)',
    'rsfp_changePage(2, 1 2, 2)',
    'rsfp_changePage(2, 1, 2, 1, {)',
    'rsfp_changePage(2, 1e9, 2)',
    'rsfp_changePage(2, -1, 2)',
    'rsfp_changePage(2, 1.5, 2)',
    'rsfp_changePage(2, 0x1, 2)',
    'rsfp_changePage(2, 99999999999, 2)',
    'rsfp_changePage(2, 1, 2, 1, {"a":})',
    'rsfp_changePage(2, 1, 2, 1, {"a" 1})',
    'rsfp_changePage(2, 1, 2, 1, {:1})',
    'rsfp_changePage(2, 1, 2, 1, "open)',
    'rsfp_changePage(2, 1, 2, 1, [1])',
    'rsfp_changePage(2, 1, 2, 1, alert(1))',
    `rsfp_changePage(2, 1, 2, 1, ${'{"a":'.repeat(50)}1${'}'.repeat(50)})`,
    `${' '.repeat(20_000)}rsfp_changePage(2, 1, 2)`,
  ];
  for (const handler of odd)
    it(`the call in the handler of a page button is none in ${JSON.stringify(handler.trim().slice(0, 50))}`, () =>
      assert.equal(parsePageCall(handler), null));

  it('the call in the handler of a page button keeps nothing under an inherited name', () => {
    const call = parsePageCall('rsfp_changePage(2, 1, 2, 1, {"__proto__":{"field":"x"},"constructor":1})');
    assert.deepEqual(call?.classes, classes(''));
  });

  it('the call in the handler of a page button is told from other handlers', () => {
    assert.ok(mentionsPageCall('a(); rsfp_changePage(odd)'));
    assert.ok(!mentionsPageCall('changeColour()'));
  });
});

describe('any text in a handler', () => {
  it('any text in a handler is read or refused, and never throws', () => {
    const piece = fc.constantFrom(
      'rsfp_changePage(',
      'RSFormPro.Pages.change(',
      '2,',
      '{"',
      '"',
      "'",
      '\\',
      ')',
      '}',
      ' ',
    );
    const handler = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(handler, (text) => {
        const call = parsePageCall(text);
        assert.ok(call === null || (Number.isInteger(call.page) && call.page >= 0));
      }),
    );
  });
});
