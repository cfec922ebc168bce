import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { callingCodeOf, readPhone } from '../../../elements/whatsapp-link/phone.model.js';

const digitsOf = (phone: string, code: string) => readPhone(phone, code)?.digits ?? null;

describe('<whatsapp-link> phone', () => {
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
    it(`the number of a <whatsapp-link> ${phone} is ${digits}: ${why}`, () =>
      assert.equal(digitsOf(phone, '34'), digits));
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
    it(`the number of a <whatsapp-link> refuses ${JSON.stringify(phone)}: ${why}`, () =>
      assert.equal(digitsOf(phone, '34'), null));
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
    it(`the number of a <whatsapp-link> dials ${phone} inside ${country} as ${digits}`, () => {
      assert.equal(digitsOf(phone, callingCodeOf(country) ?? ''), digits);
    });
  }

  // Mobile numbers as they are dialled inside the country, and as people write them who add its code.
  for (const [country, phone, digits] of [
    ['AR', '011 15-5874-9895', '5491158749895'],
    ['AR', '11 15 5874 9895', '5491158749895'],
    ['AR', '0351 15 512-3456', '5493515123456'],
    ['AR', '03825 15-41-2345', '5493825412345'],
    ['ES', '+54 11 15 5874-9895', '5491158749895'],
    ['ES', '+54 9 11 15 5874-9895', '5491158749895'],
    ['ES', '+54 9 11 5874-9895', '5491158749895'],
    ['ES', '+54 011 4321-5678', '541143215678'],
    ['AR', '5491158749895', '5491158749895'],
    ['MX', '044 55 1234 5678', '525512345678'],
    ['MX', '045 55 1234 5678', '525512345678'],
    ['MX', '01 55 1234 5678', '525512345678'],
    ['MX', '55 1234 5678', '525512345678'],
    ['ES', '+52 1 55 1234 5678', '525512345678'],
    ['MX', '5215512345678', '525512345678'],
    ['CO', '03 300 123 4567', '573001234567'],
    ['CO', '0300 123 4567', '573001234567'],
    ['US', '1 (202) 555-0123', '12025550123'],
    ['AD', '376 312 345', '376312345'],
    ['ES', '+44 07911 123456', '447911123456'],
    ['ES', '+49 0151 23456789', '4915123456789'],
    ['ES', '+39 06 1234 5678', '390612345678'],
  ] as const) {
    it(`the number of a <whatsapp-link> sends ${phone}, written in ${country}, to ${digits}`, () => {
      assert.deepEqual(readPhone(phone, callingCodeOf(country) ?? ''), { digits, isSure: true });
    });
  }

  // A number of each country with known rules: as it is dialled inside the country, and from outside.
  for (const [country, inside, outside] of [
    ['AD', '312 345', '+376 312 345'],
    ['AR', '011 15-2345-6789', '+54 9 11 2345 6789'],
    ['BE', '0470 12 34 56', '+32 470 12 34 56'],
    ['CH', '078 123 45 67', '+41 78 123 45 67'],
    ['CL', '9 6123 4567', '+56 9 6123 4567'],
    ['CO', '321 1234567', '+57 321 1234567'],
    ['DE', '01512 3456789', '+49 1512 3456789'],
    ['ES', '612 34 56 78', '+34 612 34 56 78'],
    ['FR', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['GB', '07400 123456', '+44 7400 123456'],
    ['IE', '085 012 3456', '+353 85 012 3456'],
    ['IT', '312 345 6789', '+39 312 345 6789'],
    ['MA', '0650-123456', '+212 650-123456'],
    ['MX', '222 123 4567', '+52 222 123 4567'],
    ['NL', '06 12345678', '+31 6 12345678'],
    ['PE', '912 345 678', '+51 912 345 678'],
    ['PT', '912 345 678', '+351 912 345 678'],
    ['RO', '0712 034 567', '+40 712 034 567'],
    ['US', '(201) 555-0123', '+1 201 555 0123'],
  ] as const) {
    it(`the number of a <whatsapp-link> has the same number for ${inside} in ${country} and for ${outside}`, () => {
      const found = readPhone(inside, callingCodeOf(country) ?? '');
      assert.deepEqual(found, { digits: outside.replace(/\D/g, ''), isSure: true });
      assert.deepEqual(readPhone(outside, '34'), found);
    });
  }

  for (const [phone, code, digits, isSure, why] of [
    ['0412 123 4567', '58', '584121234567', false, 'a country whose rules are not known'],
    ['+58 412 123 4567', '34', '584121234567', true, 'such a country, written with its code'],
    ['00584121234567', '34', '584121234567', true, 'the same with 00'],
    ['584121234567', '58', '584121234567', true, 'the same without a sign'],
    ['15 5874-9895', '54', '541558749895', false, 'an Argentine number without its area'],
    ['+52 55 1234', '34', '52551234', false, 'a Mexican number that is too short'],
  ] as const) {
    it(`the number of a <whatsapp-link> is ${isSure ? 'sure' : 'in doubt'} of ${phone}: ${why}`, () => {
      assert.deepEqual(readPhone(phone, code), { digits, isSure });
    });
  }

  for (const country of ['', 'Spain', '0', '1234', '+', '__proto__', 'constructor', 'ZZ', '3 4']) {
    it(`the number of a <whatsapp-link> knows no country ${JSON.stringify(country)}`, () =>
      assert.equal(callingCodeOf(country), null));
  }

  it('the number of a <whatsapp-link> is digits only or nothing, whatever was written, and the same when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
        const digits = digitsOf(phone, '34');
        if (digits === null) return;
        assert.match(digits, /^[1-9]\d{7,14}$/);
        assert.equal(digitsOf(`+${digits}`, '34'), digits);
      }),
    );
  });
});
