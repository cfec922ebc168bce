import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { needs } from '../../needs.mjs';
import { folder, JoomlaSite, type Site, versions } from './joomla-site.js';

const php = needs('php');

/** Text of an author, the text that visitors get, and the names that an administrator reads. */
type Row = readonly [written: string, read: string, ...unknown: string[]];

const rows: Readonly<Record<string, Row>> = {
  'a marker with options': [
    '<div data-rs="tab-set" data-rs-breakpoint="960"><h2>A</h2></div>',
    '<tab-set breakpoint="960"><h2>A</h2></tab-set>',
  ],
  'a marker with attributes of its own': [
    `<div class="x" id='y' data-rs='tab-set' aria-label="A &amp; B">z</div>`,
    '<tab-set class="x" id="y" aria-label="A &amp; B">z</tab-set>',
  ],
  'other elements in and around a marker': [
    '<div><div data-rs="tab-set"><div>a</div></div><div>b</div></div>',
    '<div><tab-set><div>a</div></tab-set><div>b</div></div>',
  ],
  'a marker in a marker': [
    '<div data-rs="tab-set"><div data-rs="media-box">a</div></div>',
    '<tab-set><media-box>a</media-box></tab-set>',
  ],
  'an option without a value': [
    '<div data-rs="media-box" data-rs-without-overlay="">a</div>',
    '<media-box without-overlay>a</media-box>',
  ],
  'an option that is switched off': [
    '<div data-rs="media-box" data-rs-without-overlay="false">a</div>',
    '<media-box>a</media-box>',
  ],
  'an empty marker, which editors fill': [
    '<div data-rs="back-to-top"><p>&nbsp;<br /></p>\u00a0</div>',
    '<back-to-top></back-to-top>',
  ],
  'JSON, with a tag in it': [
    `<div data-rs="media-box" data-rs-json='{"labels":{"close":"</script><b>"}}'>a</div>`,
    '<media-box><script type="application/json">{"labels":{"close":"\\u003C/script\\u003E\\u003Cb\\u003E"}}</script>a</media-box>',
  ],
  'braces in paragraphs of their own': [
    '<p>{rs-suite tab-set breakpoint="960"}</p><h2>A</h2><p class="x">&nbsp;{/rs-suite}<br></p>',
    '<tab-set breakpoint="960"><h2>A</h2></tab-set>',
  ],
  'braces in a line of text': [
    '<p>Call {rs-suite whatsapp-link phone=600112233}us{/rs-suite} now</p>',
    '<p>Call <whatsapp-link phone="600112233">us</whatsapp-link> now</p>',
  ],
  'quotes that an editor has written as entities': [
    '{rs-suite media-box group=&quot;a b&quot; aria-label=&#39;c&#39;}d{/rs-suite}',
    '<media-box group="a b" aria-label="c">d</media-box>',
  ],
  'braces without a second pair': [
    '<p>{rs-suite back-to-top threshold="2" /}</p>',
    '<back-to-top threshold="2"></back-to-top>',
  ],
  'braces around a marker': [
    '{rs-suite tab-set}<div data-rs="media-box">a</div>{/rs-suite}',
    '<tab-set><media-box>a</media-box></tab-set>',
  ],
  'a value that would end the attribute': [
    `<div data-rs="tab-set" data-rs-breakpoint='"&gt;&lt;script&gt;'>a</div>`,
    '<tab-set breakpoint="&quot;&gt;&lt;script&gt;">a</tab-set>',
  ],
  'an option that the tag does not have': [
    '<div data-rs="tab-set" data-rs-onclick="x" data-rs-colour="red">a</div>{rs-suite tab-set style="x"}b{/rs-suite}',
    '<tab-set>a</tab-set><tab-set>b</tab-set>',
    ...['<tab-set onclick>', '<tab-set colour>', '<tab-set style>'],
  ],
  'an address that is a script': [
    '<div data-rs="media-box" data-rs-group=" java&#10;script:alert(1)" data-rs-scope="data:text/html,x">a</div>',
    '<media-box>a</media-box>',
    ...['<media-box group>', '<media-box scope>'],
  ],
  'a tag that the suite does not have': [
    '<div data-rs="tab-sets">a</div>{rs-suite script}b{/rs-suite}',
    '<div data-rs="tab-sets">a</div>{rs-suite script}b{/rs-suite}',
    ...['<tab-sets>', '<script>'],
  ],
  'a tag that is a setting of the site': [
    '<div data-rs="cookie-consent">a</div>',
    '<div data-rs="cookie-consent">a</div>',
    '<cookie-consent>',
  ],
  'JSON that is none': [
    '<div data-rs="media-box" data-rs-json="{a}">a</div>',
    '<media-box>a</media-box>',
    '<media-box data-rs-json>',
  ],
  'a marker without an end': [
    '<div><div data-rs="tab-set">a</div>{rs-suite media-box}b',
    '<div><tab-set>a</tab-set>{rs-suite media-box}b',
    '<media-box> …',
  ],
  'braces that end inside of a marker': [
    '<div data-rs="tab-set">{rs-suite media-box}a</div>{/rs-suite}',
    '<tab-set>{rs-suite media-box}a</tab-set>{/rs-suite}',
    '<media-box> …',
  ],
  'ends without a start': ['</div>{/rs-suite}<p>a</p>', '</div>{/rs-suite}<p>a</p>'],
};

