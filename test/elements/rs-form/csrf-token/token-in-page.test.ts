import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokenInPage } from '../../../../elements/rs-form/csrf-token/token.model.js';

describe('<rs-form> token in page', () => {
  const hex = 'abcdef0123456789abcdef0123456789';
  const other = hex.replace('a', 'b');
  const formOf = (id: number, token: string) =>
    `<form><input type='hidden' name='form[formId]' value='${id}'><input type=hidden value="1" name=${token} /></form>`;
  const table: readonly (readonly [string, string, string | null])[] = [
    ['the form’s own', formOf(3, hex), hex],
    ['that of the right form', `${formOf(2, other)}${formOf(3, hex)}${formOf(4, other)}`, hex],
    ['within a form that is cut off', formOf(3, hex).replace('</form>', ''), hex],
    ['none of another form', formOf(2, hex), null],
    ['none in a comment', `<!-- ${formOf(3, hex)} -->`, null],
    ['none in a script', `<script>"${formOf(3, hex)}"</script>`, null],
    ['none of another shape', formOf(3, 'submit'), null],
    ['none in a login page', '<form><input name="username"></form>', null],
  ];
  for (const [title, html, token] of table) {
    it(`the token in the text of a page is ${title}`, () => assert.equal(tokenInPage(html, 3), token));
  }
});
