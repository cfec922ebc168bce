import { secondsAgo } from './consent-text.js';

const seconds = secondsAgo(1);
const cookie = (segment: string, accepted = 'necessary,statistics') =>
  `1.1.${seconds}.${segment}.${accepted}`;

/** Row of the table: a cookie, and how each reader of it understands it. */
export interface ServiceCookie {
  readonly text: string;
  readonly id: string;
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

/** Cookies whose second part is about services. All accept `statistics`. Shared with the reader in PHP. */
export const serviceCookies: readonly ServiceCookie[] = [
  { text: cookie('a1b2'), id: 'a1b2', allowed: [], refused: [] },
  { text: cookie(`a1b2_${seconds}_youtube`), id: 'a1b2', allowed: ['youtube'], refused: [] },
  {
    text: cookie(`a1b2_${seconds}_google-maps_ga4_-hotjar_-clarity`),
    id: 'a1b2',
    allowed: ['google-maps', 'ga4'],
    refused: ['hotjar', 'clarity'],
  },
  // A reader of categories alone has stored a later choice, and has kept the segment as the id.
  { text: cookie(`a1b2_${seconds - 60}_youtube_-hotjar`), id: 'a1b2', allowed: [], refused: [] },
  // Ids of other writers.
  { text: cookie('ab-c_1'), id: 'ab-c_1', allowed: [], refused: [] },
  { text: cookie(`a_${seconds}`), id: `a_${seconds}`, allowed: [], refused: [] },
  // Invalid ids of services are dropped.
  { text: cookie(`a1b2_${seconds}__-_9_-9_you--_--x`), id: 'a1b2', allowed: ['you--'], refused: [] },
  { text: cookie(`a1b2_${seconds}_${'x'.repeat(33)}`), id: 'a1b2', allowed: [], refused: [] },
];
