import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstPaintCss } from '../../../cli/first-paint-css.mjs';
import { practice, showIf } from './definitions.js';

describe('cli/first-paint: conditions', () => {
  it('the first-paint line shows fields for good as they are chosen, and hides them as the script would', () => {
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

  it('the first-paint line shows by groups in groups what they show, and nothing by a group without a rule', () => {
    const choice = (value: string) => ({ field: 'choice', value });
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const nested = {
      match: 'any',
      when: [choice('a'), { when: [choice('b'), { field: 'choice', operator: 'filled' }] }],
    };
    const css = firstPaintCss({ pages, conditions: [{ targets: ['A'], when: [nested] }] });
    assert.ok(css.includes('option:checked[value="a"]'), css);
    assert.ok(css.includes('option:checked[value="b"]'), css);
    assert.ok(css.includes(':is(.rsform-block-a){display:none!important}'), css);
    assert.equal(firstPaintCss({ pages, conditions: [{ targets: ['A'], when: [{ when: [] }] }] }), '');
  });

  it('the first-paint line takes one of several values for any of them, and waits for a range', () => {
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const rule = { field: 'choice', operator: 'is_one_of', value: ['a', 'b'] };
    const css = firstPaintCss({ pages, conditions: [{ targets: ['A'], when: [rule] }] });
    assert.match(css, /option:checked\[value="a"\],select\S* option:checked\[value="b"\]/);
    const range = { ...rule, operator: 'between', value: ['1', '5'] };
    const waiting = firstPaintCss({ pages, conditions: [{ targets: ['A'], when: [range] }] });
    assert.match(waiting, /\.rsform-block-a\)?{animation:rs-form-pending 3s/);
    assert.ok(!waiting.includes('display:none'));
  });

  it('the first-paint line waits no longer than three seconds for what CSS cannot read', () => {
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

  it('the first-paint line asks the page what a field is that the definition does not list', () => {
    const css = firstPaintCss({ conditions: [showIf(['Email'])] });
    assert.match(
      css,
      /:has\(:is\(select,\[type="checkbox"\],\[type="radio"\]\):is\(\[name="form\[choice\]"\],/,
    );
    assert.match(css, /animation:rs-form-pending/);
  });

  it('the first-paint line hides unrequested fields for three seconds, in a browser without :has()', () => {
    const css = firstPaintCss(practice);
    const rule =
      /@supports not selector\(:has\(\*\)\)\{([^{]+)\{animation:rs-form-pending/.exec(css)?.[1] ?? '';
    assert.ok(!rule.includes(':has('), rule);
    for (const alias of ['telefono', 'email', 'dia-y-hora', 'consulta'])
      assert.ok(rule.includes(alias), alias);
  });

  it('the first-paint line says a condition once for all that hides by it', () => {
    const conditions = [showIf(['A', 'B']), showIf(['C'])];
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const css = firstPaintCss({ pages, conditions });
    assert.equal(css.split('display:none').length, 2);
    assert.ok(css.includes(':is(.rsform-block-a,.rsform-block-b,.rsform-block-c){display:none!important}'));
  });

  it('the first-paint line asks of a large form first whether anything is chosen', () => {
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

  it('the first-paint line lets the last of several conditions decide', () => {
    const pages = [{ fields: [{ name: 'choice', type: 'select' }] }];
    const last = showIf(['Email'], 'block', 'hide');
    assert.equal(
      firstPaintCss({ pages, conditions: [showIf(['Email']), last] }),
      firstPaintCss({ pages, conditions: [last] }),
    );
  });

  it('the first-paint line knows the block of a field by its control where names share an alias or have none', () => {
    const pages = [{ fields: [{ name: 'Tu nombre' }, { name: 'tu-nombre' }] }];
    const css = firstPaintCss({ pages, conditions: [showIf(['Tu nombre', '日本'])] });
    assert.ok(css.includes('.rsform-block-tu-nombre:has([name^="form[Tu nombre]"])'), css);
    assert.ok(css.includes('.rsform-block-:has([name^="form[日本]"])'), css);
  });

  it('the first-paint line gives up a chain that goes round', () => {
    const pages = [{ fields: ['choice', 'b'].map((name) => ({ name, type: 'select' })) }];
    const back = { targets: ['choice'], when: [{ field: 'b', value: 'x' }] };
    const css = firstPaintCss({ pages, conditions: [showIf(['b']), back] });
    assert.ok(!css.includes('display:none'));
    assert.ok(css.includes('animation:rs-form-pending'));
  });

  const operators: readonly (readonly [type: string, operator: string, value: string, selector: string])[] = [
    ['checkbox-group', 'filled', '', ':not(:has(input:checked:not([value=""])[name^="form[choice]"]))'],
    ['checkbox-group', 'empty', '', ':has(input:checked:not([value=""])[name^="form[choice]"])'],
    ['checkbox-group', 'contains', 'tel', ':not(:has(input:checked[value*="tel"][name^="form[choice]"]))'],
    ['checkbox-group', 'contains', '', ':not(:has(input:checked[name^="form[choice]"]))'],
    [
      'radio-group',
      'contains',
      'o',
      ':has(input:checked:is([value*="o"],:not([value]))[name^="form[choice]"])',
    ],
    ['select', 'filled', '', ':not(:has(select[name^="form[choice]"] option:checked:not([value=""])))'],
    ['select', 'is', '', ':not(:has(select[name^="form[choice]"] option:checked[value=""]))'],
  ];
  for (const [type, operator, value, selector] of operators) {
    it(`the first-paint line reads ${operator} "${value}" of a ${type}`, () => {
      const css = cssOf(type, operator, value);
      assert.ok(css.includes(selector), css);
      assert.ok(css.includes('display:none'));
      assert.equal(css.includes('@media (scripting: enabled)'), css.includes('@supports not'));
    });
  }

  for (const [type, operator, value, isHidden] of [
    ['text', 'is', '', false],
    ['text', 'is', 'x', true],
    ['text', 'is_not', '', true],
    ['text', 'empty', '', false],
    ['text', 'filled', '', true],
    ['text', 'contains', 'x', true],
    ['text', 'greater', '5', true],
    ['number', 'less', '5', true],
    ['select', 'greater', '5', true],
    ['checkbox-group', 'less', '5', true],
  ] as const) {
    it(`the first-paint line takes a ${type} for empty, for three seconds, where the condition says ${operator} "${value}"`, () => {
      const css = cssOf(type, operator, value);
      assert.equal(css.includes('.rsform-block-email){animation:rs-form-pending'), isHidden, css);
      assert.ok(!css.includes('display:none'));
    });
  }
});

/** Returns the style sheet of a form that shows a field by one rule. */
function cssOf(type: string, operator: string, value: string): string {
  return firstPaintCss({
    pages: [{ fields: [{ name: 'choice', type }] }],
    conditions: [{ targets: ['Email'], when: [{ field: 'choice', operator, value }] }],
  });
}
