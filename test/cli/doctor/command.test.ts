import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { form, loader, page, policy, preloads } from './pages.js';
import { type Answer, files, own, withSite } from './site.js';

const root = join(import.meta.dirname, '..', '..', '..');

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['cli/rs-suite.mjs', 'doctor', ...args],
      { cwd: root },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const headers = { 'Content-Security-Policy': policy };
const wrong = page(preloads + loader, `${form}\n<rs-range for="x" data-a="\u001b[31m">\n<input></rs-range>`);
const megabyte = 2 ** 20;

const hostile: readonly (readonly [title: string, path: string, answer: Answer | null, message: RegExp])[] = [
  ['ten megabytes', '/large', { body: ' '.repeat(10 * megabyte) }, /has more than 6 MB$/],
  ['redirects without an end', '/endless', null, /redirects more than 5 times$/],
  ['a redirect to a file of this computer', '/elsewhere', null, /redirects to file:$/],
  ['a picture', '/a.png', { body: 'PNG', type: 'image/png' }, /answers with image\/png, expected a page$/],
  ['bytes that are no text', '/bytes', { body: Buffer.alloc(999, 0) }, /is no text$/],
  [
    'elements in elements without an end',
    '/deep',
    { body: '<div>'.repeat(megabyte) },
    /nests elements deeper than 1000$/,
  ],
  [
    'a hundred thousand elements',
    '/wide',
    { body: '<br>'.repeat(110_000) },
    /has more than 100000 elements$/,
  ],
  [
    'a thousand tags',
    '/many',
    { body: '<rs-range></rs-range>'.repeat(1000) },
    /has more than 300 tags of the suite$/,
  ],
  ['nothing', '/empty', { body: '' }, /is empty$/],
  ['a page that is not there', '/none', null, /answers with the status 404$/],
];

const answers = new Map<string, Answer>([
  ['/right', { body: page(preloads + loader, form), headers }],
  ['/wrong', { body: wrong, headers }],
  ['/warned', { body: page(loader, form), headers }],
  ['/moved', { body: '', status: 301, headers: { Location: '/right' } }],
  ...hostile.flatMap(([, path, answer]) => (answer ? [[path, answer] as const] : [])),
]);
const site = withSite(() => answers);

describe('rs-suite doctor', () => {
  it('rs-suite doctor prints a finding in a line, with its place and its remedy, and fails for an error', async () => {
    const { code, stdout } = await run(`${site()}/wrong`);
    assert.equal(code, 1);
    const line = stdout.split('\n').find((one) => one.includes('attribute for'));
    assert.equal(
      line,
      `${site()}/wrong:8:11 error (tags, input-missing): found <rs-range> attribute for: nothing with the id "x"; ` +
        'expected an <input type="text">. Correct the attribute; the README of the tag lists what it takes.',
    );
  });

  it('rs-suite doctor prints a list of findings for other programs, each with the same members', async () => {
    const { code, stdout } = await run('--json', `${site()}/wrong`);
    const findings = JSON.parse(stdout) as readonly Record<string, unknown>[];
    assert.equal(code, 1);
    assert.ok(findings.length > 1);
    for (const finding of findings) {
      assert.deepEqual(Object.keys(finding), [
        'severity',
        'check',
        'code',
        'line',
        'column',
        'found',
        'expected',
        'remedy',
      ]);
      assert.deepEqual(
        Object.values(finding).map((value) => typeof value),
        ['string', 'string', 'string', 'number', 'number', 'string', 'string', 'string'],
      );
    }
  });

  it('rs-suite doctor succeeds with warnings, and says how many there are', async () => {
    const { code, stderr } = await run(`${site()}/warned`);
    assert.equal(code, 0);
    assert.match(stderr, /^Errors: 0, warnings: \d\n$/);
  });

  it('rs-suite doctor ends with a message and the code 1 where there is no page, and 2 for a wrong call', async () => {
    const { code, stdout, stderr } = await run('no-such-page.html');
    assert.deepEqual([code, stdout, stderr], [1, '', 'doctor: there is no file no-such-page.html\n']);
    for (const args of [[], ['a.html', 'b.html'], ['--jsn', 'a.html']])
      assert.equal((await run(...args)).code, 2);
  });

  it('rs-suite doctor prints its options', async () => {
    const { code, stdout } = await run('--help');
    assert.equal(code, 0);
    assert.match(stdout, /^Usage: rs-suite doctor \[--json\]/);
  });

  it('rs-suite doctor passes no sign of the page to the terminal that it obeys', async () => {
    const { lineOf } = await import('../../../cli/doctor/finding.mjs');
    const [finding] = await findingsOf(`${site()}/wrong`, { own });
    assert.ok(finding);
    assert.doesNotMatch(lineOf('\u001b[2J', { ...finding, found: '\u001b]0;x\u0007\u009b1m' }), /\p{Cc}/u);
  });

  it('rs-suite doctor follows a redirect', async () => {
    assert.deepEqual(await findingsOf(`${site()}/moved`, { own }), []);
  });
});

