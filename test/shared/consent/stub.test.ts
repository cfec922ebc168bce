import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { consentCookies } from './consent-cookies.js';

const source = readFileSync(new URL('../../../shared/consent/stub.ts', import.meta.url), 'utf8');
const script = transformSync(source, { loader: 'ts', minify: true, target: 'es2022' }).code;

interface Mark {
  readonly accepted: readonly string[];
  readonly revision: number;
}

/** Runs the script in a page of its own, as the browser does. */
function runStub(document: object): Mark {
  const window: { rsConsent?: Mark } = {};
  runInNewContext(script, { window, document, addEventListener: () => undefined });
  assert.ok(window.rsConsent, 'the stub leaves no mark');
  return window.rsConsent;
}

describe('the consent stub', () => {
  it('is a classic script of at most 1 kB', () => {
    assert.ok(Buffer.byteLength(script) <= 1024, `${Buffer.byteLength(script)} bytes`);
    assert.doesNotMatch(script, /\b(?:import|export)\b/);
  });

  for (const [text, accepted] of consentCookies) {
    it(`agrees with the elements about ${JSON.stringify(text.slice(0, 60))}`, () => {
      const mark = runStub({ cookie: `theme=dark; rs_consent=${text}; other=1` });
      assert.deepEqual([...mark.accepted], accepted ?? []);
    });
  }

  it('marks the layer, with nothing accepted, where cookies cannot be read', () => {
    const sandboxed = {
      get cookie(): string {
        throw new Error('SecurityError');
      },
    };
    assert.deepEqual([...runStub(sandboxed).accepted], []);
  });

  it('reads no other cookie whose name ends alike', () => {
    assert.deepEqual([...runStub({ cookie: 'xrs_consent=1.1.1.a.marketing' }).accepted], []);
  });

  it('cannot be changed afterwards', () => {
    const mark = runStub({ cookie: '' });
    assert.ok(Object.isFrozen(mark) && Object.isFrozen(mark.accepted));
  });

  for (const [named, accepted, revision] of [
    [undefined, ['preferences'], 0],
    ['7', ['preferences'], 7],
    ['8', [], 8],
    ['eight', [], Infinity],
  ] as const) {
    it(`counts a yes to revision 7 as ${accepted.join() || 'none'} where its data-revision is ${named}`, () => {
      const currentScript = { dataset: { revision: named } };
      const mark = runStub({ cookie: 'rs_consent=1.7.1.a.preferences', currentScript });
      assert.deepEqual([[...mark.accepted], mark.revision], [accepted, revision]);
    });
  }
});
