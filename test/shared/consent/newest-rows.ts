import { secondsAgo } from './consent-text.js';

const cookie = (daysAgo: number, accepted: string) =>
  `rs_consent=1.1.${secondsAgo(daysAgo)}.a1b2.${accepted}`;
const yes = 'necessary,statistics,marketing';

/** Rows: `document.cookie` with several of the name → the choice that counts; null for no choice. */
export const newestRows: readonly (readonly [string, string, readonly string[] | null])[] = [
  [
    'the refusal here after a yes for the parent domain, which comes first',
    `${cookie(2, yes)}; ${cookie(1, 'necessary')}`,
    ['necessary'],
  ],
  [
    'the refusal here after a yes for the parent domain, which comes last',
    `${cookie(1, 'necessary')}; theme=dark; ${cookie(2, yes)}`,
    ['necessary'],
  ],
  [
    'a later yes for the parent domain',
    `${cookie(2, 'necessary')}; ${cookie(1, 'necessary,statistics')}`,
    ['necessary', 'statistics'],
  ],
  ['the newest of three', `${cookie(3, yes)}; ${cookie(1, 'necessary')}; ${cookie(2, yes)}`, ['necessary']],
  ['the valid one beside a broken one', `rs_consent=dismiss; ${cookie(9, 'necessary')}`, ['necessary']],
  [
    'a refusal beside a yes that a wrong clock wrote',
    `${cookie(-400, yes)}; ${cookie(1, 'necessary')}`,
    ['necessary'],
  ],
  ['a yes that a wrong clock wrote as none', cookie(-400, yes), null],
  ['a clock that goes some hours ahead', cookie(-0.5, 'necessary'), ['necessary']],
  ['no other cookie whose name ends alike', `x${cookie(1, yes)}; y=${cookie(1, yes)}`, null],
];
