import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import '../../../elements/page-analytics/define.js';
import { reportDiagnostics } from '../../../shared/diagnostics/page-diagnostics.js';
import { clearCookie } from '../consent/toy-gate.js';
import { recordConsole } from '../record-console.js';
import { withoutChecks } from '../without-checks.js';
import { until } from '../until.js';

const buttons = ['accept', 'reject', 'settings']
  .map((name) => `<button type="button" data-consent="${name}">A</button>`)
  .join('');
const layer = (attributes = '', content = buttons) =>
  `<cookie-consent ${attributes}>${content}</cookie-consent>`;
const json = (text: string) => `<script type="application/json">${text}</script>${buttons}`;
const waits = (attributes: string) => `<script type="text/plain" ${attributes}></script>`;

/** Rows: the author's error, the page, and the lines without the address at their end. */
const rows: readonly (readonly [title: string, page: string, lines: readonly string[]])[] = [
  [
    'a category that does not exist, at any tag',
    '<page-analytics consent-category="stats"></page-analytics>',
    [
      '<page-analytics> attribute consent-category: found "stats", expected one of necessary, preferences, statistics, marketing',
    ],
  ],
  [
    'a category of a tag that the layer does not offer',
    layer() + '<page-analytics consent-category="marketing"></page-analytics>',
    [
      '<page-analytics> attribute consent-category: found "marketing", expected one that <cookie-consent> offers: necessary, preferences, statistics',
    ],
  ],
  [
    'a button with an answer that is none',
    layer('', `${buttons}<button data-consent="ok">A</button>`),
    ['<cookie-consent> content: found data-consent="ok", expected accept, reject, settings'],
  ],
  [
    'an answer in other words, which is missing then',
    layer('', buttons.replace('reject', 'deny')),
    [
      '<cookie-consent> content: found data-consent="deny", expected accept, reject, settings',
      '<cookie-consent> content: found no data-consent="reject", expected accept, reject, settings',
    ],
  ],
  [
    'a banner that can only be accepted',
    layer('', '<button data-consent="accept">A</button>'),
    [
      '<cookie-consent> content: found no data-consent="reject" and "settings", expected accept, reject, settings',
    ],
  ],
  [
    'a second layer',
    layer() + layer('id="two"'),
    ['<cookie-consent id="two"> place: found a second one in the page, expected one: both would ask'],
  ],
  [
    'days beyond two years',
    layer('days="9999"'),
    ['<cookie-consent> attribute days: found "9999", expected 1 to 730'],
  ],
  [
    'a page on which a yes cannot be taken back',
    layer('tab-position="none"'),
    [
      '<cookie-consent> attribute tab-position: found "none", expected a link to #cookie-settings in the page, by which a visitor can withdraw consent',
    ],
  ],
  ['no days at all', layer('days="0"'), ['<cookie-consent> attribute days: found "0", expected 1 to 730']],
  [
    'a script of a category that nobody offers',
    layer() + waits('id="ad" data-category="marketing"') + waits('data-category="statistics"'),
    [
      '<script id="ad"> attribute data-category: found "marketing", expected one that <cookie-consent> offers: necessary, preferences, statistics',
    ],
  ],
  [
    'a frame of a category that does not exist',
    layer() + '<iframe data-category="videos" data-src="/v" title="x"></iframe>',
    [
      '<iframe> attribute data-category: found "videos", expected one that <cookie-consent> offers: necessary, preferences, statistics',
    ],
  ],
  [
    'a script whose file the browser fetches in advance, held back by the inline stub',
    layer() + waits('data-category="statistics" data-held="module" src="/count.js"'),
    [
      '<script> attribute type: found a script of the category "statistics" with the type "module" (/count.js), expected type="text/plain": a browser fetches it before the visitor\'s yes',
    ],
  ],
  ['JSON that is none', layer('', json('{')), ['<cookie-consent> JSON: no JSON (SyntaxError: ']],
  [
    'JSON of something else',
    layer('', json('{"category":[]}')),
    ['<cookie-consent> JSON: found something else, expected { "categories": […] }'],
  ],
  [
    'a category in the JSON that does not exist',
    layer('', json('{"categories":["statistics",{"id":"ads"}]}')),
    [
      '<cookie-consent> JSON at categories.1: found "ads", expected one of necessary, preferences, statistics, marketing',
    ],
  ],
];

/** Opens a page and returns the lines on its console before the visitor has chosen, at least so many. */
async function consoleOf(page: string, least = 0): Promise<readonly string[]> {
  const record = recordConsole();
  try {
    const place = await fixture(html`<div>${unsafeStatic(page)}</div>`);
    await Promise.all(
      Array.from(
        place.querySelectorAll('cookie-consent'),
        (tag) => new Promise((resolve) => tag.withCore(resolve)),
      ),
    );
    reportDiagnostics();
    reportDiagnostics();
    await until(() => record.errors.length >= least, 'named');
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    return record.errors;
  } finally {
    record.stop();
  }
}

describe('shared/diagnostics: consent diagnostics', () => {
  beforeEach(clearCookie);

  for (const [title, page, lines] of rows)
    it(`a mistake about consent is named at load, in one line and once: ${title}`, async () => {
      const errors = await consoleOf(page, lines.length);
      expect(errors.length, errors.join('\n')).to.equal(lines.length);
      lines.forEach((line, at) => expect(errors[at]).to.contain(`ConfigError: ${line}`));
    });

  it('a mistake about consent is named where the inline stub says something else than the tag', async () => {
    Object.defineProperty(window, 'rsConsent', { value: { revision: 2, days: 365 }, configurable: true });
    const errors = await consoleOf(layer('days="30" revision="2"'), 1);
    Reflect.deleteProperty(window, 'rsConsent');
    expect(errors.length, errors.join('\n')).to.equal(1);
    expect(errors[0]).to.contain(
      'attribute days: found data-days of 365 at the inline stub, expected 30 as here',
    );
  });

  it('a mistake about consent is not looked for on a site that is finished', () =>
    withoutChecks(async () => {
      expect(await consoleOf(layer('', json('{')))).to.deep.equal([]);
    }));

  for (const [what, page] of [
    ['the server’s banner with all that it needs', layer('days="180" revision="3"')],
    ['no tab beside a link', `${layer('tab-position="none"')}<a href="#cookie-settings">A</a>`],
    ['an empty layer', layer('', '')],
    [
      'a layer with marketing, and what waits for it',
      layer('', json('{"categories":["marketing"]}')) +
        waits('data-category="marketing" data-type="module" src="/a.js"'),
    ],
    [
      'a script that has waited',
      layer() + '<script type="text/x" data-category="statistics" data-started="" src="/a.js"></script>',
    ],
    ['an inline script that the stub holds back', layer() + waits('data-category="statistics" data-held=""')],
    ['a script that is necessary', layer() + '<script data-category="necessary" type="text/x"></script>'],
    ['a gallery with categories of its own', layer() + '<figure data-category="bosque"></figure>'],
    [
      'what is necessary',
      layer() +
        '<page-analytics consent-category="necessary"></page-analytics><i data-category="necessary"></i>',
    ],
  ] as const)
    it(`a mistake about consent is none: ${what}`, async () => {
      expect(await consoleOf(page)).to.deep.equal([]);
    });
});
