import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  draftLimits,
  type DraftCandidate,
  type Draft,
  draftOf,
  isKept,
  isFresh,
  planRestore,
  formatDraft,
  parseDraft,
} from '../../../../elements/rs-form/drafts/draft.model.js';

const minute = 60_000;
const now = Date.UTC(2027, 2, 12, 10, 30);
const text: DraftCandidate = {
  type: 'text',
  autocomplete: '',
  isDisabled: false,
  isReadOnly: false,
  isSecret: false,
};
const keys = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'form[Email] 0'));
const lists = fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 });
const snapshots = fc.array(fc.tuple(keys, lists)).map((pairs) => new Map(pairs));
const plain = { noNullPrototype: true };
const fields = fc.tuple(keys, fc.record({ values: lists, defaults: lists }, plain));
const drafts: fc.Arbitrary<Draft> = fc.record(
  {
    savedAt: fc.integer(),
    isSent: fc.boolean(),
    entries: fc.array(fields, { maxLength: 20 }).map((pairs) => new Map(pairs)),
  },
  plain,
);

function draft(entries: readonly (readonly [string, readonly string[], readonly string[]])[]): Draft {
  const pairs = entries.map(([key, values, defaults]) => [key, { values, defaults }] as const);
  return { savedAt: now, isSent: false, entries: new Map(pairs) };
}

describe('values that may be kept', () => {
  const kept = ['text', 'tel', 'email', 'textarea', 'range', 'date', 'radio', 'select-multiple'];
  for (const type of kept) {
    it(`a draft may keep a field of the type ${type}`, () => assert.equal(isKept({ ...text, type }), true));
  }

  for (const type of ['file', 'password', 'hidden', 'submit', 'reset', 'button', 'image', 'x-new', '']) {
    it(`a draft never keeps a field of the type "${type}"`, () =>
      assert.equal(isKept({ ...text, type }), false));
  }

  const hints = ['one-time-code', 'section-a billing CC-Number', 'cc-csc', 'new-password webauthn'];
  for (const autocomplete of hints) {
    it(`a draft never keeps a field that is filled in as "${autocomplete}"`, () =>
      assert.equal(isKept({ ...text, autocomplete }), false));
  }

  for (const autocomplete of ['', 'off', 'email', 'section-cc name', 'on']) {
    it(`a draft may keep a field that is filled in as "${autocomplete}"`, () =>
      assert.equal(isKept({ ...text, autocomplete }), true));
  }

  for (const trait of ['isDisabled', 'isReadOnly', 'isSecret'] as const) {
    it(`a draft keeps nothing that ${trait}`, () => assert.equal(isKept({ ...text, [trait]: true }), false));
  }
});

