import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firstPaintCss, firstPaintCssOfPage } from '../../cli/first-paint-css.mjs';
import { behaviour, practice, root, showIf, tagOf } from './first-paint/definitions.js';

const calendar = { pages: [{ fields: [{ name: 'Dia_y_hora', type: 'calendar' }] }] };

describe('the first-paint line', () => {
  it('the first-paint line hides the unrequested blocks of the practice’s form until the suite has loaded', () => {
    const css = firstPaintCss(practice);
    for (const alias of ['telefono', 'email', 'dia-y-hora', 'consulta']) {
      assert.ok(css.includes(`.rsform-block-${alias}`), alias);
    }
    assert.ok(!css.includes('.rsform-block-forma-contacto'));
    assert.ok(css.startsWith('@media (scripting: enabled){'));
    assert.match(css, /rs-form:is\(:not\(:defined\),\[data-pending\]\):has\([^{]+\) :is\(/);
  });

  it('the first-paint line concerns this form alone: another one may have a field of the same alias', () => {
    const css = firstPaintCss({ formId: 7, conditions: [showIf(['Email'])] });
    const form = ':has([id^="rsform_7_page_"],[name="form[formId]"][value="7"])';
    const rules = css.split('\n')[1] ?? '';
    assert.ok(rules.startsWith(`rs-form:is(:not(:defined),[data-pending])${form}:`), css);
    assert.ok(rules.includes(' :is(.rsform-block-email){'), css);
  });

  it('the first-paint line hides the other way to write too, which shows only when the bot check fails', () => {
    assert.ok(firstPaintCss(practice).includes('[slot="bot-check-alternative"]'));
  });

  it('the first-paint line reserves the space of the box of a bot check, where there will be one', () => {
    const css = (botCheck: object) =>
      firstPaintCss({ formId: 7, botCheck: { siteKey: 'clave', ...botCheck } });
    assert.match(
      css({ provider: 'hcaptcha', size: 'compact' }),
      /::before\{[^}]*padding-block-start:144px\}/,
    );
    assert.match(
      css({ provider: 'turnstile' }),
      /padding-block-start:clamp\(65px,\(304px - 100%\)\*9999,140px\)/,
    );
    for (const none of [{ provider: 'recaptcha-v3' }, { provider: 'recaptcha-v2', size: 'invisible' }])
      assert.ok(!css(none).includes('::before'));
  });

  it('the first-paint line reserves the space of the button that adds a row, until it is there', () => {
    const css = firstPaintCss({ formId: 7, repeats: [{ group: 'guests' }, { group: 'a"<b' }] });
    const rows = css.match(/[^{}]*\{content:"";display:block;block-size:1\.75rem[^}]*\}/g) ?? [];
    assert.deepEqual(
      rows.map((one) => /:is\(.*\)/.exec(one)?.[0]),
      [
        ':is([id="guests"],fieldset[name="guests"]):not(:has(.rs-form-row-tools))',
        ':is([id="a\\22 \\3c b"],fieldset[name="a\\22 \\3c b"]):not(:has(.rs-form-row-tools))',
      ],
    );
  });

  it('the first-paint line reserves the space of the buttons that remove rows, where there are more than the fewest', () => {
    const rows = (min: number) =>
      firstPaintCss({ formId: 7, repeats: [{ group: 'guests', min }] }).match(
        /[^{}]*\{content:"";display:inline-block[^}]*\}/g,
      ) ?? [];
    const marked = '[data-repeat-row]:not(template)';
    assert.deepEqual(
      [0, 1, 6].map((min) => rows(min).length),
      [2, 2, 0],
    );
    assert.ok(rows(0)[0]?.includes(` :is(${marked}:nth-child(n+1 of ${marked}))::after`));
    assert.ok(
      rows(1)[0]?.includes(
        ` :is(${marked}:nth-child(1 of ${marked}):nth-last-child(n+2 of ${marked}),${marked}:nth-child(n+2 of ${marked}))::after`,
      ),
    );
  });

  it('the first-paint line is empty where nothing can be hidden', () => {
    assert.equal(firstPaintCss({ version: 1, formId: 1 }), '');
    assert.equal(firstPaintCss({ conditions: [{ ...showIf(['Email']), match: 'all', when: [] }] }), '');
  });

  it('the first-paint line hides nothing at the start that only a choice hides', () => {
    const css = firstPaintCss({
      pages: [{ fields: [{ name: 'choice', type: 'select' }] }],
      conditions: [showIf(['Email'], 'block', 'hide')],
    });
    assert.match(
      css,
      /^rs-form:is\([^{]+:has\(select\[name\^="form\[choice\]"\] option:checked\[value="yes"\]\) :is/,
    );
  });

  it('the first-paint line hides the controls and labels of a field, not its block, where the condition says so', () => {
    const css = firstPaintCss({ conditions: [showIf(['Tu nombre'], 'field')] });
    assert.ok(
      css.includes(':is([name="form[Tu nombre]"],[name^="form[Tu nombre]["],.rsform-block-tu-nombre label)'),
    );
  });

  it('the first-paint line cannot be broken by a field’s name', () => {
    const css = firstPaintCss({ conditions: [showIf(['a"]{}</style>\n\\'], 'field')] });
    assert.ok(css.includes('[name="form[a\\22 ]{}\\3c /style\\3e \\a \\5c ]"]'));
    assert.ok(!css.includes('</style>'));
  });

  it('the first-paint line cannot be broken by a value', () => {
    const css = firstPaintCss({
      pages: [{ fields: [{ name: 'choice', type: 'select' }] }],
      conditions: [{ targets: ['Email'], when: [{ field: 'choice', value: 'a"]{}</style>\n\\\u202e' }] }],
    });
    assert.ok(css.includes('[value="a\\22 ]{}\\3c /style\\3e \\a \\5c \\202e "]'), css);
    assert.ok(!css.includes('</style>'));
  });

  it('the first-paint line keeps the box of a calendar as high as the element makes it, until the element is painted in it', () => {
    const element = readFileSync(join(root, 'elements/rs-calendar/place.styles.ts'), 'utf8');
    const box = /:host\(\[inline\]\) \{([^}]+)\}/.exec(element)?.[1];
    assert.ok(box);
    const styles = box
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(': ', ':')
      .replace(/;$/, '');
    const css = firstPaintCss(calendar);
    const empty = '.rsform-block-dia-y-hora [id^="cal"][id$="Container"]:not(:has(>*))';
    assert.ok(css.startsWith(`rs-form :is(${empty}){${styles}}`), css);
    assert.ok(css.includes(`rs-calendar:not(:defined){${styles}}`), styles);
    assert.ok(!css.includes('@media'), 'for good where no script comes');
  });

  it('the first-paint line keeps the box of a calendar that a choice shows', () => {
    const css = firstPaintCss({ ...calendar, conditions: [showIf(['Dia_y_hora'])] });
    assert.ok(css.includes('.rsform-block-dia-y-hora [id^="cal"][id$="Container"]'));
  });

  it('the first-paint line shows the pages of a form that the server hid all, the first at once', () => {
    const css = firstPaintCss({ formId: 7, pages: [{ fields: [] }, { fields: [] }] });
    const page = '[id^="rsform_7_page_"]';
    const pages = ` form:not(:has(${page}:not(.formHidden))) ${page}.formHidden`;
    const always = css.slice(0, css.indexOf('@media'));
    const scripted = css.slice(css.indexOf('@media (scripting: enabled)'));
    assert.ok(always.endsWith(`${pages}{position:static;inset:auto;opacity:1;visibility:visible}`), always);
    assert.ok(scripted.includes(`${pages}:not([id$="_page_0"]){animation:rs-form-pending 3s step-end}`));
  });

  it('the first-paint line shows every page, and no button between them, where scripts are off', () => {
    const css = firstPaintCss({ formId: 7, pages: [{ fields: [] }, { fields: [] }] });
    const rule = /@media \(scripting: none\)\{(.*)\}\n/.exec(css)?.[1] ?? '';
    assert.match(rule, / \[id\^="rsform_7_page_"\]\.formHidden\{position:static;[^}]+visibility:visible\}/);
    assert.match(rule, / :is\(\.rsform-type-pagebreak,[^{]+\)\{display:none\}$/);
  });

  it('the first-paint line says nothing of pages where there is one', () => {
    assert.equal(firstPaintCss({ formId: 7, pages: [{ fields: [] }] }), '');
  });

  it('the first-paint line names the place of a mistake in the definition', () => {
    assert.throws(() => firstPaintCss([]), /the definition: expected an object/);
    assert.throws(() => firstPaintCss({ formId: '1"]{}' }), /formId: expected a whole number/);
    assert.throws(() => firstPaintCss({ conditions: {} }), /conditions: expected a list/);
    assert.throws(
      () => firstPaintCss({ conditions: [{ targets: [1] }] }),
      /conditions\[0\]\.targets\[0\]: expected a text/,
    );
  });

  it('the first-paint line names every mistake', () => {
    const rules = [{ field: 'a', operator: 'isnt' }, { value: 'b' }];
    assert.throws(
      () =>
        firstPaintCss({ pages: [{ fields: [{ name: 1 }] }], conditions: [{ action: 'sho', when: rules }] }),
      {
        message: [
          'pages[0].fields[0].name: expected a text',
          'conditions[0].action: expected one of show, hide',
          'conditions[0].when[0].operator: expected one of is, is_not, empty, filled, contains, greater, less, between, is_one_of',
          'conditions[0].when[1].field: expected a text',
        ].join('\n'),
      },
    );
  });
});

