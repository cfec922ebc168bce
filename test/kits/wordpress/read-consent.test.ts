import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { isAllowed } from '../../../shared/consent/answers.model.js';
import { findConsent } from '../../../shared/consent/parse-consent.model.js';
import { needs } from '../../needs.mjs';
import { consentCookies } from '../../shared/consent/consent-cookies.js';
import { newestRows } from '../../shared/consent/newest-rows.js';
import { serviceCookies } from '../../shared/consent/service-cookies.js';

type Question = readonly [cookies: string, category: string, service: string];

/** Returns the answers of the plugin's PHP. */
function askPhp(questions: readonly Question[]): readonly boolean[] {
  const path = join(import.meta.dirname, 'read-consent.php');
  const { stdout, stderr } = spawnSync('php', [path], { input: JSON.stringify(questions), encoding: 'utf8' });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as boolean[];
}

/** Returns the answer of the suite. */
function askSuite([cookies, category, service]: Question): boolean {
  const found = findConsent(cookies, Date.now() / 1000);
  return found !== undefined && isAllowed(found, { category, service });
}

const cookies = [
  ...[...consentCookies.map(([text]) => text), ...serviceCookies.map(({ text }) => text)].map(
    (text) => `theme=dark; rs_consent=${text}; other=1`,
  ),
  ...newestRows.map(([, text]) => text),
];
const services = ['', 'youtube', 'google-maps', 'hotjar', 'clarity', 'you--'];

describe('kits/wordpress: the answer in the cookie', () => {
  it(
    'the plugin for WordPress reads categories and services in the cookie as the suite does',
    needs('php'),
    () => {
      const questions = cookies.flatMap((text) =>
        ['preferences', 'statistics', 'marketing'].flatMap((category) =>
          services.map((service): Question => [text, category, service]),
        ),
      );
      const answers = askPhp(questions);
      const wrong = questions.filter((question, at) => answers[at] !== askSuite(question));
      assert.deepEqual({ wrong, count: answers.length }, { wrong: [], count: questions.length });
    },
  );

  for (const { text, refused } of serviceCookies)
    it(`the bridge to the WP Consent API keeps the refused services of ${text.slice(0, 60)}, and no others`, () => {
      const page = bridge(`rs_consent=${text}`);
      page.change({ marketing: 'allow' });
      const { accepted, services: left } = findConsent(page.cookie(), Date.now() / 1000) ?? {};
      assert.deepEqual(
        { accepted, services: left, event: page.event() },
        {
          accepted: ['necessary', 'statistics', 'marketing'],
          services: { allowed: [], refused },
          event: { allowed: [], refused },
        },
      );
    });
});

/** Runs the bridge in a page with cookies and the API. */
function bridge(cookie: string) {
  const code = readFileSync(join(import.meta.dirname, '../../../kits/wordpress/consent-bridge.js'), 'utf8');
  const heard = new Map<string, (event: object) => void>();
  const dispatched: { readonly detail?: { readonly services: unknown } }[] = [];
  const document = {
    cookie,
    currentScript: { dataset: { banner: '0', revision: '1', days: '365' } },
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    dispatchEvent: (event: object) => dispatched.push(event),
  };
  const location = { protocol: 'https:' };
  runInNewContext(code, { document, location, window: {}, addEventListener: () => undefined, CustomEvent });
  return {
    change: (detail: object) => heard.get('wp_listen_for_consent_change')?.({ detail }),
    cookie: () => document.cookie.split('; ')[0] ?? '',
    event: (): unknown => JSON.parse(JSON.stringify(dispatched[0]?.detail?.services)),
  };
}
