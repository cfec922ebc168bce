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
    assert.ok(css.includes('rs-form:is(:not(:defined),[data-pending]) :is('));
  });

  it('ends by itself after three seconds', () => {
    assert.match(firstPaintCss(practice), /animation:rs-form-pending 3s step-end}/);
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
    const element = readFileSync(join(root, 'elements/rs-form/widgets/rs-calendar.element.ts'), 'utf8');
    const box = /:host \{\s+display: block;([^}]+)\}/.exec(element)?.[1];
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

  it('names the place of a mistake in the definition', () => {
    assert.throws(() => firstPaintCss([]), /the definition: expected an object/);
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
