import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  defaultAddress,
  freshAddress,
  isCaptchaAddress,
  quotedTexts,
} from '../../../../elements/rs-form/captcha/captcha-parts.dom.js';

const page = 'https://practica.example/contacto';

describe('<rs-form> captcha address', () => {
  it('the address of a captcha image asks the component’s captcha task where the page says nothing', () => {
    const { pathname, searchParams } = new URL(defaultAddress('14'), page);
    assert.equal(pathname, '/index.php');
    assert.deepEqual(
      [...searchParams],
      [
        ['option', 'com_rsform'],
        ['task', 'captcha'],
        ['componentId', '14'],
        ['format', 'image'],
      ],
    );
  });

  const fresh: readonly (readonly [string, string])[] = [
    ['/captcha?task=captcha', '/captcha?task=captcha&sid=0.5'],
    ['/component/captcha', '/component/captcha?sid=0.5'],
    ['/captcha?task=captcha&sid=0.25', '/captcha?task=captcha&sid=0.5'],
    ['/captcha?task=captcha#x', '/captcha?task=captcha&sid=0.5'],
  ];
  for (const [address, wanted] of fresh)
    it(`the address of a captcha image is one that no cache has seen: ${address}`, () =>
      assert.equal(freshAddress(new URL(address, page), 0.5), new URL(wanted, page).href));

  const strange = [
    'data:image/png,task=captcha',
    'javascript:alert(1)?task=captcha',
    '/contacto',
    '/x?task=other',
  ];
  for (const address of strange)
    it(`the address of a captcha image is not taken from ${address}`, () =>
      assert.equal(isCaptchaAddress(new URL(address, page)), false));

  it('the address of a captcha image is read out of the handler that the server wrote, which is never run', () => {
    const handler = `RSFormPro.refreshCaptcha('14', '/index.php?option=com_rsform&task=captcha'); return false;`;
    assert.deepEqual(quotedTexts(handler), ['14', '/index.php?option=com_rsform&task=captcha']);
  });
});
