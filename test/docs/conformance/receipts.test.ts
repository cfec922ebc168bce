import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePages } from '../../../docs/build/pages.mjs';
import { isWritten, numberIn, readReceipt, spreadIn } from '../../../docs/build/conformance/receipts.mjs';

const skip = !isWritten('lighthouse') && 'npm run bench:lighthouse has not written its receipt';
const pages = makePages().filter(({ key }) => key === 'conformance');

/** Returns the cells of the tables in a section, row by row, without the first one of each. */
function cellsIn(language: string, id: string): readonly (readonly string[])[] {
  const html = htmlOf(language, id);
  return [...html.matchAll(/<tr><td>.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell).slice(1),
  );
}

function htmlOf(language: string, id: string): string {
  const page = pages.find((one) => one.language === language);
  return page?.receipts?.find((section) => section.id === id)?.html ?? '';
}

for (const language of ['en', 'es'])
  describe(`the page about conformance (${language})`, () => {
    it(
      `the page about conformance has Lighthouse’s scores as the receipt has them (${language})`,
      { skip },
      () => {
        const { scores } = readReceipt('lighthouse');
        assert.deepEqual(
          cellsIn(language, 'lighthouse'),
          Object.values(scores).map((row) => Object.values(row).map(String)),
        );
        for (const path of ['/', '/contacto', '/galeria', '/formulario'])
          assert.ok(htmlOf(language, 'lighthouse').includes(`<code>${path}</code>`), path);
      },
    );

    it(`the page about conformance has the load times as the receipt has them (${language})`, () => {
      const rows = Object.values(readReceipt('load').tables).flatMap((table) => Object.values(table));
      assert.deepEqual(
        cellsIn(language, 'load'),
        rows.map((row) => Object.values(row).map((spread) => spreadIn(language, spread))),
      );
    });

    it(`the page about conformance has the sums and sizes of the soak as the receipt has them (${language})`, () => {
      const receipt = readReceipt('soak');
      const html = htmlOf(language, 'soak');
      for (const sum of ['minutes', 'visits', 'rows', 'thanked', 'untold'] as const)
        assert.ok(html.includes(numberIn(language, receipt[sum])), sum);
      assert.deepEqual(
        cellsIn(language, 'soak'),
        receipt.pages.map(({ rounds, first, last }) => [
          numberIn(language, rounds),
          ...Object.entries(first).map(
            ([kind, value]) => `${numberIn(language, value)} → ${numberIn(language, last[kind] ?? NaN)}`,
          ),
        ]),
      );
    });

    it(`the page about conformance says when, with what and by which command each result came (${language})`, () => {
      for (const name of (['lighthouse', 'load', 'soak'] as const).filter(isWritten)) {
        const { date, suite, browser, command } = readReceipt(name as 'load');
        for (const word of [date, suite, browser, command, `docs/conformance/${name}.json`])
          assert.ok(htmlOf(language, name).includes(word), `${name}: ${word}`);
      }
    });
  });

describe('a receipt', () => {
  it('a receipt of Lighthouse has every page at 100', { skip }, () => {
    const { scores } = readReceipt('lighthouse');
    const below = Object.entries(scores).filter(([, row]) => Object.values(row).some((one) => one < 100));
    assert.deepEqual(below, []);
  });

  it('a receipt of a soak is one of half an hour, whose rows are those that visitors were told of', () => {
    const { minutes, rows, thanked, untold, rowsThatDiffer } = readReceipt('soak');
    assert.ok(minutes >= 30);
    assert.deepEqual({ rows, rowsThatDiffer }, { rows: thanked + untold, rowsThatDiffer: 0 });
  });

  it('a receipt has pages that stayed open without one more node or listener in the end', () => {
    const grown = readReceipt('soak').pages.filter(
      ({ first, last }) =>
        (last['nodes'] ?? Infinity) > (first['nodes'] ?? 0) ||
        (last['listeners'] ?? Infinity) > (first['listeners'] ?? 0),
    );
    assert.deepEqual(grown, []);
  });

  it('a number of a receipt is written as in the language of the page', () => {
    const spread = { median: 1290, low: 0.0012, high: 1301 };
    assert.equal(spreadIn('en', spread), '1,290 (0.0012–1,301)');
    assert.equal(spreadIn('es', spread), '1.290 (0,0012–1.301)');
    assert.equal(spreadIn('en', { median: 9, low: 9, high: 9 }), '9');
  });
});
