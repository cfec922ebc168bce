import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  fillPlaceholders,
  initialLink,
  updateLink,
  type LinkRequest,
} from '../../../elements/whatsapp-link/link.model.js';

const plain: LinkRequest = { phone: '600112233', country: '34', message: '', leadsThere: false };
const read = (request: Partial<LinkRequest>, before = initialLink) =>
  updateLink(before, { ...plain, ...request });

function addresses(request: Partial<LinkRequest>) {
  const found = read(request).state.addresses;
  assert.ok(found);
  return found;
}

describe('<whatsapp-link> link', () => {
  it('<whatsapp-link> leads to the web address and to the app, without a text where there is none', () => {
    assert.deepEqual(addresses({}), {
      web: 'https://wa.me/34600112233',
      app: 'whatsapp://send?phone=34600112233',
    });
  });

  it('<whatsapp-link> encodes the text once (wa-09)', () => {
    const message = 'hola & adiós #1 %20 +';
    const { web, app } = addresses({ message });
    assert.equal(web, 'https://wa.me/34600112233?text=hola%20%26%20adi%C3%B3s%20%231%20%2520%20%2B');
    for (const address of [web, app]) assert.equal(new URL(address).searchParams.get('text'), message);
  });

  it('<whatsapp-link> cuts a text that would make an address of 2000 characters (wa-11)', () => {
    const { web, app } = addresses({ message: 'a'.repeat(5000) });
    assert.ok(web.length < 2000 && app.length < 2000);
    assert.match(web, /text=a{1500,}$/);
  });

  it('<whatsapp-link> cuts between characters only, and survives half of one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (part) => {
        const message = `${part}\ud83d😀`.repeat(200);
        const { web } = addresses({ message });
        const text = new URL(web).searchParams.get('text') ?? '';
        assert.ok(web.length < 2000 && message.toWellFormed().startsWith(text));
      }),
    );
  });

  it('<whatsapp-link> puts title and address of the page into the text, once', () => {
    const filled = fillPlaceholders(
      '«{title}» {url} {title} {other}',
      'On {url} & $&',
      'https://x.test/?a={title}',
    );
    assert.equal(filled, '«On {url} & $&» https://x.test/?a={title} On {url} & $& {other}');
  });

  it('<whatsapp-link> writes only what has changed', () => {
    const { state } = read({});
    assert.deepEqual(read({}, state), { state, effects: [] });
    assert.equal(read({ message: 'hola' }, state).effects[0]?.type, 'write');
  });

  it('<whatsapp-link> leads to a number that is not sure, and says once where it leads and what would be sure', () => {
    const { state, effects } = read({ phone: '0412 1234567', country: '58' });
    assert.equal(state.addresses?.web, 'https://wa.me/584121234567');
    const problem =
      'found "0412 1234567", expected a phone number such as +34 600 11 22 33; the link leads to +584121234567, ' +
      'which may be no number of its country';
    const diagnostic = { place: 'attribute phone', problem, code: 'whatsapp-phone' };
    assert.deepEqual(effects[1], { type: 'report', diagnostic });
    const again = read({ phone: '0412 1234567', country: '58', message: 'hola' }, state);
    assert.deepEqual(
      again.effects.map(({ type }) => type),
      ['write'],
    );
    assert.equal(read({ phone: '+58 412 1234567' }).effects.length, 1);
  });

  it('<whatsapp-link> gives the link back where nothing is said of a number any more', () => {
    const { state } = read({});
    const given = read({ phone: '', leadsThere: true }, state);
    assert.deepEqual(given, { state: { addresses: null, diagnostic: null }, effects: [{ type: 'restore' }] });
    assert.deepEqual(read({ phone: '', leadsThere: true }, given.state).effects, []);
  });

  for (const [request, problem] of [
    [
      { phone: '" onclick="__pwned=1' },
      'found "" onclick="__pwned=1", expected a phone number such as +34 600 11 22 33',
    ],
    [{ phone: '' }, 'found "", expected a phone number such as +34 600 11 22 33'],
    [{ country: 'Spain' }, 'found "Spain", expected a calling code such as 34, or letters such as ES'],
  ] as const) {
    it(`<whatsapp-link> gives the link back and reports ${JSON.stringify(request)} once`, () => {
      const { state, effects } = read(request);
      assert.equal(state.addresses, null);
      assert.deepEqual(
        effects.map(({ type }) => type),
        ['restore', 'report'],
      );
      assert.equal(state.diagnostic?.problem, problem);
      assert.deepEqual(read(request, state).effects, []);
    });
  }

  it('<whatsapp-link> leaves a share link or a short link of the server alone', () => {
    assert.deepEqual(read({ phone: '', leadsThere: true }), { state: initialLink, effects: [] });
  });
});