const untouched = [
  '<!-- <div data-rs="tab-set">a</div> -->',
  '<textarea><div data-rs="tab-set">a</div></textarea>',
  '<script>const a = "{rs-suite tab-set}{/rs-suite}";</script>',
  '<pre><code>{rs-suite tab-set}a{/rs-suite}</code></pre>',
  '<img alt="{rs-suite tab-set}{/rs-suite}" title=\'<div data-rs="tab-set"></div>\'>',
  '{rs-suite}a{/rs-suite} {rs-suites tab-set}',
];

describe('kits/joomla: markers', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));

  const body = '{component}';
  const read = (html: string, request: Site = {}) => site.request({ component: html, body, ...request }).body;

  it(
    'markers in articles and modules of Joomla become tags, and names that are unknown are shown to the administrator',
    php,
    () => {
      const answers = site.requestAll(
        Object.values(rows).map(([component]) => ({ component, body, manager: true })),
      );
      for (const [index, [name, [, expected, ...unknown]]] of Object.entries(rows).entries()) {
        const named = (answers[index]?.messages ?? []).map((text) => /: (.*) on this/.exec(text)?.[1]);
        assert.deepEqual(
          { read: answers[index]?.body, named },
          { read: expected, named: unknown.map((one) => one.replace('<', '&lt;').replace('>', '&gt;')) },
          name,
        );
      }
    },
  );

  it('markers in articles and modules of Joomla stay as they are where a text is no markup', php, () => {
    const answers = site.requestAll(untouched.map((component) => ({ component, body, manager: true })));
    assert.deepEqual(
      answers.map((answer) => answer.body),
      untouched,
    );
    assert.deepEqual(
      answers.flatMap(({ messages }) => messages),
      [],
    );
  });

  for (const joomla of versions)
    it(
      `markers in articles and modules of Joomla become tags in modules of Joomla ${joomla}, and their files are requested at once`,
      php,
      () => {
        const page = site.request({ joomla, modules: ['<div data-rs="tab-set">a</div>'] });
        assert.match(page.body, /<body class="site"><tab-set>a<\/tab-set>/);
        assert.ok(page.body.includes(`href="${folder}chunks/tab-set-2.js"`));
      },
    );

  it(
    'markers in articles and modules of Joomla take the privacy and the language of the settings where the tag has these options',
    php,
    () => {
      const html = '{rs-suite tab-set}a{/rs-suite}{rs-suite media-box locale="en"}b{/rs-suite}';
      assert.equal(
        read(html, { params: { privacy: 1, language: 'ca' } }),
        '<tab-set>a</tab-set><media-box locale="en" privacy="strict">b</media-box>',
      );
    },
  );

  it('markers in articles and modules of Joomla are read in a text that is nothing but starts', php, () => {
    const open = '<div data-rs="tab-set" '.repeat(20_000);
    const braces = '{rs-suite tab-set "'.repeat(20_000);
    const deep = '<div data-rs="tab-set">'.repeat(3000) + '</div>'.repeat(3000);
    assert.equal(read(open), open);
    assert.equal(read(braces), braces);
    assert.equal(read(deep).match(/<tab-set>/g)?.length, 3000);
  });
});
