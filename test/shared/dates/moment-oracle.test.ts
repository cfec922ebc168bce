import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import {
  compileFormat,
  type DateFormat,
  type TokenKind,
} from '../../../shared/dates/compile-format.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { differences, type Reading } from './differences.js';
import { anyDate, anyFormat, damaged, readableFormat } from './generate.js';
import { createRandom, defineLocales, languages, oracleOf, readByMoment, shortly } from './oracle.js';

const pairs = 12_000;

let forgetLocales = () => {};
before(() => {
  forgetLocales = defineLocales();
});
after(() => forgetLocales());

describe('writing dates, beside moment, the original’s engine', () => {
  for (const [locale, names] of languages) {
    it(`a written date, by us and by moment, is the same for ${pairs} dates in as many formats, and in PHP's spelling (${locale})`, () => {
      const random = createRandom(27);
      for (let pair = 0; pair < pairs; pair += 1) {
        const [date, format] = [anyDate(random), anyFormat(random)];
        const wanted = oracleOf(date).locale(locale).format(format.moment);
        assert.equal(formatDate(date, compileFormat(format.moment, 'moment'), names), wanted, format.moment);
        if (format.php !== null)
          assert.equal(formatDate(date, compileFormat(format.php, 'php'), names), wanted, format.php);
      }
    });
  }
});

describe('reading dates, beside moment', () => {
  for (const [locale, names] of languages) {
    it(`a read date, by us and by moment, is the same for ${pairs} texts of moment's, typed in haste, or a listed difference (${locale})`, () => {
      const random = createRandom(12);
      for (let pair = 0; pair < pairs; pair += 1) {
        const [date, format] = [anyDate(random), readableFormat(random)];
        const clean = oracleOf(date).locale(locale).format(format);
        const text = damaged(clean, random);
        const compiled = compileFormat(format, 'moment');
        const ours = shortly(parseDate(text, compiled, { names: [names] }));
        const moments = readByMoment(text, format, locale);
        if (ours === (compiled.hasTime ? moments : dayOf(moments))) continue;

        const reading = { format, text, ours, moments };
        assert.ok(isListed(reading), `unlisted: ${JSON.stringify(reading)}`);
        // A known difference excuses moment's reading only: ours must be the meant date, or null if a part is lost.
        if (ours === null) assert.notEqual(text, clean, JSON.stringify(reading));
        else assert.ok(isMeant(ours, truth(date, compiled), text === clean), JSON.stringify(reading));
      }
    });
  }

  it('a read date, by us and by moment, is the same for days and hours that do not exist', () => {
    const random = createRandom(5);
    const two = (most: number) => String(random.below(most + 1)).padStart(2, '0');
    const format = compileFormat('DD-MM-YYYY HH:mm:ss');
    for (let pair = 0; pair < 5000; pair += 1) {
      const text = `${two(40)}-${two(15)}-${1900 + random.below(200)} ${two(26)}:${two(62)}:${two(61)}`;
      const ours = shortly(parseDate(text, format));
      assert.equal(ours, readByMoment(text, 'DD-MM-YYYY HH:mm:ss', 'suite-es'), text);
    }
  });
});

describe('reading dates, unlike moment', () => {
  for (const { what, format, text, ours, moments, reason } of differences) {
    it(`a date that is read otherwise than by moment, ${what}: ${reason}`, () => {
      const [our, read] = [
        shortly(parseDate(text, compileFormat(format, 'moment'))),
        readByMoment(text, format, 'suite-es'),
      ];
      assert.equal(our, ours);
      // Moment fills missing parts with today's.
      if (/^(\d|-|$)/.test(moments ?? '')) assert.equal(read, moments);
      else assert.match(read ?? '', /^\d{4}-/);
      assert.notEqual(our, read);
    });
  }
});

const dayOf = (reading: string | null) => reading?.slice(0, -' 00:00:00'.length) ?? null;
const isListed = (reading: Reading) => differences.some((difference) => difference.covers(reading));

/**
 * Returns true if a reading is the meant date: the day alone or all of it; of a shortened text also without its
 * seconds.
 */
function isMeant(ours: string, meant: string, isWhole: boolean): boolean {
  return meant.startsWith(ours) || (!isWhole && ours === meant.replace(/\d\d$/, '00'));
}

/**
 * Returns the date as far as a text can express it: the parts in the format, with the century that the rule chooses.
 */
function truth(date: CalendarDate, { tokens }: DateFormat): string {
  const has = (wanted: TokenKind) => tokens.some(({ kind }) => kind === wanted);
  const isShort = tokens.some((token) => token.kind !== 'literal' && token.spelling === 'YY');
  const short = date.year % 100;
  const written = {
    ...date,
    year: isShort ? short + (short > 50 ? 1900 : 2000) : date.year,
    minute: has('minute') ? (date.minute ?? 0) : 0,
    second: has('second') ? (date.second ?? 0) : 0,
  };
  return shortly(written) ?? '';
}
