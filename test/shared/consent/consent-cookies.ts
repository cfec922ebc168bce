const long = 'x'.repeat(5000);

/** Cookie text → what it stands for: the accepted ids, or null where it is no consent of ours. */
export const consentCookies: readonly (readonly [string, readonly string[] | null])[] = [
  ['1.1.1790000000.a1b2.necessary', ['necessary']],
  ['1.12.1790000000.a1b2.necessary,statistics', ['necessary', 'statistics']],
  ['1.1.1790000000.a1b2.necessary%2Cpreferences%2Cmarketing', ['necessary', 'preferences', 'marketing']],
  ['1.1.1790000000.a1b2.statistics,statistics,necessary', ['necessary', 'statistics']],
  ['1.1.1790000000.a1b2.', []],
  ['1.1.1790000000.a1b2.necessary,advertising,constructor', ['necessary']],
  ['', null],
  ['null', null],
  ['dismiss', null],
  ['2.1.1790000000.a1b2.necessary', null],
  ['1.-1.1790000000.a1b2.necessary', null],
  ['1.1.yesterday.a1b2.necessary', null],
  ['1.1.1790000000..necessary', null],
  ['1.1.1790000000.a1b2.necessary.marketing', null],
  ['1.1.1790000000.a1b2.<b>', null],
  ['{"categories":["marketing"]}', null],
  ['{"categories":"all"}', null],
  ['{"revision":-1}', null],
  ['%E0%A4%A', null],
  ['1.1.1790000000.a1b2.necessary%E0%A4%A', null],
  [long, null],
  [`1.1.1790000000.a1b2.${'marketing,'.repeat(500)}`, null],
];
