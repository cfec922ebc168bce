import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulesOf } from '../../../docs/playground/model/checks/rules-of.model.js';
import { type CheckForm, checkForms, type CheckRow } from './check-rows.js';
import { groupForms } from './group-rows.js';
import { type Need, needs } from '../../needs.mjs';
import { type Run, runModel, runNode, runPhp, type RunResult } from './code-runners.js';
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

/** Kinds of code that an author copies: a name, a function that runs posts, and its program. */
const code: readonly (readonly [
  name: string,
  run: (state: CheckForm['state'], runs: readonly Run[]) => Promise<readonly RunResult[]>,
  need: Need,
])[] = [
  ['Node', (state, runs) => Promise.all(runs.map((run) => runNode(state, run))), needs(undefined)],
  ['PHP', (state, runs) => Promise.resolve(runPhp(state, runs)), needs('php')],
];

/** Ways in which a post is checked: by the playground, and by the code that an author copies. */
const runners: typeof code = [
  [
    'the server in the page',
    (state, runs) => Promise.resolve(runs.map((run) => runModel(state, run))),
    needs(undefined),
  ],
  ...code.map(([name, run, need]) => [`the code for ${name}`, run, need] as const),
];

for (const [name, run, need] of runners) {
  describe(`a post that ${name} checks`, () => {
    for (const form of [...checkForms, ...groupForms]) {
      it(
        `a post that ${name} checks is accepted and refused as the page does it: ${form.title}`,
        need,
        async () => {
          const results = await run(
            form.state,
            form.rows.map((row) => runOf(form, row)),
          );
          for (const [index, row] of form.rows.entries()) {
            const result = results[index];
            assert.ok(result, row.title);
            try {
              assertRow(row, result);
            } catch (error) {
              throw new Error(`${row.title}: ${String(error)}`, { cause: error });
            }
          }
        },
      );
    }
  });
}

for (const [language, runAll, need] of code) {
  describe(`the code for ${language} that an author copies`, () => {
    const runOne = async (state: CheckForm['state'], run: Run) => {
      const [result, ...others] = await runAll(state, [run]);
      assert.ok(result && others.length === 0);
      return result;
    };

    it(
      `the code for ${language} that an author copies is of one form: a post of another one is refused`,
      need,
      async () => {
        const run = { post: post([['form[A]', 'x']], [], 7) };
        const { errors } = await runOne(withFields({ name: 'A', type: 'text' }), run);
        assert.deepEqual(errors, ['formId']);
      },
    );

    it(
      `the code for ${language} that an author copies verifies the token of a bot check, once all else is right`,
      need,
      async () => {
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
          assert.deepEqual((await runOne(state, run)).errors, expected);
        }
        const bot = rulesOf(state).bot;
        assert.deepEqual([bot?.action, bot?.leastScore], ['contactform', 0.5]);
      },
    );

    it(`the code for ${language} that an author copies stores the hash of a password`, need, async () => {
      const state = withFields({ name: 'A', type: 'password', required: true });
      const { errors, values } = await runOne(state, { post: post([['form[A]', 'secret']]) });
      assert.deepEqual(errors, []);
      assert.match(values[0]?.[1] ?? '', /^(?:scrypt:|\$2y\$)/);
    });

    for (const name of hostileTexts) {
      it(
        `the code for ${language} that an author copies is right with any name, option and message: ${JSON.stringify(name)}`,
        need,
        async () => {
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
          const { errors, values } = await runOne(state, { post: post([[`form[${name}][]`, name]]) });
          assert.deepEqual(errors, []);
          assert.deepEqual(values, [
            [name, name],
            ['Total', isReadable ? '6' : ''],
          ]);
        },
      );
    }

    it(
      `the code for ${language} that an author copies has all of the fields of a form of 40`,
      need,
      async () => {
        const state = sample('survey');
        assert.equal((await runOne(state, { post: post([], [], 5) })).errors.length, 20);
      },
    );
  });
}

describe('the code for Node, at a provider of a bot check', () => {
  it('the code for Node, at a provider of a bot check, asks the provider with the secret and the token, and believes nothing but a right answer', async (test) => {
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
    // Once: a function that is mocked again is not given back to the other tests of the process.
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

  it('the code for Node, at a provider of a bot check, expects the action of Turnstile where the page has named one', () => {
    const botOf = (botCheck: object) => rulesOf(playground({ pages: [], botCheck })).bot;
    const turnstile = { provider: 'turnstile', siteKey: 'k' };
    assert.equal(botOf(turnstile)?.action, undefined);
    assert.equal(botOf({ ...turnstile, action: 'visit' })?.action, 'visit');
    assert.equal(botOf({ ...turnstile, provider: 'hcaptcha', action: 'visit' })?.action, undefined);
  });
});
