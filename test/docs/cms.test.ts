import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { needs } from '../needs.mjs';
import {
  printJoomla,
  printJoomlaScripts,
  printOldWordPress,
  printWordPress,
  printWordPressWithoutSuite,
} from './cms/print-page.js';
import { servePages } from './serve-pages.js';

const examples = join(import.meta.dirname, '..', '..', 'docs', 'examples');
const php = needs('php');
const loader = (html: string) => /<script[^>]*suite\.js[^>]*>/.exec(html)?.[0];

describe('docs: cms', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it(
    'the PHP of the documentation loads the suite as a module in WordPress, with a query in no address',
    php,
    async () => {
      const src = '/wp-content/plugins/rs-suite/dist/suite.js';
      const { html, allowed } = await printWordPress('starts/wordpress/rs-suite.php');
      assert.equal(loader(html), `<script type="module" src="${src}" id="rs-suite-js-module">`);
      assert.deepEqual(allowed, ['p', 'tab-set']);
      const older = await printOldWordPress('starts/wordpress/rs-suite.php');
      assert.equal(loader(older.html), `<script type="module" src="${src}">`);
    },
  );

  it(
    'the PHP of the documentation leaves a gallery of WordPress its figure, whose width themes set, and puts the viewer inside',
    php,
    async () => {
      const { html } = await printWordPress('starts/wordpress/rs-suite.php');
      assert.match(
        html,
        /<figure class="wp-block-gallery"><media-box group="auto"><figure .*<\/figure><\/media-box><\/figure>/,
      );
    },
  );

  it(
    'the PHP of the documentation writes the country of a phone number once, with and without it in the shortcode',
    php,
    async () => {
      const { html } = await printWordPress('starts/wordpress/rs-suite.php');
      const numbers = [...html.matchAll(/wa\.me\/(\d+)/g)].map(([, number]) => number);
      assert.deepEqual(numbers, ['34600112233', '34600112233']);
    },
  );

  it(
    'the PHP of the documentation lets every inline script of WordPress and its import map run under the policy of the consent example',
    php,
    async () => {
      const { html, headers } = await printWordPress(
        'starts/wordpress/rs-suite.php',
        'consent/wordpress/rs-consent.php',
      );
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['Content-Security-Policy'] ?? '') ?? [];
      assert.match(nonce, /^[\w+/]{22}==$/);
      assert.equal(html.split(`nonce="${nonce}"`).length - 1, 2);
      assert.match(html, /<script nonce="[^"]+" type="importmap"/);
      const other = await printWordPress('consent/wordpress/rs-consent.php');
      assert.ok(!other.html.includes(nonce));
    },
  );

  it(
    'the PHP of the documentation loads the suite as a module in Joomla, by the asset manager and by the helper',
    php,
    async () => {
      const { html } = await printJoomla();
      assert.equal(loader(html), '<script src="/media/rs-suite/suite.js" type="module" nonce="bm9uY2U">');
      assert.equal(loader(await printJoomlaScripts('starts/joomla/htmlhelper.php')), loader(html));
    },
  );

  it(
    'the PHP of the documentation puts a form of a plugin of WordPress into the tag, with its rules',
    php,
    async () => {
      const plugins = ['contact-form-7', 'gravity-forms'].map((name) => `forms/templates/${name}.php`);
      const { html } = await printWordPress(...plugins);
      const found = [
        ...html.matchAll(/<rs-form submit="fetch"><script [^>]*>(.*?)<\/script>(.*?)<\/rs-form>/g),
      ];
      assert.deepEqual(
        found.map(([, json = '', form]) => [(JSON.parse(json) as { formId: number }).formId, form]),
        [
          [0, '<form id="do_shortcode_tag"></form>'],
          [0, '<form id="gform_get_form_filter"></form>'],
        ],
      );
    },
  );

  it(
    'the PHP of the documentation makes pages in which doctor finds no error, and no script that the policy blocks',
    php,
    async () => {
      const pages = {
        '/joomla': await printJoomla(),
        '/wordpress': await printWordPress(
          'starts/wordpress/rs-suite.php',
          'consent/wordpress/rs-consent.php',
        ),
        '/wordpress-with-modules': await printWordPress('starts/wordpress/rs-suite.php'),
      };
      const { address, stop } = await servePages(pages);
      try {
        for (const path of Object.keys(pages)) {
          const findings = await findingsOf(address + path);
          const wrong = findings.filter(
            ({ severity, found }) => severity === 'error' || /blocks/.test(found),
          );
          assert.deepEqual(wrong, [], path);
        }
      } finally {
        stop();
      }
    },
  );

  it(
    'the PHP of the documentation leaves a page whole to which the folder of the suite was not copied',
    php,
    async () => {
      const plugins = ['starts/wordpress/rs-suite.php', 'consent/wordpress/rs-consent.php'];
      for (const { html } of [
        await printWordPressWithoutSuite(...plugins),
        await printJoomla({ hasSuite: false }),
      ]) {
        assert.doesNotMatch(html, /modulepreload|data-revision|Warning|Deprecated/);
        assert.match(html, /<\/html>\s*$/);
      }
    },
  );

  it('the PHP of the documentation is valid in every file', php, () => {
    const files = readdirSync(examples, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.php'))) {
      const { status, stdout } = spawnSync('php', ['-l', join(examples, file)], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    }
  });
});
