import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foresee } from '../../../../elements/rs-form/masks/edit.model.js';
import type { Mask } from '../../../../elements/rs-form/masks/mask.model.js';
import { readMask } from '../../../../elements/rs-form/masks/read-mask.model.js';
import { groupedOf, plainOf, regroup } from '../../../../elements/rs-form/masks/regroup.model.js';

function maskOf(text: string): Mask {
  const mask = readMask(text);
  assert.ok('group' in mask, text);
  return mask;
}

/** Edits a text with its caret, `|`, as a visitor does. */
function edit(mask: string, text: string, deletedFrom?: string, isForwards = false): string {
  const caret = text.indexOf('|');
  const deletion = deletedFrom === undefined ? undefined : { text: deletedFrom, isForwards };
  const next = regroup(maskOf(mask), { text: text.replace('|', ''), caret }, deletion);
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

describe('a mask', () => {
  const grouped: readonly (readonly [mask: string, text: string, shown: string, plain: string])[] = [
    ['IBAN', 'es9121000418450200051332', 'ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    [
      'IBAN',
      'ES91-2100.0418/4502\u00a00005\u200b1332',
      'ES91 2100 0418 4502 0005 1332',
      'ES9121000418450200051332',
    ],
    ['IBAN', 'ＥＳ９１', 'ES91', 'ES91'],
    ['card', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
    ['card', '378282246310005', '3782 822463 10005', '378282246310005'],
    ['card', '30569309025904', '3056 930902 5904', '30569309025904'],
    ['phone', '612345678', '612 345 678', '612345678'],
    ['phone', '(+34) 612-34-56-78', '+34 612 345 678', '+34612345678'],
    ['phone', '0034612345678', '0034 612 345 678', '0034612345678'],
    ['phone', '+12025550123', '+1 202 555 0123', '+12025550123'],
    ['phone', '+351912345678', '+351 912 345 678', '+351912345678'],
    ['phone', '٦١٢٣٤٥٦٧٨', '612 345 678', '612345678'],
    ['phone', '+3', '+3', '+3'],
    ['99999999-a', '12345678z', '12345678-z', '12345678z'],
    ['99999999-a', '12.345.678 Z', '12345678-Z', '12345678Z'],
    ['(99) 999', '12345', '(12) 345', '12345'],
    ['9999 aaa', '1234ñBC', '1234 ñBC', '1234ñBC'],
    ['***·***', 'a1b·c2d', 'a1b·c2d', 'a1bc2d'],
  ];
  for (const [mask, text, shown, plain] of grouped)
    it(`${mask} shows ${JSON.stringify(text)} as ${shown}, with the value ${plain}`, () => {
      assert.equal(groupedOf(maskOf(mask), text), shown);
      assert.equal(plainOf(maskOf(mask), text), plain);
      assert.equal(groupedOf(maskOf(mask), shown), shown, 'again');
    });

  it('leaves a text as it is that it does not accept', () => {
    const texts = [
      ['IBAN', '91ES 21'],
      ['card', '4111 1111 x'],
      ['phone', '612345678 (tardes)'],
      ['99-99', '12345'],
      ['IBAN', `ES91${'0'.repeat(100_000)}`],
    ] as const;
    for (const [mask, text] of texts) {
      assert.equal(plainOf(maskOf(mask), text), null);
      assert.equal(groupedOf(maskOf(mask), text), text);
    }
  });

  const edits: readonly (readonly [title: string, actual: string, expected: string])[] = [
    ['types at the end', edit('IBAN', 'ES912|'), 'ES91 2|'],
    ['types at the end of a group', edit('IBAN', 'ES910| 2100'), 'ES91 0|210 0'],
    ['types in a group', edit('card', '41911| 1111'), '4191 1|111 1'],
    ['pastes over all', edit('card', '4111-1111-1111-1111|'), '4111 1111 1111 1111|'],
    ['types the separator', edit('99-99', '12-|'), '12-|'],
    ['types another separator', edit('99-99', '12 |'), '12-|'],
    ['types the first parenthesis', edit('(99) 999', '(|'), '(|'],
    ['types a separator too early', edit('99-99', '1-|'), '1-|'],
    ['deletes a character', edit('IBAN', 'ES91 21|0', 'ES91 2170'), 'ES91 21|0'],
    ['deletes the separator behind the caret', edit('IBAN', 'ES91|2100', 'ES91 2100'), 'ES9|2 100'],
    ['deletes the separator before it', edit('IBAN', 'ES91|2100', 'ES91 2100', true), 'ES91| 100'],
    ['deletes the separator at the end', edit('99-99', '12|', '12-'), '12|'],
    ['deletes the first group', edit('card', '| 1111', '4111 1111'), '|1111'],
    ['types something that does not fit', edit('card', '41x|1 1'), '41x|1 1'],
  ];
  for (const [title, actual, expected] of edits)
    it(`keeps the caret where the visitor ${title}`, () => {
      assert.equal(actual, expected);
    });

  it('foresees an edit that leads to other groups, and leaves any other edit to the browser', () => {
    const foreseen = (inputType: string, data: string | null, text: string, start: number, end = start) =>
      foresee(maskOf('card'), { inputType, data, text, start, end })?.text ?? null;
    const rows = [
      [foreseen('insertText', '1', '4111', 4), '4111 1'],
      [foreseen('insertText', '1', '411', 3), null],
      [foreseen('insertFromPaste', '4111-1111\n', '', 0), '4111 1111'],
      [foreseen('deleteContentBackward', null, '4111 1111', 5), '4111 111'],
      [foreseen('deleteContentForward', null, '4111 1111', 4), '4111 111'],
      [foreseen('deleteContentBackward', null, '4111 1111', 2, 6), '4111 1'],
      [foreseen('insertReplacementText', '4111', '4111 1111', 5), null],
      [foreseen('insertFromDrop', '4111', '4111 1111', 5), null],
      [foreseen('deleteByCut', null, '4111 1111', 2, 6), null],
      [foreseen('insertText', 'x', '4111', 4), null],
    ] as const;
    for (const [actual, expected] of rows) assert.equal(actual, expected);
  });

  it('has a whole text as its example', () => {
    for (const name of ['IBAN', 'phone', 'card', '99-99', '(**) aa9', '+99 999'])
      assert.equal(maskOf(name).isWhole(plainOf(maskOf(name), maskOf(name).example) ?? ''), true, name);
  });

  it('is none for a text that cannot be read as a pattern, and says what is expected', () => {
    for (const text of [
      '',
      'iban',
      '99-',
      '(99)',
      'AAA',
      '12',
      '9\u0301',
      'ñ9',
      '9'.repeat(101),
      '--',
      '\n9',
    ])
      assert.match(
        Reflect.get(readMask(text), 'expected') as string,
        /^IBAN, phone, card, or a pattern/,
        text,
      );
  });
});
