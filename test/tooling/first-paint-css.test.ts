import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firstPaintCss } from '../../scripts/first-paint-css.js';

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
    assert.match(css, /rs-form:has\([^{]+\):is\(:not\(:defined\),\[data-pending\]\) :is\(/);
  });

  it('ends by itself after three seconds', () => {
    assert.match(firstPaintCss(practice), /animation:rs-form-pending 3s step-end}/);
  });

  it('concerns this form alone: another one may have a field of the same alias', () => {
    const css = firstPaintCss({ formId: 7, conditions: [showIf(['Email'])] });
    const form = ':has([id^="rsform_7_page_"],[name="form[formId]"][value="7"])';
    assert.ok(css.includes(`rs-form${form}:is(:not(:defined),[data-pending]) :is(.rsform-block-email)`), css);
  });

  it('hides the other way to write too, which shows only when the bot check fails', () => {
    assert.ok(firstPaintCss(practice).includes('[slot="bot-check-alternative"]'));
  });

  it('is empty where nothing starts hidden', () => {
    assert.equal(firstPaintCss({ version: 1, formId: 1 }), '');
    assert.equal(firstPaintCss({ conditions: [showIf(['Email'], 'block', 'hide')] }), '');
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

  it('reserves the box of a calendar that is visible at start, as high as the element makes it', () => {
    const element = readFileSync(join(root, 'elements/rs-calendar/place.styles.ts'), 'utf8');
    const box = /\.box \{([^}]+)\}/.exec(element)?.[1];
    assert.ok(box);
    const styles = box
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(': ', ':')
      .replace(/;$/, '');
    const css = firstPaintCss(calendar);
    assert.ok(css.includes(`@keyframes rs-form-reserved{from,to{${styles}}}`), styles);
    assert.ok(css.includes('.rsform-block-dia-y-hora [id^="cal"][id$="Container"]'));
  });

  it('reserves nothing for a calendar that starts hidden', () => {
    const css = firstPaintCss({ ...calendar, conditions: [showIf(['Dia_y_hora'])] });
    assert.ok(!css.includes('rs-form-reserved'));
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
    assert.throws(() => firstPaintCss({ conditions: [{ targets: [1] }] }), /targets: expected the names/);
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

  it('says what is wrong in one line, and fails', () => {
    const { status, stdout, stderr } = run([], '[]');
    assert.deepEqual([status, stdout], [1, '']);
    assert.equal(stderr, 'first-paint-css: the definition: expected an object\n');
  });
});
