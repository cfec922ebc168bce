import { secondsAgo } from './consent-text.js';

const long = 'x'.repeat(5000);
/** Text before the id. */
const start = `1.1.${secondsAgo(1)}`;

/**
 * Cookie text → the accepted ids, or null for an invalid consent. Contains the published rows consent-01, consent-03,
 * consent-05, consent-07, consent-09 and consent-11.
 */
export const consentCookies: readonly (readonly [string, readonly string[] | null])[] = [
  [`${start}.a1b2.necessary`, ['necessary']],
  [`1.12.${secondsAgo(1)}.a1b2.necessary,statistics`, ['necessary', 'statistics']],
  [`${start}.a1b2.necessary%2Cpreferences%2Cmarketing`, ['necessary', 'preferences', 'marketing']],
  [`${start}.a1b2.statistics,statistics,necessary`, ['necessary', 'statistics']],
  [`${start}.a1b2.`, []],
  [`${start}.a1b2.necessary,advertising,constructor`, ['necessary']],
  ['', null],
  // consent-05
  ['null', null],
  ['dismiss', null],
  [`2.1.${secondsAgo(1)}.a1b2.necessary`, null],
  [`1.-1.${secondsAgo(1)}.a1b2.necessary`, null],
  ['1.1.yesterday.a1b2.necessary', null],
  [`${start}..necessary`, null],
  [`${start}.a1b2.necessary.marketing`, null],
  [`${start}.a1b2.<b>`, null],
  // consent-01
  ['{"categories":["marketing"]}', null],
  // consent-07
  ['{"categories":"all"}', null],
  // consent-11
  ['{"revision":-1}', null],
  // consent-03
  ['%E0%A4%A', null],
  [`${start}.a1b2.necessary%E0%A4%A`, null],
  // consent-09
  [long, null],
  [`${start}.a1b2.${'marketing,'.repeat(500)}`, null],
];