describe('rs-suite first-paint-css', () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, ['cli/rs-suite.mjs', 'first-paint-css', ...args], {
      cwd: root,
      input,
      encoding: 'utf8',
    });

  it('rs-suite first-paint-css prints the line for a file, and for piped input', () => {
    const expected = firstPaintCss(practice);
    assert.equal(run(['demo/forms/practice-form.json']).stdout, expected);
    assert.equal(run([], JSON.stringify(practice)).stdout, expected);
  });

  it('rs-suite first-paint-css prints the lines of a page', () => {
    const page = tagOf(behaviour, '<input type="checkbox" name="form[choice][]" value="yes">');
    assert.equal(run(['--html'], page).stdout, firstPaintCssOfPage(page));
  });

  it('rs-suite first-paint-css refuses a page whose elements are nested deeper than in any page', () => {
    const { status, stdout, stderr } = run(['--html'], tagOf(behaviour, '<div>'.repeat(20_000)));
    assert.deepEqual([status, stdout], [1, '']);
    assert.equal(stderr, 'first-paint-css: the page nests elements deeper than 1000\n');
  });

  it('rs-suite first-paint-css names unknown options', () => {
    const { status, stderr } = run(['--htm', 'page.html']);
    assert.equal(status, 2);
    assert.match(stderr, /^first-paint-css: Unknown option '--htm'/);
  });

  it('rs-suite first-paint-css names the error in one line, and fails', () => {
    const { status, stdout, stderr } = run([], '[]');
    assert.deepEqual([status, stdout], [1, '']);
    assert.equal(stderr, 'first-paint-css: the definition: expected an object\n');
  });
});
