import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstPaintCssOfPage } from '../../../cli/first-paint-css.mjs';
import { behaviour, practice, showIf, tagOf } from './definitions.js';

describe('cli/first-paint: pages', () => {
  it('the first-paint line of a page says it for all its forms', () => {
    const choice = '<input type="radio" name="form[choice]" value="yes">';
    const css = firstPaintCssOfPage(
      `<!doctype html><p>Hola</p>${tagOf(behaviour, choice)}${tagOf(behaviour, choice)}`,
    );
    assert.equal(css.split('input:checked[value="yes"]').length, 3);
  });

  it('the first-paint line of a page reads from the markup what a field is', () => {
    const select = '<select name="form[choice][]"><option value="yes">Sí</option></select>';
    const css = firstPaintCssOfPage(tagOf(behaviour, select));
    assert.ok(css.includes('select[name^="form[choice]"] option:checked[value="yes"]'), css);
    assert.ok(!css.includes('[type="checkbox"]'), css);
    assert.ok(
      firstPaintCssOfPage(tagOf(behaviour, '<textarea name="form[choice]"></textarea>')).includes('3s'),
    );
  });

  it('the first-paint line of a page cannot read an option whose value is its text, nor a box beside a hidden input', () => {
    for (const controls of [
      '<select name="form[choice]"><option>yes</option></select>',
      '<input type="hidden" name="form[choice]" value="no"><input type="checkbox" name="form[choice]" value="yes">',
    ]) {
      assert.ok(!firstPaintCssOfPage(tagOf(behaviour, controls)).includes('display:none'), controls);
    }
  });

  it('the first-paint line of a page puts a date together in the order of its selects', () => {
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

  it('the first-paint line of a page says nothing for a form that a script renders, nor for a tag without JSON', () => {
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

  it('the first-paint line of a page names the tag of a mistake, and its path', () => {
    const wrong = { ...behaviour, conditions: [{ ...showIf(['Email']), targets: 'Email' }] };
    assert.throws(() => firstPaintCssOfPage(tagOf(behaviour, '') + tagOf(wrong, '')), {
      message: '<rs-form> 2: conditions[0].targets: expected a list',
    });
    assert.throws(() => firstPaintCssOfPage(tagOf({ ...behaviour, formId: 8 }, '')), {
      message: "<rs-form> 1: formId: expected the form's 7",
    });
  });
});
