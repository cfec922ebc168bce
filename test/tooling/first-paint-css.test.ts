import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firstPaintCss, firstPaintCssOfPage } from '../../scripts/first-paint-css.js';

const root = join(import.meta.dirname, '..', '..');
const practice: unknown = JSON.parse(readFileSync(join(root, 'demo/forms/practice-form.json'), 'utf8'));

const showIf = (targets: readonly string[], scope = 'block', action = 'show') => ({
  action,
  match: 'all',
  scope,
  targets,
  when: [{ field: 'choice', operator: 'is', value: 'yes' }],
});
const calendar = { pages: [{ fields: [{ name: 'Dia_y_hora', type: 'calendar' }] }] };

describe('the first-paint line', () => {
  it('hides the blocks of the practice’s form that nobody has asked for, until the suite is there', () => {
    const css = firstPaintCss(practice);
    for (const alias of ['telefono', 'email', 'dia-y-hora', 'consulta']) {
      assert.ok(css.includes(`.rsform-block-${alias}`), alias);
    }
    assert.ok(!css.includes('.rsform-block-forma-contacto'));
    assert.ok(css.startsWith('@media (scripting: enabled){'));
    assert.match(css, /rs-form:is\(:not\(:defined\),\[data-pending\]\):has\([^{]+\) :is\(/);
  });

  it('shows them for good as they are chosen, and hides them as the script would', () => {
    const chosen = (value: string) => `input:checked[value="${value}"][name^="form[forma contacto]"]`;
    const rules = firstPaintCss(practice).split('\n')[1] ?? '';
    for (const [selectors, ...values] of [
      ['.rsform-block-telefono,.rsform-block-dia-y-hora', 'Teléfono'],
      ['.rsform-block-email', 'E-mail'],
      ['.rsform-block-consulta', 'E-mail', 'Teléfono'],
    ] as const) {
      const rule = `:not(:has(${values.map(chosen).join(',')})) :is(${selectors}){display:none!important}`;
      assert.ok(rules.includes(rule), rule);
    }
    assert.ok(!rules.includes('@media'));
  });

  it('waits no longer than three seconds for what CSS cannot read', () => {
    assert.match(
      firstPaintCss(practice),
      /\[slot="bot-check-alternative"\]\){animation:rs-form-pending 3s step-end}/,
    );
    const css = firstPaintCss({
      pages: [{ fields: [{ name: 'choice', type: 'text' }] }],
      conditions: [showIf(['Email'])],
    });
    assert.match(
      css,
      /^@media \(scripting: enabled\){.*\.rsform-block-email\){animation:rs-form-pending 3s step-end}/,
    );
    assert.ok(!css.includes('display:none'));
  });

  it('asks the page what a field is that the definition does not list', () => {
    const css = firstPaintCss({ conditions: [showIf(['Email'])] });
    assert.match(
      css,
      /:has\(:is\(select,\[type="checkbox"\],\[type="radio"\]\):is\(\[name="form\[choice\]"\],/,
    );
    assert.match(css, /animation:rs-form-pending/);
  });

  it('hides for three seconds what nobody has asked for, in a browser without :has()', () => {
    const css = firstPaintCss(practice);
    const rule =
      /@supports not selector\(:has\(\*\)\)\{([^{]+)\{animation:rs-form-pending/.exec(css)?.[1] ?? '';
    assert.ok(!rule.includes(':has('), rule);
    for (const alias of ['telefono', 'email', 'dia-y-hora', 'consulta'])
      assert.ok(rule.includes(alias), alias);
  });

  it('says a condition once for all that hides by it', () => {
    const conditions = [showIf(['A', 'B']), showIf(['C'])];
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const css = firstPaintCss({ pages, conditions });
    assert.equal(css.split('display:none').length, 2);
    assert.ok(css.includes(':is(.rsform-block-a,.rsform-block-b,.rsform-block-c){display:none!important}'));
  });

  it('asks of a large form first whether anything is chosen', () => {
    const names = Array.from({ length: 300 }, (_, at) => `s${at}`);
    const conditions = names.map((field, at) => ({
      targets: [`t${at}`],
      when: [{ field, value: 'yes' }],
    }));
    const css = firstPaintCss({
      pages: [{ fields: names.map((name) => ({ name, type: 'checkbox-group' })) }],
      conditions,
    });
    assert.equal(css.split(':not(:has(input:checked):has(input:checked:is(').length - 1, 17);
    assert.ok(css.length < 120_000, String(css.length));
  });

  it('lets the last of several conditions decide', () => {
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const last = showIf(['Email'], 'block', 'hide');
    assert.equal(
      firstPaintCss({ pages, conditions: [showIf(['Email']), last] }),
      firstPaintCss({ pages, conditions: [last] }),
    );
  });

  it('knows the block of a field by its control where names share an alias or have none', () => {
    const pages = [{ fields: [{ name: 'Tu nombre' }, { name: 'tu-nombre' }] }];
    const css = firstPaintCss({ pages, conditions: [showIf(['Tu nombre', '日本'])] });
    assert.ok(css.includes('.rsform-block-tu-nombre:has([name^="form[Tu nombre]"])'), css);
    assert.ok(css.includes('.rsform-block-:has([name^="form[日本]"])'), css);
  });

  it('gives up a chain that goes round', () => {
    const pages = [{ fields: ['choice', 'b'].map((name) => ({ name, type: 'select' })) }];
    const back = { targets: ['choice'], when: [{ field: 'b', value: 'x' }] };
    const css = firstPaintCss({ pages, conditions: [showIf(['b']), back] });
    assert.ok(!css.includes('display:none'));
    assert.ok(css.includes('animation:rs-form-pending'));
  });

  it('concerns this form alone: another one may have a field of the same alias', () => {
    const css = firstPaintCss({ formId: 7, conditions: [showIf(['Email'])] });
    const form = ':has([id^="rsform_7_page_"],[name="form[formId]"][value="7"])';
    const rules = css.split('\n')[1] ?? '';
    assert.ok(rules.startsWith(`rs-form:is(:not(:defined),[data-pending])${form}:`), css);
    assert.ok(rules.includes(' :is(.rsform-block-email){'), css);
  });

  it('hides the other way to write too, which shows only when the bot check fails', () => {
    assert.ok(firstPaintCss(practice).includes('[slot="bot-check-alternative"]'));
  });

  it('is empty where nothing can be hidden', () => {
    assert.equal(firstPaintCss({ version: 1, formId: 1 }), '');
    assert.equal(firstPaintCss({ conditions: [{ ...showIf(['Email']), match: 'all', when: [] }] }), '');
  });

  it('hides nothing at the start that only a choice hides', () => {
    const css = firstPaintCss({
      pages: [{ fields: [{ name: 'choice', type: 'select' }] }],
      conditions: [showIf(['Email'], 'block', 'hide')],
    });
    assert.match(
      css,
      /^rs-form:is\([^{]+:has\(select\[name\^="form\[choice\]"\] option:checked\[value="yes"\]\) :is/,
    );
  });

  it('hides the controls and labels of a field, not its block, where the condition says so', () => {
    const css = firstPaintCss({ conditions: [showIf(['Tu nombre'], 'field')] });
    assert.ok(
      css.includes(':is([name="form[Tu nombre]"],[name^="form[Tu nombre]["],.rsform-block-tu-nombre label)'),
    );
  });

  it('cannot be broken by a field’s name', () => {
    const css = firstPaintCss({ conditions: [showIf(['a"]{}</style>\n\\'], 'field')] });
    assert.ok(css.includes('[name="form[a\\22 ]{}\\3c /style\\3e \\a \\5c ]"]'));
    assert.ok(!css.includes('</style>'));
  });

  it('cannot be broken by a value', () => {
    const css = firstPaintCss({
      pages: [{ fields: [{ name: 'choice', type: 'select' }] }],
      conditions: [{ targets: ['Email'], when: [{ field: 'choice', value: 'a"]{}</style>\n\\\u202e' }] }],
    });
    assert.ok(css.includes('[value="a\\22 ]{}\\3c /style\\3e \\a \\5c \\202e "]'), css);
    assert.ok(!css.includes('</style>'));
  });

  it('keeps the box of a calendar as high as the element makes it, until that is there', () => {
    const element = readFileSync(join(root, 'elements/rs-calendar/place.styles.ts'), 'utf8');
    const box = /\.box \{([^}]+)\}/.exec(element)?.[1];
    assert.ok(box);
    const styles = box
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(': ', ':')
      .replace(/;$/, '');
    const css = firstPaintCss(calendar);
    assert.ok(css.includes(`.rsform-block-dia-y-hora [id^="cal"][id$="Container"]){${styles}}`), styles);
    assert.ok(css.includes(`rs-calendar:not(:defined){display:block;${styles}}`), styles);
    assert.ok(!css.includes('@media'), 'for good where no script comes');
  });

  it('keeps the box of a calendar that a choice shows', () => {
    const css = firstPaintCss({ ...calendar, conditions: [showIf(['Dia_y_hora'])] });
    assert.ok(css.includes('.rsform-block-dia-y-hora [id^="cal"][id$="Container"]'));
  });

  it('shows the pages of a form that the server hid all, the first at once', () => {
    const css = firstPaintCss({ formId: 7, pages: [{ fields: [] }, { fields: [] }] });
    const page = '[id^="rsform_7_page_"]';
    const pages = ` form:not(:has(${page}:not(.formHidden))) ${page}.formHidden`;
    const always = css.slice(0, css.indexOf('@media'));
    const scripted = css.slice(css.indexOf('@media (scripting: enabled)'));
    assert.ok(always.endsWith(`${pages}{position:static;inset:auto;opacity:1;visibility:visible}`), always);
    assert.ok(scripted.includes(`${pages}:not([id$="_page_0"]){animation:rs-form-pending 3s step-end}`));
  });

  it('shows every page, and no button between them, where scripts are off', () => {
    const css = firstPaintCss({ formId: 7, pages: [{ fields: [] }, { fields: [] }] });
    const rule = /@media \(scripting: none\)\{(.*)\}\n/.exec(css)?.[1] ?? '';
    assert.match(rule, / \[id\^="rsform_7_page_"\]\.formHidden\{position:static;[^}]+visibility:visible\}/);
    assert.match(rule, / :is\(\.rsform-type-pagebreak,[^{]+\)\{display:none\}$/);
  });

  it('says nothing of pages where there is one', () => {
    assert.equal(firstPaintCss({ formId: 7, pages: [{ fields: [] }] }), '');
  });

  it('names the place of a mistake in the definition', () => {
    assert.throws(() => firstPaintCss([]), /the definition: expected an object/);
    assert.throws(() => firstPaintCss({ formId: '1"]{}' }), /formId: expected a whole number/);
    assert.throws(() => firstPaintCss({ conditions: {} }), /conditions: expected a list/);
    assert.throws(
      () => firstPaintCss({ conditions: [{ targets: [1] }] }),
      /conditions\[0\]\.targets\[0\]: expected a text/,
    );
  });

  it('names every mistake', () => {
    const rules = [{ field: 'a', operator: 'isnt' }, { value: 'b' }];
    assert.throws(
      () =>
        firstPaintCss({ pages: [{ fields: [{ name: 1 }] }], conditions: [{ action: 'sho', when: rules }] }),
      {
        message: [
          'pages[0].fields[0].name: expected a text',
          'conditions[0].action: expected one of show, hide',
          'conditions[0].when[0].operator: expected one of is, is_not',
          'conditions[0].when[1].field: expected a text',
        ].join('\n'),
      },
    );
  });
});

const tagOf = (json: unknown, controls: string) =>
  `<rs-form><script type="application/json">${JSON.stringify(json)}</script><form method="post">
    ${controls}<input type="hidden" name="form[formId]" value="7"></form></rs-form>`;
const behaviour = { version: 1, formId: 7, conditions: [showIf(['Email'])] };

describe('the first-paint line of a page', () => {
  it('says it for all its forms', () => {
    const choice = '<input type="radio" name="form[choice]" value="yes">';
    const css = firstPaintCssOfPage(
      `<!doctype html><p>Hola</p>${tagOf(behaviour, choice)}${tagOf(behaviour, choice)}`,
    );
    assert.equal(css.split('input:checked[value="yes"]').length, 3);
  });

  it('reads from the markup what a field is', () => {
    const select = '<select name="form[choice][]"><option value="yes">Sí</option></select>';
    const css = firstPaintCssOfPage(tagOf(behaviour, select));
    assert.ok(css.includes('select[name^="form[choice]"] option:checked[value="yes"]'), css);
    assert.ok(!css.includes('[type="checkbox"]'), css);
    assert.ok(
      firstPaintCssOfPage(tagOf(behaviour, '<textarea name="form[choice]"></textarea>')).includes('3s'),
    );
  });

  it('cannot read an option whose value is its text, nor a box beside a hidden input', () => {
    for (const controls of [
      '<select name="form[choice]"><option>yes</option></select>',
      '<input type="hidden" name="form[choice]" value="no"><input type="checkbox" name="form[choice]" value="yes">',
    ]) {
      assert.ok(!firstPaintCssOfPage(tagOf(behaviour, controls)).includes('display:none'), controls);
    }
  });

  it('puts a date together in the order of its selects', () => {
    const parts = ['y', 'm'].map(
      (part) => `<select name="form[choice][${part}]"><option value="1">1</option></select>`,
    );
    const when = [{ field: 'choice', operator: 'is', value: '2027/12' }];
    const css = firstPaintCssOfPage(
      tagOf({ ...behaviour, conditions: [{ targets: ['Email'], when }] }, parts.join('')),
    );
    assert.ok(css.includes('select[name^="form[choice][y]"] option:checked[value="2027"]'), css);
    assert.ok(css.includes('select[name^="form[choice][m]"] option:checked[value="12"]'), css);
  });

  it('says nothing for a form that a script renders, nor for a tag without JSON', () => {
    assert.equal(firstPaintCssOfPage('<rs-form src="form.json"></rs-form>'), '');
    assert.equal(
      firstPaintCssOfPage('<rs-form><form><input name="form[formId]" value="1"></form></rs-form>'),
      '',
    );
    assert.equal(
      firstPaintCssOfPage(
        `<rs-form><script type="application/json">${JSON.stringify(practice)}</script></rs-form>`,
      ),
      '',
    );
  });

  it('names the tag of a mistake, and its path', () => {
    const wrong = { ...behaviour, conditions: [{ ...showIf(['Email']), targets: 'Email' }] };
    assert.throws(() => firstPaintCssOfPage(tagOf(behaviour, '') + tagOf(wrong, '')), {
      message: '<rs-form> 2: conditions[0].targets: expected a list',
    });
    assert.throws(() => firstPaintCssOfPage(tagOf({ ...behaviour, formId: 8 }, '')), {
      message: "<rs-form> 1: formId: expected the form's 7",
    });
  });
});

describe('npm run first-paint-css', () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/first-paint-css.ts', ...args], {
      cwd: root,
      input,
      encoding: 'utf8',
    });

  it('prints the line for a file, and for what it is piped', () => {
    const expected = firstPaintCss(practice);
    assert.equal(run(['demo/forms/practice-form.json']).stdout, expected);
    assert.equal(run([], JSON.stringify(practice)).stdout, expected);
  });

  it('prints the lines of a page', () => {
    const page = tagOf(behaviour, '<input type="checkbox" name="form[choice][]" value="yes">');
    assert.equal(run(['--html'], page).stdout, firstPaintCssOfPage(page));
  });

  it('says what it does not know', () => {
    const { status, stderr } = run(['--htm', 'page.html']);
    assert.equal(status, 1);
    assert.match(stderr, /^first-paint-css: Unknown option '--htm'/);
  });

  it('says what is wrong in one line, and fails', () => {
    const { status, stdout, stderr } = run([], '[]');
    assert.deepEqual([status, stdout], [1, '']);
    assert.equal(stderr, 'first-paint-css: the definition: expected an object\n');
  });
});
