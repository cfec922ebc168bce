import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  dayTokensOf,
  hasTime,
  isPhpFormat,
  timeTokensOf,
  tokensOf,
  type FormatToken,
} from '../../../shared/dates/format-tokens.model.js';

const spelled = (tokens: readonly FormatToken[]) =>
  tokens.map((token) => (token.kind === 'literal' ? token.text : token.spelling)).join('');

describe('formats of the server', () => {
  const php = [
    'd-m-Y H:i',
    'Y/m/d',
    'Y/m/d H:i',
    'j F Y',
    'l j F Y',
    'd.m.y',
    'm/Y',
    'h:i A',
    'D, d M Y',
    'H:i',
  ];
  for (const format of php) it(`reads "${format}" as PHP tokens`, () => assert.ok(isPhpFormat(format)));

  const moment = [
    'DD-MM-YYYY HH:mm',
    'D/M/YYYY',
    'YYYY',
    'D-M-Y',
    'H:m',
    'dddd D MMMM',
    '[d/m/Y] DD',
    'MMM D',
  ];
  for (const format of moment)
    it(`reads "${format}" as moment tokens`, () => assert.ok(!isPhpFormat(format)));

  const same = [
    ['d-m-Y H:i', 'DD-MM-YYYY HH:mm'],
    ['j.n.y G:i:s', 'D.M.YY H:mm:ss'],
    ['l j F Y', 'dddd D MMMM YYYY'],
    ['D M h:i A', 'ddd MMM hh:mm A'],
    ['g:i a d', 'h:mm a DD'],
  ] as const;
  for (const [format, wanted] of same) {
    it(`understands "${format}" as "${wanted}"`, () => assert.deepEqual(tokensOf(format), tokensOf(wanted)));
  }

  it('keeps escaped letters as text', () => {
    assert.equal(spelled(tokensOf('d \\d\\e F')), 'DD de MMMM');
    assert.equal(spelled(tokensOf('DD [de] MMMM')), 'DD de MMMM');
    assert.equal(tokensOf('DD [DD]').filter(({ kind }) => kind === 'day').length, 1);
  });

  it('keeps a lone bracket and a lone backslash as text', () => {
    assert.equal(spelled(tokensOf('[DD')), '[DD');
    assert.equal(spelled(tokensOf('d\\')), 'DD\\');
  });

  it('keeps markup in a format as text (datecfg-11)', () => {
    assert.deepEqual(tokensOf('<b>YYYY</b>'), [
      ...['<', 'b', '>'].map((text) => ({ kind: 'literal', text })),
      { kind: 'year', spelling: 'YYYY' },
      ...['<', '/', 'b', '>'].map((text) => ({ kind: 'literal', text })),
    ]);
  });
});

describe('the parts of a format', () => {
  const parts = [
    ['DD-MM-YYYY HH:mm', 'DD-MM-YYYY', 'HH:mm'],
    ['HH:mm DD/MM/YYYY', 'DD/MM/YYYY', 'HH:mm'],
    ['D [de] MMMM [de] YYYY [a las] H:mm', 'D de MMMM de YYYY', 'H:mm'],
    ['d-m-Y h:i A', 'DD-MM-YYYY', 'hh:mm A'],
    ['DD HH:mm MM', 'DD MM', 'HH:mm'],
    ['DD-MM-YYYY', 'DD-MM-YYYY', ''],
    ['<b>YYYY</b>', '<b>YYYY</b>', ''],
  ] as const;
  for (const [format, day, time] of parts) {
    it(`splits "${format}" into "${day}" and "${time}"`, () => {
      assert.equal(spelled(dayTokensOf(format)), day);
      assert.equal(spelled(timeTokensOf(format)), time);
    });
  }

  it('finds time tokens in either spelling', () => {
    for (const format of ['HH:mm', 'd-m-Y H:i', 'YYYY h']) assert.ok(hasTime(format), format);
    for (const format of ['DD-MM-YYYY', 'd/m/Y', 'YYYY [HH]']) assert.ok(!hasTime(format), format);
  });
});
