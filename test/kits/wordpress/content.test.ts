import assert from 'node:assert/strict';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { needs } from '../../needs.mjs';
import { type Site, pluginFiles, startSite, wordPresses, writeFiles } from './start-site.js';

const wordpress = needs('wordpress');

/** Text of an author in the classic editor, and the HTML for visitors. */
const contents = [
  [
    '[rs-tab-set]\n<h2>A</h2>\na\n<h2>B</h2>\nb\n[/rs-tab-set]',
    '<tab-set><h2>A</h2>\n<p>a</p>\n<h2>B</h2>\n<p>b</p></tab-set>',
  ],
  ['[rs-tab-set]text\n\nmore[/rs-tab-set]', '<tab-set><p>text</p>\n<p>more</p></tab-set>'],
  ['<tab-set>\nhello\n</tab-set>', '<tab-set><p>hello</p></tab-set>'],
  ['<tab-set><h2>A</h2>\n\nb</tab-set>', '<tab-set>\n<h2>A</h2>\n<p>b</p></tab-set>'],
  [
    'See [rs-whatsapp-link phone="600112233" text="a&quot;b"]<em>us[/rs-whatsapp-link].',
    '<p>See <whatsapp-link phone="600112233" text="a&quot;b"><em>us</whatsapp-link>.</p>',
  ],
  ['[rs-tab-set activation="never" onclick="alert(1)"]a[/rs-tab-set]', '<tab-set>a</tab-set>'],
  ['[rs-page-analytics sink="https://evil.example/"]', '<page-analytics></page-analytics>'],
  ['[rs-page-analytics sink="/visits"]', '<page-analytics sink="/visits"></page-analytics>'],
  ["[rs-tab-set json='no JSON']a[/rs-tab-set]", '<tab-set>a</tab-set>'],
] as const;

