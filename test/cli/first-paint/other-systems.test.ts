import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstPaintCssOfPage } from '../../../cli/first-paint-css.mjs';

const json = {
  version: 1,
  formId: 0,
  pages: [
    { fields: [{ name: 'reply' }, { name: 'topics' }] },
    { fields: [{ name: 'contact[phone]' }, { name: 'day', type: 'calendar' }] },
  ],
  conditions: [
    { targets: ['contact[phone]'], when: [{ field: 'reply', value: 'phone' }] },
    { targets: ['more'], when: [{ field: 'topics', value: 'a' }], scope: 'field' },
    { targets: ['reply'], when: [{ field: 'missing', value: 'a' }] },
  ],
  botCheck: { provider: 'hcaptcha', siteKey: 'key' },
};

const tag = (definition: object, attributes = 'action="/visit"') =>
  `<rs-form><script type="application/json">${JSON.stringify(definition)}</script><form ${attributes}>
    <fieldset><input type="radio" name="reply" value="email"><input type="radio" name="reply" value="phone">
      <input type="checkbox" name="topics[a]" value="a"><input id="more" name="more"></fieldset>
    <fieldset><input id="phone" name="contact[phone]"><input name="day"></fieldset>
    <button type="submit">Send</button></form></rs-form>`;

describe('cli/first-paint: other systems', () => {
  const css = firstPaintCssOfPage(tag(json));

  it('the first-paint line of a form of another system hides by the names of the system the targets of its conditions, with their labels and boxes', () => {
    const start = 'rs-form:is(:not(:defined),[data-pending]):has(form[action="/visit"])';
    assert.ok(css.includes(`${start}:not(:has(input:checked[value="phone"][name="reply"]))`), css);
    const own = '[name="contact[phone]"]';
    assert.ok(css.includes(`:is(${own},label[for="phone"],form :has(${own}):not(:has(`), css);
    assert.ok(
      css.includes(':is([name="more"],label[for="more"],label:has([name="more"])){display:none'),
      css,
    );
  });

  it('the first-paint line of a form of another system reads the names of Drupal’s boxes, and leaves out a condition on a field that is not there', () => {
    assert.ok(css.includes('input:checked[value="a"][name="topics[a]"]'), css);
    assert.ok(!css.includes('missing'), css);
    assert.ok(!css.includes('"form['), css);
  });

  it('the first-paint line of a form of another system keeps the later pages out of sight until one is on show, at most three seconds', () => {
    assert.match(
      css,
      /form:not\(:has\(\.formHidden\)\) :is\(fieldset:has\(:is\(\[name="contact\[phone\]"\],\[name="day"\]\)\)\)\{animation:rs-form-pending 3s/,
    );
  });

  it('the first-paint line of a form of another system reserves the space of a bot check that the server has drawn', () => {
    assert.ok(css.includes('.h-captcha):not(:has(.rs-form-bot-check))::before'), css);
    assert.ok(!css.includes('rsform-block'), css);
  });

  it('the first-paint line of a form of another system is limited to the form with its id, its address, or its first control', () => {
    assert.ok(firstPaintCssOfPage(tag(json, 'id="visit" action="/x"')).includes(':has(form[id="visit"])'));
    assert.ok(firstPaintCssOfPage(tag(json, '')).includes(':has([name="reply"])'));
  });
});
