import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FieldView, FormView } from './candidates/form-view.js';
import { formHtml } from './pages/form-html.js';
import { planContactForm, planLargeForm, suiteDefinition, surveyDefinition } from './pages/form-plan.js';
import { pages } from './pages.js';
import { pageHtml } from './site.js';
import { cellText, numberText, spreadOf, tableText, writeBetween } from './summary.js';

const root = join(import.meta.dirname, '..', '..');
const plans = { 'the contact form': planContactForm(), 'a large form': planLargeForm(1000) };

/** Returns the tree of some HTML, in which the order of attributes does not count. */
function treeOf(html: string): unknown {
  const tree = (node: DefaultTreeAdapterTypes.ChildNode): unknown => {
    if (!('tagName' in node)) return 'value' in node ? node.value : node.nodeName;
    const attributes = node.attrs.map(({ name, value }) => `${name}=${value}`).toSorted();
    return [node.tagName, attributes, node.childNodes.map(tree)];
  };
  return parseFragment(html).childNodes.map(tree);
}

describe('the tables of the bench', () => {
  it('the tables of the bench have the median and the quartiles between the numbers', () => {
    assert.deepEqual(spreadOf([5, 1, 4, 2, 3]), { median: 3, low: 2, high: 4 });
    assert.deepEqual(spreadOf([1, 2, 3, 4]), { median: 2.5, low: 1.75, high: 3.25 });
    assert.deepEqual(spreadOf([7]), { median: 7, low: 7, high: 7 });
  });

  it('the tables of the bench write two digits that count, and all of them from a hundred on', () => {
    const texts = [0.1234, 1.25, 12.4, 99.4, 123.4, 1234.5, 0, NaN].map(numberText);
    assert.deepEqual(texts, ['0.12', '1.3', '12', '99', '123', '1,235', '0', '–']);
  });

  it('the tables of the bench write the ratio to the first row, and the spread only where there is one', () => {
    const [first, other] = [spreadOf([40, 50, 60]), spreadOf([90, 100, 120])];
    assert.equal(cellText(first), '50 (45–55)');
    assert.equal(cellText(other, first), '100 (95–110) ×2');
    assert.equal(cellText(spreadOf([25, 25]), first), '25 ×0.5');
    assert.equal(cellText(other, spreadOf([0, 0])), '100 (95–110)');
    assert.equal(cellText(spreadOf([NaN]), first), '–');
  });

  it('the tables of the bench have a row for each candidate, in the order of the figures', () => {
    const columns = [
      { figure: 'ready', title: 'ready, ms' },
      { figure: 'listeners', title: 'listeners' },
    ];
    const table = tableText(columns, [
      { name: 'hand-written', visits: [{ listeners: 2, ready: 10 }] },
      {
        name: 'other',
        visits: [
          { ready: 15, listeners: 3 },
          { ready: 25, listeners: 3 },
        ],
      },
    ]);
    assert.equal(
      table,
      [
        '|  | ready, ms | listeners |',
        '| --- | --- | --- |',
        '| hand-written | 10 | 2 |',
        '| other | 20 (18–23) ×2 | 3 ×1.5 |',
      ].join('\n'),
    );
  });

  it('the tables of the bench replace older ones between their markers, and nothing else', () => {
    const text = 'a\n<!-- bench one -->\nold\n<!-- /bench -->\nb\n<!-- bench two -->\n<!-- /bench -->';
    assert.equal(
      writeBetween(text, 'one', 'new'),
      'a\n<!-- bench one -->\n\nnew\n\n<!-- /bench -->\nb\n<!-- bench two -->\n<!-- /bench -->',
    );
    assert.throws(() => writeBetween(text, 'three', 'new'), /No place for "three"/);
  });

  it('the tables of the bench have a place in the documentation for every page', () => {
    const text = readFileSync(join(root, 'docs', 'content', 'en', 'performance.md'), 'utf8');
    for (const { name } of pages) assert.match(writeBetween(text, name, 'new table'), /new table/, name);
  });
});

describe('the pages of the bench', () => {
  for (const [title, plan] of Object.entries(plans)) {
    it(`the pages of the bench have ${title} for React Hook Form in exactly the markup of the server`, () => {
      const html = renderToString(createElement(FormView, { fields: plan.fields, Field: FieldView }));
      assert.deepEqual(treeOf(html), treeOf(formHtml(plan)));
    });

    it(`the pages of the bench have ${title} for SurveyJS with the same fields, labels and rules`, () => {
      const { elements } = surveyDefinition(plan);
      const rules = elements.map((element) => [
        element.name,
        element.title,
        'isRequired' in element && element.isRequired === true,
        'visibleIf' in element ? element.visibleIf : undefined,
      ]);
      assert.deepEqual(
        rules,
        plan.fields.map(({ name, label, isRequired, shownBy }) => [
          name,
          label,
          isRequired === true,
          shownBy && `{${shownBy}} = 'yes'`,
        ]),
      );
    });

    it(`the pages of the bench have ${title} for the suite with the same conditions, and the sum of all numbers`, () => {
      const { conditions, calculations } = suiteDefinition(plan);
      assert.deepEqual(
        conditions.map(({ targets, when }) => [targets[0], when[0]?.field]),
        plan.fields.filter(({ shownBy }) => shownBy).map(({ name, shownBy }) => [name, shownBy]),
      );
      const survey = surveyDefinition(plan).elements.find(({ type }) => type === 'expression');
      const expression = survey && 'expression' in survey ? survey.expression : '';
      assert.equal(calculations[0]?.expression.replaceAll(':value', ''), expression);
    });
  }

  it('the pages of the bench have forms of ten, 1,000 and 3,000 fields beside the total', () => {
    assert.equal(planContactForm().fields.length, 10);
    assert.deepEqual(
      [1000, 3000].map((size) => planLargeForm(size).fields.length - 1),
      [1000, 3000],
    );
  });

  for (const page of pages)
    it(`the pages of the bench of "${page.title}" have the same HTML for every candidate that enhances it`, () => {
      const html = page
        .candidates()
        .map((candidate) => [candidate.name, pageHtml(page, candidate, new Map())]);
      const different = html.filter(([, text]) => !text?.includes(page.plain)).map(([name]) => name);
      assert.deepEqual(different, page.group === 'forms' ? ['SurveyJS'] : []);
    });

  it('the pages of the bench begin with a script written by hand, have the suite second, and name scripts that exist', () => {
    for (const page of pages) {
      const candidates = page.candidates();
      assert.deepEqual(
        candidates.slice(0, 2).map(({ name }) => name),
        ['hand-written', 'rs-suite'],
      );
      for (const { script } of candidates)
        if (script) assert.ok(existsSync(join(import.meta.dirname, 'candidates', `${script}.mjs`)), script);
    }
  });

  it('the pages of the bench get the peers in exactly the versions of their package', () => {
    const read = (name: string) =>
      JSON.parse(readFileSync(join(root, 'scripts', 'bench', name), 'utf8')) as {
        devDependencies: Record<string, string>;
        packages: Record<string, { version?: string; integrity?: string }>;
      };
    const { packages } = read('package-lock.json');
    for (const [name, version] of Object.entries(read('package.json').devDependencies)) {
      const locked = packages[`node_modules/${name}`];
      assert.equal(locked?.version, version, name);
      assert.match(locked?.integrity ?? '', /^sha512-/, name);
    }
  });
});
