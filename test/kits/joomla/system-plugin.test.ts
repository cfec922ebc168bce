import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { needs } from '../../needs.mjs';
import { folder, JoomlaSite, stub, versions } from './joomla-site.js';

const php = needs('php');
const loader = `<script src="${folder}suite.js" type="module"></script>`;
const hash = `'sha256-${createHash('sha256').update(stub).digest('base64')}'`;

describe('kits/joomla: system plugin', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));

  for (const joomla of versions) {
    it(
      `the system plugin of Joomla loads the suite as a module in Joomla ${joomla}, with no query`,
      php,
      () => {
        assert.ok(site.request({ joomla }).body.includes(loader));
      },
    );

    it(
      `the system plugin of Joomla writes preloads behind the import map of Joomla ${joomla}, for tags and language`,
      php,
      () => {
        const params = { tags: ['tab-set', 'media-box', 'no-such-tag'] };
        const { body } = site.request({ joomla, params, language: 'en-gb' });
        const preloads = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
          ([, href]) => href,
        );
        assert.deepEqual(
          preloads,
          ['runtime-1', 'tab-set-2', 'media-box-3', 'en-5'].map((name) => `${folder}chunks/${name}.js`),
        );
        assert.ok(body.indexOf('modulepreload') > body.indexOf('importmap'));
      },
    );
  }

  it('the system plugin of Joomla writes the folder of the site in front of every address', php, () => {
    const { body } = site.request({ folder: '/web', params: { tags: ['tab-set'], theme: 'cassiopeia' } });
    for (const name of ['suite.js', 'chunks/tab-set-2.js', 'themes/cassiopeia.css'])
      assert.ok(body.includes(`"/web${folder}${name}"`), name);
  });

  it('the system plugin of Joomla loads the compact build with its own chunks', php, () => {
    const { body } = site.request({ params: { compact: 1, tags: ['tab-set'] } });
    assert.ok(body.includes(`${folder}compact/suite.js`));
    for (const chunk of ['chunks/runtime-1.js', 'compact/chunks/tab-set-6.js'])
      assert.ok(body.includes(`href="${folder}${chunk}"`), chunk);
  });

  it('the system plugin of Joomla loads the sheet of a theme that exists, and no other', php, () => {
    assert.match(site.request({ params: { theme: 'cassiopeia' } }).body, /themes\/cassiopeia\.css" rel="st/);
    for (const theme of ['', 'no-such', '../cassiopeia/../../suite'])
      assert.doesNotMatch(site.request({ params: { theme } }).body, /stylesheet/, theme);
  });

  for (const [place, request] of [
    ['a page of the administrator', { client: 'administrator' }],
    ['an editor of the site', { input: { view: 'form', layout: 'edit' } }],
    ['a dialog', { input: { tmpl: 'component' } }],
    ['an answer of a component', { input: { option: 'com_ajax' } }],
  ] as const) {
    it(`the system plugin of Joomla changes nothing in ${place}`, php, () => {
      const params = { tags: ['tab-set'], banner: 1, rsform: 1, mediabox: 1, trusted_types: 'enforce' };
      const html = '<div data-rs="tab-set">x</div>';
      const page = site.request({ params, component: html, modules: [html], ...request });
      assert.deepEqual(page.headers, []);
      assert.doesNotMatch(page.body, /rs_suite|<tab-set|<cookie-consent/);
    });
  }

  it('the system plugin of Joomla changes nothing in a feed', php, () => {
    assert.equal(site.request({ type: 'feed', body: '<rss/>', params: { banner: 1 } }).body, '<rss/>');
  });

  it(
    'the system plugin of Joomla loads the suite on an error page too, whose template has a menu',
    php,
    () => {
      assert.ok(site.request({ type: 'error' }).body.includes(loader));
    },
  );

  it(
    'the system plugin of Joomla puts the consent stub in front of every script, with the settings of the banner',
    php,
    () => {
      const scripts = '<script src="/other.js"></script>';
      const { body } = site.request({ joomla: 4, scripts, params: { banner: 1, revision: 3, days: 90 } });
      const first = body.indexOf('<script');
      const written = `<script data-revision="3" data-days="90">${stub}</script>`;
      assert.equal(body.slice(first, first + written.length), written);
      assert.match(body, /cookie-consent\/first-paint\.css"/);
    },
  );

  it(
    'the system plugin of Joomla allows the stub by its hash in the policy of the plugin "HTTP Headers"',
    php,
    () => {
      const name = 'content-security-policy';
      const cases = [
        ["script-src 'self'; img-src *", `script-src 'self' ${hash}; img-src *`],
        ["script-src 'nonce-x' 'self'", `script-src 'nonce-x' 'self' ${hash}`],
        ["default-src 'self'", `script-src 'self' ${hash}; default-src 'self'`],
        ["script-src-elem 'self'; script-src *", `script-src-elem 'self' ${hash}; script-src *`],
        ["script-src 'self' 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"],
        [
          "script-src 'self' 'unsafe-inline' 'nonce-x'",
          `script-src 'self' 'unsafe-inline' 'nonce-x' ${hash}`,
        ],
        [`script-src ${hash}`, `script-src ${hash}`],
        ["script-src 'none'", "script-src 'none'"],
        ['img-src *', 'img-src *'],
      ] as const;
      const answers = site.requestAll(
        cases.map(([value]) => ({ headers: [{ name, value }], params: { banner: 1 } })),
      );
      for (const [index, { headers }] of answers.entries())
        assert.deepEqual(headers, [{ name, value: cases[index]?.[1] }]);
      const headers = [{ name, value: "script-src 'self'" }];
      assert.deepEqual(site.request({ headers }).headers, headers);
    },
  );

  it(
    'the system plugin of Joomla offers Trusted Types as a report, or for good, in a header of its own',
    php,
    () => {
      const value = "require-trusted-types-for 'script'; trusted-types rs-suite";
      for (const [trusted_types, end] of [
        ['report', '-Report-Only'],
        ['enforce', ''],
      ] as const)
        assert.deepEqual(site.request({ params: { trusted_types } }).headers, [
          { name: `Content-Security-Policy${end}`, value },
        ]);
      assert.deepEqual(site.request().headers, []);
    },
  );

  it(
    'the system plugin of Joomla is a page as before where the files of the suite are missing, with a word to the administrator',
    php,
    () => {
      const bare = new JoomlaSite();
      try {
        rmSync(bare.pathOf(''), { recursive: true });
        const params = { tags: ['tab-set'], banner: 1, theme: 'cassiopeia', rsform: 1 };
        const { body, messages } = bare.request({ params, manager: true });
        assert.doesNotMatch(body, /rs_suite|cookie-consent/);
        assert.equal(messages.length, 1);
        assert.match(messages[0] ?? '', /media\/rs_suite\/0\.1\.0\/preload\.json/);
        assert.deepEqual(bare.request({ params, manager: false }).messages, []);
        assert.deepEqual(bare.request({ params }).messages, []);
      } finally {
        bare.remove();
      }
    },
  );
});
