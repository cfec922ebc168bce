import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesOf } from '../../../docs/playground/model/checks/rules-of.model.js';
import { type CheckForm, checkForms, type CheckRow } from './check-rows.js';
import { hasPhp, type Run, runModel, runNode, runPhp, type RunResult } from './code-runners.js';
import { hostileTexts, playground, post, sample, withFields } from './posts.js';

function runOf({ state }: CheckForm, { pairs = [], files = [], options = {} }: CheckRow): Run {
  return { post: post(pairs, files, state.form.formId), options };
}

function assertRow({ errors = [], values = {}, unstored = [] }: CheckRow, result: RunResult): void {
  const stored = new Map(result.values);
  assert.deepEqual(result.errors, errors);
  for (const [name, text] of Object.entries(values)) assert.equal(stored.get(name), text, name);
  for (const name of unstored) assert.equal(stored.has(name), false, name);
}

/** Ways in which a post is checked: by the playground, and by the code that an author copies. */
const runners: readonly (readonly [
  name: string,
  run: (form: CheckForm) => Promise<readonly RunResult[]> | readonly RunResult[],
])[] = [
  ['the server in the page', (form) => form.rows.map((row) => runModel(form.state, runOf(form, row)))],
  ['the code for Node', (form) => Promise.all(form.rows.map((row) => runNode(form.state, runOf(form, row))))],
  ...(hasPhp
    ? [
        [
          'the code for PHP',
          (form: CheckForm) =>
            runPhp(
              form.state,
              form.rows.map((row) => runOf(form, row)),
            ),
        ] as const,
      ]
    : []),
];

for (const [name, run] of runners) {
  describe(`a post that ${name} checks`, () => {
    for (const form of checkForms) {
      it(`is accepted and refused as the page does it: ${form.title}`, async () => {
        const results = await run(form);
        for (const [index, row] of form.rows.entries()) {
          const result = results[index];
          assert.ok(result, row.title);
          try {
            assertRow(row, result);
          } catch (error) {
            throw new Error(`${row.title}: ${String(error)}`, { cause: error });
          }
        }
      });
    }
  });
}

/** Runs a post in each kind of code. */
async function runCode(state: CheckForm['state'], run: Run): Promise<readonly RunResult[]> {
  return [await runNode(state, run), ...(hasPhp ? runPhp(state, [run]) : [])];
}

describe('the code that an author copies', () => {
  it('is of one form: a post of another one is refused', async () => {
    const run = { post: post([['form[A]', 'x']], [], 7) };
    for (const { errors } of await runCode(withFields({ name: 'A', type: 'text' }), run))
      assert.deepEqual(errors, ['formId']);
  });

  it('verifies the token of a bot check, once all else is right', async () => {
    const state = playground({
      pages: [{ fields: [{ name: 'A', type: 'text', required: true }] }],
      botCheck: { provider: 'recaptcha-v3', siteKey: 'k' },
    });
    const token = ['g-recaptcha-response', 'token'] as const;
    const rows = [
      [[token], true, ['A']],
      [[['form[A]', 'x'], token], true, []],
      [[['form[A]', 'x'], token], false, ['']],
      [[['form[A]', 'x']], true, ['']],
    ] as const;
    for (const [pairs, acceptsToken, expected] of rows) {
      const run = { post: post(pairs), options: { acceptsToken } };
      for (const { errors } of await runCode(state, run)) assert.deepEqual(errors, expected);
    }
    const bot = rulesOf(state).bot;
    assert.deepEqual([bot?.action, bot?.leastScore], ['contactform', 0.5]);
  });

  it('asks the provider with the secret and the token, and believes nothing but a right answer', async (test) => {
    const answers = [
      [{ success: true, action: 'contactform', score: 0.5 }, []],
      [{ success: true, action: 'contactform', score: 0.4 }, ['']],
      [{ success: true, action: 'other', score: 0.9 }, ['']],
      [{ success: false }, ['']],
      [null, ['']],
    ] as const;
    const state = playground({
      pages: [{ fields: [{ name: 'A', type: 'text' }] }],
      botCheck: { provider: 'recaptcha-v3', siteKey: 'k' },
    });
    const run = {
      post: post([['g-recaptcha-response', 'token']]),
      options: { secret: 's', isVerified: true },
    };
    const asked: string[] = [];
    let given: unknown;
    // Once: what is mocked again is not given back to the other tests of the process.
    test.mock.method(globalThis, 'fetch', (address: string, { body }: { body: URLSearchParams }) => {
      asked.push(`${address} ${String(body)}`);
      return Promise.resolve(Response.json(given));
    });
    for (const [answer, expected] of answers) {
      given = answer;
      assert.deepEqual((await runNode(state, run)).errors, expected);
      assert.deepEqual(asked.splice(0), [
        'https://www.google.com/recaptcha/api/siteverify secret=s&response=token',
      ]);
    }
  });

  it('expects the action of Turnstile where the page has named one', () => {
    const botOf = (botCheck: object) => rulesOf(playground({ pages: [], botCheck })).bot;
    const turnstile = { provider: 'turnstile', siteKey: 'k' };
    assert.equal(botOf(turnstile)?.action, undefined);
    assert.equal(botOf({ ...turnstile, action: 'visit' })?.action, 'visit');
    assert.equal(botOf({ ...turnstile, provider: 'hcaptcha', action: 'visit' })?.action, undefined);
  });

  it('stores the hash of a password', async () => {
    const state = withFields({ name: 'A', type: 'password', required: true });
    for (const { errors, values } of await runCode(state, { post: post([['form[A]', 'secret']]) })) {
      assert.deepEqual(errors, []);
      assert.match(values[0]?.[1] ?? '', /^(?:scrypt:|\$2y\$)/);
    }
  });

  for (const name of hostileTexts) {
    it(`is right with any name, option and message: ${JSON.stringify(name)}`, async () => {
      const state = playground({
        pages: [
          {
            fields: [
              {
                name,
                type: 'select',
                message: name,
                options: [{ value: name, price: '3' }, { value: 'other' }],
              },
              { name: 'Total', type: 'text' },
              { name: 'Shown', type: 'text', required: true },
              { name: 'Send', type: 'submit' },
            ],
          },
        ],
        conditions: [{ action: 'hide', targets: ['Shown'], when: [{ field: name, value: name }] }],
        calculations: [{ target: 'Total', expression: `{${name}:value} * 2`, decimals: 0 }],
      });
      const isReadable = !name.includes('}');
      for (const { errors, values } of await runCode(state, { post: post([[`form[${name}][]`, name]]) })) {
        assert.deepEqual(errors, []);
        assert.deepEqual(values, [
          [name, name],
          ['Total', isReadable ? '6' : ''],
        ]);
      }
    });
  }

  it('has all of the fields of a form of 40', async () => {
    const state = sample('survey');
    for (const { errors } of await runCode(state, { post: post([], [], 5) })) assert.equal(errors.length, 20);
  });
});
