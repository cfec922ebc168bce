import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileFormat, type FormatToken } from '../../../shared/dates/compile-format.model.js';

const spelled = (tokens: readonly FormatToken[]) =>
  tokens.map((token) => (token.kind === 'literal' ? token.text : token.spelling)).join('');

describe('formats in moment’s spelling and in PHP’s', () => {
  const same = [
    ['d-m-Y H:i', 'DD-MM-YYYY HH:mm'],
    ['j.n.y G:i:s', 'D.M.YY H:mm:ss'],
    ['l j F Y', 'dddd D MMMM YYYY'],
    ['D M h:i A', 'ddd MMM hh:mm A'],
    ['g:i a d', 'h:mm a DD'],
    ['N w z/y', 'E d DDDD/YY'],
    ['H:i:s.v', 'HH:mm:ss.SSS'],
  ] as const;
  for (const [format, wanted] of same) {
    it(`formats in moment’s spelling and in PHP’s mean the same: "${format}" and "${wanted}"`, () =>
      assert.deepEqual(compileFormat(format, 'php').tokens, compileFormat(wanted, 'moment').tokens));
  }

  it('formats in moment’s spelling and in PHP’s keep escaped letters as text', () => {
    assert.equal(spelled(compileFormat('d \\d\\e F').tokens), 'DD de MMMM');
    assert.equal(spelled(compileFormat('DD [de] MMMM').tokens), 'DD de MMMM');
    assert.equal(compileFormat('DD [DD]').tokens.filter(({ kind }) => kind === 'day').length, 1);
  });

  it('formats in moment’s spelling and in PHP’s keep a lone bracket and a lone backslash as text', () => {
    assert.equal(spelled(compileFormat('[DD').tokens), '[DD');
    assert.equal(spelled(compileFormat('d\\').tokens), 'DD\\');
  });

  it('formats in moment’s spelling and in PHP’s keep markup as text (datecfg-11)', () => {
    assert.deepEqual(compileFormat('<b>YYYY</b>').tokens, [
      ...['<', 'b', '>'].map((text) => ({ kind: 'literal', text })),
      { kind: 'year', spelling: 'YYYY' },
      ...['<', '/', 'b', '>'].map((text) => ({ kind: 'literal', text })),
    ]);
  });
});

describe('formats of the YUI calendar', () => {
  const same = [
    ['dd/mm/yyyy', 'DD/MM/YYYY'],
    ['d.m.yy', 'D.M.YY'],
    ['dddd d mmmm yyyy', 'dddd D MMMM YYYY'],
    ['ddd, dd mmm yyyy HH:MM', 'ddd, DD MMM YYYY HH:mm'],
    ['h:MM TT', 'h:mm A'],
    ['hh:MM:ss tt', 'hh:mm:ss a'],
  ] as const;
  for (const [format, wanted] of same) {
    it(`formats of the YUI calendar are read where they are named: "${format}" is "${wanted}"`, () => {
      assert.deepEqual(compileFormat(format, 'yui').tokens, compileFormat(wanted, 'moment').tokens);
      assert.notEqual(compileFormat(format).family, 'yui');
    });
  }
});

describe('letters of a format that stand for nothing', () => {
  const unknown = [
    ['DD-MM-YYYY HH:mm', 'moment', []],
    ['DD [de] MMMM [a las] H[h]mm', 'moment', []],
    ['YYYY-MM-DDTHH:mm', 'moment', []],
    ['dd-mm-yyyy', 'moment', ['yyyy']],
    ['gggg WW LL x x WW', 'moment', ['gggg', 'WW', 'LL', 'x']],
    ['h[h] n h', 'moment', ['n']],
    ['<b>YYYY</b>', 'moment', ['b']],
    ['DD-MM-YYYY HH:mm Z', 'moment', ['Z']],
    ['d-m-Y H:i', 'php', []],
    ['j \\d\\e F', 'php', []],
    ['t L W o B u e T P O c r U', 'php', 't L W o B u e T P O c r U'.split(' ')],
    ['Y-m-d\\TH:iP', 'php', ['P']],
    ['dd/mm/yyyy HH:MM TT', 'yui', []],
    ['dd/mm/aaaa', 'yui', ['aaaa']],
  ] as const;
  for (const [format, family, letters] of unknown) {
    it(`letters of a format without a meaning are reported, each once: "${format}" has ${letters.length}`, () => {
      assert.deepEqual(compileFormat(format, family).unknown, letters);
    });
  }
});

describe('the kind of a format', () => {
  const php = [
    ...['Y/m/d H:i', 'd-m-Y H:i', 'Y/m/d', 'j F Y', 'l j F Y', 'd.m.y', 'm/Y', 'H:i', 'h:i A', 'D, d M Y'],
    ...['d/m/Y', 'G:i', 'g:i a', 'n/j/Y', 'jS F Y', 'Y', 'y', 'd', 'M Y', 'F', 'z/Y', 'Ymd'],
    ...['j \\d\\e F', '\\D\\D d', 'H\\h', '\\[d\\] m'],
  ];
  for (const format of php)
    it(`the format "${format}" is PHP’s`, () => assert.equal(compileFormat(format).family, 'php'));

  const moment = [
    ...[
      'DD-MM-YYYY HH:mm',
      'D/M/YYYY',
      'D M YYYY',
      'YYYY',
      'D-M-Y',
      'Y-M-D',
      'M/D/YY',
      'H:m',
      'h:mm a',
      'h:m A',
    ],
    ...[
      'dddd D MMMM',
      '[d/m/Y] DD',
      'MMM D',
      'Do MMM',
      'D [de] M [de] Y',
      'M [de] Y',
      '[Y]',
      'E',
      'H',
      'k:m',
      '',
    ],
    ...['dd/mm/yyyy', '<b>YYYY</b>', '-/-'],
  ];
  for (const format of moment)
    it(`the format "${format}" is moment’s`, () => assert.equal(compileFormat(format).family, 'moment'));

  it('the kind of a format is the one that the author names', () => {
    assert.equal(spelled(compileFormat('Y-M-D', 'php').tokens), 'YYYY-MMM-ddd');
    assert.equal(spelled(compileFormat('d M Y', 'moment').tokens), 'd M YYYY');
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
    ['[el] DD-MM-YYYY HH:mm:ss.SSS', 'DD-MM-YYYY', 'HH:mm:ss.SSS'],
    ['', '', ''],
  ] as const;
  for (const [format, day, time] of parts) {
    it(`the parser of formats splits "${format}" into "${day}" and "${time}"`, () => {
      assert.equal(spelled(compileFormat(format).dayTokens), day);
      assert.equal(spelled(compileFormat(format).timeTokens), time);
    });
  }

  it('the parser of formats finds time tokens in either spelling', () => {
    for (const format of ['HH:mm', 'd-m-Y H:i', 'YYYY h', 'DD A', 'DD SSS', 'DD k', 'Y/m/d s'])
      assert.ok(compileFormat(format).hasTime, format);
    for (const format of ['DD-MM-YYYY', 'd/m/Y', 'YYYY [HH]', 'Do Q', 'Y \\H'])
      assert.ok(!compileFormat(format).hasTime, format);
  });

  it('the parser of formats knows where digits are enough', () => {
    for (const format of ['DD-MM-YYYY HH:mm', 'd/m/Y', 'YYYY [a] ss'])
      assert.ok(compileFormat(format).isNumeric, format);
    for (const format of ['D-MM-YYYY', 'd M Y', 'h:mm A', 'Do', 'DD-MM-YY'])
      assert.ok(!compileFormat(format).isNumeric, format);
  });
});
