import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOf } from '../../../cli/migrate/report.mjs';

/** Returns the report for a page with a framework's script, an inline script, and markup inside its form. */
function reportFor(path: string, inline: string, markup: string): readonly string[] {
  return reportOf(`<script src="/media/com_rsform/js/script.js"></script><script src="${path}"></script>
<script>${inline}</script><form><input name="form[formId]" value="3">${markup}</form>`);
}

/** Returns the title under which the script is listed. */
function placeOf(path: string, report: readonly string[]): string {
  const at = report.indexOf(`  <script src="${path}"></script>`);
  return report.slice(0, at).findLast((line) => line.endsWith(':')) ?? '';
}

const folder = '/media/com_rsform/js/frameworks';
const bootstrap5 = `${folder}/bootstrap5/bootstrap.bundle.min.js`;
const uikit3 = `${folder}/uikit3/uikit.min.js`;
const foundation = `${folder}/foundation/foundation.min.js`;

const needed: readonly (readonly [what: string, path: string, inline: string, markup: string])[] = [
  ['Bootstrap 5, by a call', bootstrap5, 'new bootstrap.Tooltip(element);', ''],
  ['Bootstrap 5, by an attribute', bootstrap5, '', '<label data-bs-toggle="tooltip" title="x">x</label>'],
  ['Bootstrap 3, by a call of jQuery', `${folder}/bootstrap3/bootstrap.min.js`, 'jQuery(a).tooltip({});', ''],
  [
    'Bootstrap 2, by a class',
    `${folder}/bootstrap2/bootstrap.min.js`,
    '',
    '<label class="hasTooltip">x</label>',
  ],
  ['UIkit 3, by a call', uikit3, 'UIkit.tooltip(element);', ''],
  ['UIkit 3, by an attribute', uikit3, '', '<div uk-form-custom="target: true"></div>'],
  ['UIkit 2, by an attribute', `${folder}/uikit/uikit.min.js`, '', '<label data-uk-tooltip>x</label>'],
  ['Foundation, by a call', foundation, 'jQuery(document).foundation();', ''],
  ['Foundation, by a class', foundation, '', '<span class="has-tip">x</span>'],
  ['one that nobody knows', `${folder}/nuevo/nuevo.js`, '', ''],
  ['one in a template', '/templates/mio/js/com_rsform/frameworks/uikit3/uikit.min.js', 'UIkit.update();', ''],
];

describe('cli/migrate: frameworks', () => {
  for (const [what, path, inline, markup] of needed)
    it(`the report on a page whose layout brings a framework keeps its script where the page needs it: ${what}`, () => {
      assert.match(placeOf(path, reportFor(path, inline, markup)), /framework.*, to keep:$/);
    });

  for (const [what, path, markup] of [
    ['Bootstrap 5', bootstrap5, '<button class="btn btn-primary" data-bs-theme="dark">x</button>'],
    ['UIkit 3', uikit3, '<input class="uk-input"><label class="uk-form-label">x</label>'],
    ['Foundation', foundation, '<div class="grid-x cell medium-9"></div>'],
  ] as const)
    it(`the report on a page whose layout brings a framework removes its script where the page only wears its classes: ${what}`, () => {
      assert.equal(placeOf(path, reportFor(path, '', markup)), 'Script tags to remove:');
    });

  it('the report on a page whose layout brings a framework removes the script of the component all the same', () => {
    const report = reportFor(bootstrap5, 'new bootstrap.Tooltip(element);', '');
    assert.equal(placeOf('/media/com_rsform/js/script.js', report), 'Script tags to remove:');
  });
});
