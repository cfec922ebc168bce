import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'parse5';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'examples', 'moving');
const read = (name: string, page: string) => readFileSync(join(folder, name, `${page}.html`), 'utf8');

/** A node of parse5, as far as it is read here. */
interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(nodesOf)];
}

/** Returns the elements of a name in a page, each as its attributes. */
function elements(name: string, page: string, tag: string) {
  return nodesOf(parse(read(name, page)))
    .filter(({ nodeName }) => nodeName === tag)
    .map(({ attrs = [] }) => new Map(attrs.map(({ name, value }) => [name, value])));
}

describe('docs: moving', () => {
  for (const viewer of ['jce-mediabox', 'glightbox'])
    it(`an author who moves to the suite keeps every link and every picture of a page with ${viewer}`, () => {
      for (const tag of ['a', 'img']) {
        const before = elements(viewer, 'before', tag);
        assert.equal(before.length, 3);
        assert.deepEqual(elements(viewer, 'after', tag), before);
      }
    });

  it('an author who moves to the suite keeps each script of a page with Cookiebot, with another attribute', () => {
    const [before] = elements('cookiebot', 'before', 'script').filter((one) => one.has('data-cookieconsent'));
    const [after] = elements('cookiebot', 'after', 'script').filter((one) => one.has('data-category'));
    assert.equal(after?.get('data-category'), before?.get('data-cookieconsent'));
    assert.equal(after?.get('type'), before?.get('type'));
    assert.equal(after?.get('src'), before?.get('src'));
  });

  it('an author who moves to the suite keeps each script, the revision and the days of a page with vanilla-cookieconsent', () => {
    const name = 'vanilla-cookieconsent';
    const [before] = elements(name, 'before', 'script').filter((one) => one.has('data-category'));
    const [after] = elements(name, 'after', 'script').filter((one) => one.has('data-category'));
    assert.equal(after?.get('type'), before?.get('type'));
    assert.equal(after?.get('src'), before?.get('src'));
    const [tag] = elements(name, 'after', 'cookie-consent');
    const [stub] = elements(name, 'after', 'script').filter((one) => one.has('data-revision'));
    const [, revision, days] = /revision: (\d+),[^]*expiresAfterDays: (\d+)/.exec(read(name, 'before')) ?? [];
    assert.deepEqual([tag?.get('revision'), tag?.get('days')], [revision, days]);
    assert.deepEqual([stub?.get('data-revision'), stub?.get('data-days')], [revision, days]);
  });
});
