import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';

const folder = join(import.meta.dirname, '../../../elements/rs-form');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const list = read('rs-form.features.ts');

/** Modules of features: they export `startFeature`. */
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => relative('', file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && /^export function startFeature\b/m.test(read(file)));

describe('<rs-form> features', () => {
  for (const module of modules)
    it(`the list of features of <rs-form> has ${module}, and no other module starts it`, () => {
      const imported = module.replace(/\.ts$/, '.js');
      assert.ok(list.includes(`'./${imported}'`), `${imported} is not in rs-form.features.ts`);
    });

  it('the list of features of <rs-form> has sending, captcha, locations, the renewal of the CSRF token and the bot checks', () => {
    const expected = [
      'submit/attempts',
      'captcha/captcha',
      'placed-tags/locations',
      'csrf-token/token-renewal',
    ];
    for (const name of [...expected, 'bot-check/bot-guard', 'bot-check/work/work-guard'])
      assert.ok(modules.includes(`${name}.ts`), name);
  });

  it('the list of features of <rs-form> loads late only what lies in a late folder', () => {
    const late = [...list.matchAll(/import\('\.\/([\w/-]+)\/[\w.-]+\.js'/g)].map(([, name]) => name);
    const expected = [
      'agents',
      ...['bot-check', 'bot-check/altcha', 'bot-check/widgets', 'bot-check/work'],
      'captcha',
      'diagnostics',
      'drafts/saving',
      ...['masks', 'prefill', 'review', 'rows', 'session'],
    ];
    assert.deepEqual([...new Set(late)].sort(), expected);
  });
});