describe('a draft', () => {
  it('a draft holds what differs from the defaults, an emptied field too', () => {
    const current = new Map([
      ['same', ['a']],
      ['typed', ['b']],
      ['emptied', ['']],
      ['unticked', []],
      ['new on the page', ['c']],
    ]);
    const defaults = new Map([
      ['same', ['a']],
      ['typed', ['']],
      ['emptied', ['x']],
      ['unticked', ['y']],
    ]);
    assert.deepEqual(
      [...draftOf(current, defaults)],
      [
        ['typed', { values: ['b'], defaults: [''] }],
        ['emptied', { values: [''], defaults: ['x'] }],
        ['unticked', { values: [], defaults: ['y'] }],
      ],
    );
  });

  it('a draft leaves out discarded values, until they are others', () => {
    const [defaults, discarded] = [new Map([['a', ['']]]), new Map([['a', ['secret']]])];
    assert.equal(draftOf(new Map([['a', ['secret']]]), defaults, discarded).size, 0);
    assert.equal(draftOf(new Map([['a', ['secrets']]]), defaults, discarded).size, 1);
  });

  it('a draft never holds a key that the form does not have', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (current, defaults) =>
        [...draftOf(current, defaults).keys()].every((key) => current.has(key) && defaults.has(key)),
      ),
    );
  });

  it('a draft is the same after it was a text', () => {
    fc.assert(
      fc.property(drafts, (one) => {
        const kept = formatDraft(one);
        if (kept !== null) assert.deepEqual(parseDraft(kept), one);
      }),
    );
  });

  it('a draft that is too long is not kept, nor read', () => {
    const long = draft([['a', ['x'.repeat(draftLimits.textLength)], ['']]]);
    assert.equal(formatDraft(long), null);
    assert.equal(parseDraft(' '.repeat(draftLimits.textLength) + 'null'), null);
  });

  it('a draft is read from any text without an error', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(texts, (one) => (parseDraft(one), Reflect.get({}, 'polluted') === undefined)));
  });

  it('a draft is read from any wrong shape without an error, and holds lists of texts only', () => {
    const shapes = fc.record({
      version: fc.constant(1),
      savedAt: fc.double({ noNaN: true, noDefaultInfinity: true }),
      isSent: fc.jsonValue(),
      fields: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), fc.tuple(keys, lists, lists)))),
    });
    fc.assert(
      fc.property(shapes, (shape) => {
        const { entries = new Map() } = parseDraft(JSON.stringify(shape)) ?? {};
        for (const [key, { values, defaults }] of entries)
          for (const one of [key, ...values, ...defaults]) assert.equal(typeof one, 'string');
      }),
    );
  });

  const wrong = [
    ['of another version', '{"version":2,"savedAt":1,"fields":[]}'],
    ['without a time', '{"version":1,"fields":[]}'],
    ['without fields', '{"version":1,"savedAt":1}'],
    ['that is a list', '[1]'],
    ['that is null', 'null'],
    ['that is cut off', '{"version":1,"sa'],
    ['that hides its version behind a prototype', '{"__proto__":{"version":1,"savedAt":1,"fields":[]}}'],
  ] as const;
  for (const [title, stored] of wrong) {
    it(`${title} is no draft`, () => assert.equal(parseDraft(stored), null));
  }

  it('a draft with some wrong fields keeps the right ones, whatever their names', () => {
    const fields = [null, ['a'], ['b', 'text', ['']], ['__proto__', ['x'], ['']], [1, ['x'], ['']]];
    const read = parseDraft(JSON.stringify({ version: 1, savedAt: 1, fields }));
    assert.deepEqual([...(read?.entries.keys() ?? [])], ['__proto__']);
  });
});

describe('the age of a draft', () => {
  const ages = [
    ['a moment', 0, true],
    ['half an hour', 30 * minute, true],
    ['half an hour and a bit', 30 * minute + 1, false],
    ['a year, after a jump of the clock', 365 * 24 * 60 * minute, false],
    ['less than nothing, after a jump back', -1, false],
    ['no number', Number.NaN, false],
  ] as const;
  for (const [title, age, expected] of ages) {
    it(`the age of a draft may ${expected ? '' : 'not '}be ${title}`, () =>
      assert.equal(isFresh({ ...draft([]), savedAt: now - age }, now), expected));
  }
});

describe('restoring a draft', () => {
  const plan = (now: string, own: string, before: string, isSentBack: boolean) =>
    planRestore(
      draft([['a', ['typed'], [before]]]),
      new Map([['a', [now]]]),
      new Map([['a', [own]]]),
      isSentBack,
    ).has('a');

  it('restoring a draft fills a field that is as the server sent it', () => {
    assert.equal(plan('', '', '', false), true);
    assert.equal(plan('today', 'today', 'yesterday', false), true);
  });

  it('restoring a draft leaves a field that the visitor or the browser has filled', () =>
    assert.equal(plan('other', '', '', false), false));

  it('restoring a draft leaves a field that holds the text already', () =>
    assert.equal(plan('typed', 'typed', '', false), false));

  it('restoring a draft after a failed submit leaves the server’s values of the post, and adds those that it dropped', () => {
    assert.equal(plan('Typed', 'Typed', '', true), false);
    assert.equal(plan('', '', '', true), true);
  });

  it('restoring a draft leaves out a field that the form does not have', () =>
    assert.equal(planRestore(draft([['a', ['typed'], ['']]]), new Map(), new Map()).size, 0));

  it('restoring a draft writes only into fields at their defaults, and only values of the draft', () => {
    fc.assert(
      fc.property(drafts, snapshots, snapshots, fc.boolean(), (one, current, defaults, isSentBack) => {
        for (const [key, values] of planRestore(one, current, defaults, isSentBack)) {
          assert.deepEqual(current.get(key), defaults.get(key));
          assert.deepEqual(values, one.entries.get(key)?.values);
        }
      }),
    );
  });

  it('restoring a draft undoes what keeping did: the form is the same again', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (typed, defaults) => {
        const entries = draftOf(typed, defaults);
        const plan = planRestore({ savedAt: 0, isSent: false, entries }, defaults, defaults);
        for (const [key, values] of typed)
          if (defaults.has(key)) assert.deepEqual(plan.get(key) ?? defaults.get(key), values);
      }),
    );
  });
});
