import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { attributeOf, createVisitor } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const sriFile = () => join(dirname(dirname(demo().dataFile)), 'dist', 'sri.json');
const hashOf = (name: string) => `sha384-${Buffer.from(name).toString('base64')}`;

async function build(...files: readonly string[]): Promise<void> {
  const integrity = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  await writeFile(sriFile(), JSON.stringify({ integrity }));
}

/** Returns the tags that load a script of the suite, with their attributes. */
async function suiteTags(path: string) {
  const { html } = await createVisitor(demo()).get(path);
  const tags = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/suite\/([^"]*\.js)"[^>]*>/g)];
  return tags.map(([tag, file = '']) => [
    file,
    attributeOf(tag, 'integrity'),
    attributeOf(tag, 'crossorigin'),
  ]);
}

describe('demo/site: integrity', () => {
  it('the address of the suite in a page carries the integrity that the build wrote, the same in the tag and in the request ahead of it', async () => {
    const files = ['site.js', 'suite.js', 'rs-form.js', 'chunks/runtime-3c4d.js', 'bundles/site-9c0d.js'];
    await build(...files);
    const tags = await suiteTags('/');
    assert.ok(tags.length >= 2);
    for (const [file = '', integrity, crossorigin] of tags)
      assert.deepEqual([integrity, crossorigin], [hashOf(file), 'anonymous'], file);
    assert.deepEqual(await suiteTags('/contacto?theme=off'), [
      ['rs-form.js', hashOf('rs-form.js'), 'anonymous'],
      ['rs-form.js', hashOf('rs-form.js'), 'anonymous'],
    ]);
  });

  it('the address of the suite in a page is nothing but the script in the place of the original’s, on a page of the original', async () => {
    const files = (await suiteTags('/legacy/contacto')).map(([file]) => file);
    assert.deepEqual(files, ['rsform-compat.js']);
    assert.deepEqual(await suiteTags('/legacy/contacto?compat=off'), []);
  });

  it('the address of the suite in a page goes without where the build has no hash for it', async () => {
    await build('other.js');
    for (const [, ...attributes] of await suiteTags('/')) assert.deepEqual(attributes, ['', '']);
  });

  it('the address of the suite in a page goes without where nothing was built, as for the suite from its sources', async () => {
    await rm(sriFile(), { force: true });
    const tags = await suiteTags('/contacto');
    assert.ok(tags.length >= 2);
    for (const [, ...attributes] of tags) assert.deepEqual(attributes, ['', '']);
  });
});
