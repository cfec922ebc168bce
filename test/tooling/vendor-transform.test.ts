import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { transformVendor, vendorFileOf, vendorFiles } from '../../scripts/vendor-transform.mjs';

const require = createRequire(import.meta.url);
const policy = './trusted-html.js';
const vendor = { file: 'vendor/index.js', version: '1.0.0', expected: 1 };

describe('tooling: vendor transform', () => {
  const cases = [
    ['a text', 'a.innerHTML = "x";', 'a.innerHTML = suiteTrustedHtml("x");'],
    [
      'an expression over lines, with a semicolon in a text',
      'a.b().innerHTML = "x;" +\n  c(d, "y") + "z";',
      'a.b().innerHTML = suiteTrustedHtml("x;" +\n  c(d, "y") + "z");',
    ],
    ['a name in brackets', 'a["innerHTML"] = b;', 'a["innerHTML"] = suiteTrustedHtml(b);'],
    [
      'no reading, no comparison, no word in a text',
      'a.innerHTML = b.innerHTML === "innerHTML = c" ? d : e;',
      'a.innerHTML = suiteTrustedHtml(b.innerHTML === "innerHTML = c" ? d : e);',
    ],
  ] as const;

  for (const [what, code, expected] of cases) {
    it(`the vendor transform wraps ${what}`, () => {
      const transformed = transformVendor(vendor, code, policy);
      assert.equal(transformed, `import { trustedHtml as suiteTrustedHtml } from "${policy}";${expected}`);
    });
  }

  it('the vendor transform stops the build when a version assigns markup more or less often than the known one', () => {
    const twice = 'a.innerHTML = b; c.innerHTML = d;';
    assert.throws(() => transformVendor(vendor, twice, policy), /assigns innerHTML 2 times.*does it 1 times/);
    assert.throws(() => transformVendor(vendor, '', policy), /assigns innerHTML 0 times/);
  });

  it('the vendor transform stops the build at an assignment that it does not know', () => {
    assert.throws(() => transformVendor(vendor, 'a.innerHTML += b;', policy), /innerHTML \+= is not known/);
  });

  it('the vendor transform finds the expected places in the installed flatpickr, and in the version that it names', () => {
    const folder = dirname(require.resolve('flatpickr/package.json'));
    const file = join(folder, 'dist', 'esm', 'index.js');
    const known = vendorFileOf(file);
    assert.ok(known);
    assert.equal(known.version, (require('flatpickr/package.json') as { version: string }).version);
    const code = readFileSync(file, 'utf8');
    const transformed = transformVendor(known, code, policy);
    assert.ok(transformed.length < code.length / 3);
    // No code that writes markup is among the kept code for days.
    assert.doesNotMatch(transformed, /suiteTrustedHtml|innerHTML/);
  });

  it('the vendor transform finds the expected places in the installed leaflet, and in the version that it names', () => {
    const file = require.resolve('leaflet/dist/leaflet-src.esm.js');
    const known = vendorFileOf(file);
    assert.ok(known);
    assert.equal(known.version, (require('leaflet/package.json') as { version: string }).version);
    const transformed = transformVendor(known, readFileSync(file, 'utf8'), policy);
    // Two feature tests of the browser, and an icon's markup, which may be a text. Controls and popups write markup
    // too, and are removed.
    assert.equal(transformed.match(/suiteTrustedHtml\(/g)?.length, 3);
  });

  it('the vendor transform stops the build when a place that it removes does not exist once', () => {
    const known = vendorFileOf('/project/node_modules/flatpickr/dist/esm/utils/dates.js');
    assert.ok(known);
    assert.throws(() => transformVendor(known, 'var other = 1;', policy), /has createDateFormatter no more/);
    const twice = 'function createDateFormatter() {} function createDateFormatter() {}';
    assert.throws(() => transformVendor(known, twice, policy), /has createDateFormatter twice/);
  });

  it('the vendor transform leaves every other file alone', () => {
    assert.equal(vendorFileOf('/project/node_modules/flatpickr/dist/l10n/es.js'), undefined);
    assert.equal(vendorFileOf('/project/elements/flatpickr/dist/esm/index.js'), undefined);
    assert.deepEqual(
      vendorFiles.map(({ expected }) => expected),
      [4, 0, 0, 0, 10],
    );
  });
});