describe('rs-suite doctor, for what is no page,', () => {
  for (const [title, path, , message] of hostile)
    it(`rs-suite doctor, for what is no page, ends with a message: ${title}`, async () => {
      await assert.rejects(findingsOf(site() + path, { own }), message);
    });

  it('rs-suite doctor, for what is no page, ends with a message: a site that cannot be reached', async () => {
    await assert.rejects(findingsOf('http://127.0.0.1:9/', { own }), /fetch failed|bad port/);
  });
});

describe('rs-suite doctor, for a page in a file,', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rs-suite doctor '));
    for (const [path, { body }] of files) {
      if (!path.startsWith('/media/rs-suite/')) continue;
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), body);
    }
    cpSync(join(folder, 'media'), join(folder, 'copy'), { recursive: true });
    rmSync(join(folder, 'copy', 'rs-suite', 'chunks', 'rs-form-bbbbbbb.js'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const check = async (html: string, options: { readonly root?: string } = {}) => {
    const file = join(folder, 'page #1.html');
    writeFileSync(file, html);
    const findings = await findingsOf(file, { own, ...options });
    return findings.map(({ check: name, found }) => `${name}: ${found}`);
  };
  const right = page(preloads + loader, form);

  it('rs-suite doctor, for a page in a file, looks its files up beside it', async () => {
    assert.deepEqual(await check(right.replaceAll('/media/', 'media/')), []);
    assert.deepEqual(await check(right.replaceAll('/media/', 'copy/')), [
      'files: copy/rs-suite/chunks/rs-form-bbbbbbb.js, which does not exist',
      'files: copy/rs-suite/suite.js, whose import ./chunks/rs-form-bbbbbbb.js does not exist',
    ]);
  });

  it('rs-suite doctor, for a page in a file, looks addresses from the root of the site up in the folder that is named', async () => {
    assert.deepEqual(await check(right, { root: folder }), []);
    assert.deepEqual(await check(right, { root: join(folder, 'copy') }), [
      'files: /media/rs-suite/chunks/runtime-aaaaaaa.js, which does not exist',
      'files: /media/rs-suite/chunks/rs-form-bbbbbbb.js, which does not exist',
      'files: /media/rs-suite/suite.js, which does not exist',
    ]);
  });

  it('rs-suite doctor, for a page in a file, looks addresses of a site in a folder up in the folder of the site, and in the one around it', async () => {
    const inFolder = right.replaceAll('/media/', '/sitio/media/');
    assert.deepEqual(await check(inFolder, { root: folder }), []);
    assert.deepEqual(await check(right.replaceAll('/media/', '/copy/'), { root: folder }), [
      'files: /copy/rs-suite/chunks/rs-form-bbbbbbb.js, which does not exist',
      'files: /copy/rs-suite/suite.js, whose import ./chunks/rs-form-bbbbbbb.js does not exist',
    ]);
  });

  it('rs-suite doctor, for a page in a file, says that it has not looked up files whose folder it does not know', async () => {
    assert.deepEqual(await check(right), [
      'files: /media/rs-suite/chunks/runtime-aaaaaaa.js and 2 others, not looked up',
    ]);
    const { stderr, code } = await run(join(folder, 'page #1.html'));
    assert.match(stderr, /^Files of the site were not looked up\. In the markup, errors: 0, warnings: \d\n$/);
    assert.equal(code, 0);
  });

  it('rs-suite doctor, for a page in a file, says nothing about headers, and reads the policy in the page', async () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">';
    assert.deepEqual(await check(page(meta + preloads + loader, form), { root: folder }), [
      "policy: /media/rs-suite/suite.js, which the policy blocks: script-src 'none'",
    ]);
  });
});