for (const name of Object.keys(wordPresses) as (keyof typeof wordPresses)[])
  describe(`the plugin in the pages of ${name}`, () => {
    let site: Site;
    let plugin = '';
    const call = async (...calls: readonly (readonly [string, readonly unknown[]])[]) =>
      JSON.parse(await site.runPhp('run.php', { RS_CALLS: JSON.stringify(calls) })) as readonly unknown[];
    const page = async (url: string) => (await fetch(url)).text();

    before(
      wordpress.hook(async () => {
        assert.ok(await prepareSuite('dist'));
        site = await startSite(name);
        const plugins = join(site.site, 'wp-content/plugins');
        plugin = join(plugins, 'rs-suite');
        writeFiles(plugins, pluginFiles());
        assert.equal(await site.runPhp('activate.php'), '');
      }),
    );
    after(wordpress.hook(() => site.stop()));

    it(
      `the plugin in the pages of ${name} writes what authors mean, without the paragraphs of WordPress around tags`,
      wordpress,
      async () => {
        const results = await call(
          ...contents.map(([text]) => ['apply_filters', ['the_content', text]] as const),
        );
        assert.deepEqual(
          results.map((html) => String(html).trim()),
          contents.map(([, html]) => html),
        );
      },
    );

    it(
      `the plugin in the pages of ${name} has the viewer inside the figure of a gallery, which keeps its width`,
      wordpress,
      async () => {
        const figure = '<figure class="wp-block-gallery has-nested-images columns-default is-cropped">';
        const image =
          '<figure class="wp-block-image"><a href="/a.png"><img src="/a.png" alt="A"/></a></figure>';
        const block = `<!-- wp:gallery {"linkTo":"media"} -->\n${figure}${image}</figure>\n<!-- /wp:gallery -->`;
        const [html] = await call(['apply_filters', ['the_content', block]]);
        assert.match(
          String(html),
          /^\s*<figure class="[^"]*wp-block-gallery[^>]*>\s*<media-box group="auto"><figure class="wp-block-image">.*<\/figure><\/media-box>\s*<\/figure>\s*$/s,
        );
      },
    );

    it(
      `the plugin in the pages of ${name} lets every role write tags, and no address in them`,
      wordpress,
      async () => {
        const html =
          '<tab-set breakpoint="none" onclick="x"><rs-form src="https://evil.example/" data-a="1">a</rs-form></tab-set>';
        assert.deepEqual(await call(['wp_kses_post', [html]]), [
          '<tab-set breakpoint="none"><rs-form data-a="1">a</rs-form></tab-set>',
        ]);
      },
    );

    it(
      `the plugin in the pages of ${name} loads the preloads after the import map, each file with its hash`,
      wordpress,
      async () => {
        const [url = ''] = await site.storePages();
        const html = await page(url);
        const preloads = [
          ...html.matchAll(
            /<link rel="modulepreload" href="[^"]*\/rs-suite\/suite-[^"]*" integrity="sha384-/g,
          ),
        ];
        assert.ok(preloads.length > 10);
        assert.ok(html.indexOf('type="importmap"') < (preloads[0]?.index ?? -1));
        assert.match(html, /<script type="module" src="[^"?]*\/suite\.js" id="[^"]*" integrity="sha384-/);
      },
    );

    it(
      `the plugin in the pages of ${name} works without preloads when their list is missing`,
      wordpress,
      async () => {
        const list = join(plugin, 'suite-0.1.0', 'preload.json');
        renameSync(list, `${list}.gone`);
        const html = await page(`${site.address}/?page_id=4`);
        renameSync(`${list}.gone`, list);
        assert.match(html, /suite\.js/);
        assert.doesNotMatch(html, /modulepreload" href="[^"]*\/rs-suite\//);
      },
    );

    it(`the plugin in the pages of ${name} is left alone by optimisers`, wordpress, async () => {
      const filters = [
        'rocket_delay_js_exclusions',
        'litespeed_optimize_js_excludes',
        'autoptimize_filter_js_exclude',
      ];
      const [rocket, liteSpeed, autoptimize] = await call(
        ...filters.map(
          (filter, place) => ['apply_filters', [filter, place < 2 ? ['a.js'] : 'a.js']] as const,
        ),
      );
      const ours = ['rs-suite/suite-', 'rs-suite/consent-bridge', 'rs_consent'];
      assert.deepEqual(rocket, ['a.js', ...ours]);
      assert.deepEqual(liteSpeed, ['a.js', ...ours]);
      assert.equal(autoptimize, ['a.js', ...ours].join(', '));
    });

    it(
      `the plugin in the pages of ${name} keeps the files of the last version for a week over an update`,
      wordpress,
      async () => {
        const update = join(site.site, 'update/rs-suite');
        mkdirSync(join(update, 'suite-0.2.0'), { recursive: true });
        for (const file of ['rs-suite.php', 'tags.json']) writeFileSync(join(update, file), '');
        await call(['apply_filters', ['upgrader_source_selection', `${update}/`]]);
        assert.ok(existsSync(join(update, 'suite-0.1.0/suite.js')));
        const old = join(plugin, 'suite-0.0.9');
        mkdirSync(old);
        const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;
        await call(
          ['update_option', ['rs_suite_left', { 'suite-0.0.9': daysAgo(6) }]],
          ['rs_suite_delete_old', []],
        );
        assert.ok(existsSync(old));
        await call(
          ['update_option', ['rs_suite_left', { 'suite-0.0.9': daysAgo(8) }]],
          ['rs_suite_delete_old', []],
        );
        assert.ok(!existsSync(old));
        assert.ok(existsSync(join(plugin, 'suite-0.1.0')));
      },
    );

    it(`the plugin in the pages of ${name} refuses settings of other kinds`, wordpress, async () => {
      const wrong = {
        hosts: 'maps.example <script> http://a',
        policy_href: 'javascript:alert(1)',
        days: '-4',
        policy_scripts: "'unsafe-inline' https://a.example",
      };
      const [stored] = await call(['rs_suite_sanitize', [wrong]]);
      const { hosts, policy_href, days, policy_scripts } = stored as Readonly<Record<string, unknown>>;
      assert.deepEqual(
        { hosts, policy_href, days, policy_scripts },
        { hosts: 'maps.example', policy_href: '', days: 1, policy_scripts: 'https://a.example' },
      );
    });

    it(
      `the plugin in the pages of ${name} leaves nothing in the database when it is uninstalled`,
      wordpress,
      async () => {
        await site.store();
        assert.equal(await site.runPhp('uninstall.php'), '[[],false]');
      },
    );
  });
