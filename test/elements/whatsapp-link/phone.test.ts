import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { callingCodeOf, normalisePhone } from '../../../elements/whatsapp-link/phone.model.js';

describe('the number of a <whatsapp-link>', () => {
  for (const [phone, digits, why] of [
    ['+34 600 11 22 33', '34600112233', 'spaces go (wa-01)'],
    ['0034 600-11.22/33', '34600112233', '00 means +'],
    ['600112233', '34600112233', 'nine Spanish digits get 34'],
    ['912 345 678', '34912345678', 'landlines too'],
    ['34600112233', '34600112233', 'digits as WhatsApp writes them'],
    ['+44 (0)20 7946 0958', '442079460958', 'the (0) of a foreign number goes'],
    ['+34\u00a0600\u2011112\u2011233', '34600112233', 'spaces and hyphens that do not break'],
    ['+1 (202) 555-0123', '12025550123', 'another country'],
  ] as const) {
    it(`${phone} is ${digits}: ${why}`, () => assert.equal(normalisePhone(phone, '34'), digits));
  }

  for (const [phone, why] of [
    ['', 'nothing at all (wa-05)'],
    ['" onclick="__pwned=1', 'an attribute that would break out (wa-03)'],
    ['٠١٢', 'digits that no telephone takes (wa-07)'],
    ['٦٠٠١١٢٢٣٣', 'a whole number in such digits (wa-07)'],
    ['600 CALL ME', 'letters'],
    ['+34+600112233', 'two signs'],
    ['123456789', 'nine digits that are not Spanish'],
    ['60011223', 'one digit too few'],
    ['+1234567', 'too short for any country'],
    ['+1234567890123456', 'too long for any country'],
    ['+0600112233', 'no country begins with zero'],
    ['javascript:alert(1)', 'a script'],
    ['600112233?text=x', 'more of an address'],
    ['600112233;ext=5', 'an extension'],
  ] as const) {
    it(`refuses ${JSON.stringify(phone)}: ${why}`, () => assert.equal(normalisePhone(phone, '34'), null));
  }

  for (const [country, phone, digits] of [
    ['351', '912 345 678', '351912345678'],
    ['PT', '912 345 678', '351912345678'],
    ['+33', '06 12 34 56 78', '33612345678'],
    ['fr', '33612345678', '33612345678'],
    ['IT', '06 1234 5678', '390612345678'],
    ['0049', '0151 23456789', '4915123456789'],
    ['US', '(202) 555-0123', '12025550123'],
    ['DE', '+34 600 11 22 33', '34600112233'],
  ] as const) {
    it(`dials ${phone} inside ${country} as ${digits}`, () => {
      assert.equal(normalisePhone(phone, callingCodeOf(country) ?? ''), digits);
    });
  }

  for (const country of ['', 'Spain', '0', '1234', '+', '__proto__', 'constructor', 'ZZ', '3 4']) {
    it(`knows no country ${JSON.stringify(country)}`, () => assert.equal(callingCodeOf(country), null));
  }

  it('is digits only or nothing, whatever was written, and the same when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
        const digits = normalisePhone(phone, '34');
        if (digits === null) return;
        assert.match(digits, /^[1-9]\d{7,14}$/);
        assert.equal(normalisePhone(`+${digits}`, '34'), digits);
      }),
    );
  });
});
