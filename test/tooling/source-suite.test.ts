import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openSourceSuite, type SourceSuite } from '../../scripts/source-suite.mjs';

const project = join(import.meta.dirname, '..', '..');
let root = '';
let suite: SourceSuite;

const write = (file: string, code: string) => writeFileSync(join(root, file), code);
const built = (file: string) => readFileSync(join(root, 'out', file), 'utf8');
const chunks = () => readdirSync(join(root, 'out', 'chunks')).filter((file) => file.endsWith('.js'));

function addTag(tag: string, code: string): void {
  mkdirSync(join(root, 'elements', tag));
  write(`elements/${tag}/define.ts`, code);
}

before(() => {
  root = mkdtempSync(join(tmpdir(), 'source suite '));
  cpSync(join(project, 'shared'), join(root, 'shared'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  write(
    'package.json',
    JSON.stringify({ type: 'module', version: '1.2.3', homepage: 'https://suite.example/' }),
  );
  mkdirSync(join(root, 'elements'));
  addTag('one-tag', "export const text: string = 'first';");
  suite = openSourceSuite(root, join(root, 'out'));
});
after(() => rmSync(root, { recursive: true }));

describe('tooling: source suite', () => {
  it('the suite that an engineer works on has the files that pages request', async () => {
    await suite.update();
    assert.match(built('one-tag.js'), /"first"/);
    assert.match(built('suite.js'), /import\("\.\/one-tag\.js"\)/);
    assert.match(built('consent-stub.js'), /^(?:"use strict";)?\s*\(\(\) =>/);
    assert.deepEqual(JSON.parse(built('preload.json')), { 'one-tag': ['one-tag.js'] });
    assert.ok(readdirSync(join(root, 'out', 'themes')).length > 0);
  });

  it('the suite that an engineer works on lists what a tag imports before the tag itself', async () => {
    write('shared/word.ts', "export const word = 'shared';");
    const code = "import { word } from '../../shared/word.js'; document.title = word;";
    addTag('tag-a', code);
    addTag('tag-b', code);
    await suite.update();
    const { 'tag-a': files } = JSON.parse(built('preload.json')) as Record<string, string[]>;
    assert.equal(files?.length, 2);
    assert.match(files?.[0] ?? '', /^chunks\/[\w-]+\.js$/);
    assert.equal(files?.[1], 'tag-a.js');
  });

  it('the suite that an engineer works on follows a file that is changed', async () => {
    const old = chunks();
    write('shared/word.ts', "export const word = 'changed word';");
    await suite.update();
    const added = chunks().filter((file) => !old.includes(file));
    assert.ok(added.some((file) => built(`chunks/${file}`).includes('changed word')));
  });

  it('the suite that an engineer works on has a tag while its folder exists', async () => {
    addTag('two-tag', 'export const isThere = true;');
    await suite.update();
    assert.match(built('suite.js'), /import\("\.\/two-tag\.js"\)/);
    rmSync(join(root, 'elements', 'two-tag'), { recursive: true });
    await suite.update();
    assert.doesNotMatch(built('suite.js'), /two-tag/);
  });

  it('the suite that an engineer works on names the place of a mistake at every request until it is corrected', async () => {
    write('elements/one-tag/define.ts', 'export const text = ;');
    const failure = /elements[\\/]one-tag[\\/]define\.ts:1:20/;
    await assert.rejects(suite.update(), failure);
    await assert.rejects(suite.update(), failure);
    write('elements/one-tag/define.ts', "export const text = 'corrected';");
    await suite.update();
    assert.match(built('one-tag.js'), /"corrected"/);
  });
});
