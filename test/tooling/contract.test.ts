import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import ts from 'typescript';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { differences, readManifestContracts, type Contract } from './contract/contract.js';
import { partsIn, slotsIn, statesIn } from './contract/names-in-source.js';
import { namesInReadme, readmeDifferences } from './contract/readme.js';
import { readSourceContracts, sourceClosure } from './contract/source-contract.js';

const root = join(import.meta.dirname, '..', '..');

interface Named {
  readonly name: string;
}

function namesOf(all: readonly Named[]): string[] {
  return all.map(({ name }) => name);
}

/** Returns the names in the tables of `tokens.md`. */
function listedProperties(): string[] {
  const text = readFileSync(join(root, 'shared', 'styles', 'tokens.md'), 'utf8');
  return [...text.matchAll(/^\| `(--[\w-]+)`/gm)].map(([, name]) => name ?? '');
}

/** Returns the texts of the source files in a folder; documents are not included. */
function sourceTexts(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe('the contract of the elements', () => {
  let contracts: readonly Contract[] = [];

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    contracts = readSourceContracts(root);
  });

  it('the contract of the elements is the same in the source and in the manifest', () => {
    const manifest = readManifestContracts(join(root, 'dist', 'custom-elements.json'));
    assert.deepEqual(differences(contracts, manifest), []);
  });

  it('the contract of the elements covers the form with its parts, attributes, events and states, and its calendar', () => {
    const form = contracts.find(({ tag }) => tag === 'rs-form');
    const calendar = contracts.find(({ tag }) => tag === 'rs-calendar');
    assert.ok(form);
    assert.ok(calendar);
    assert.ok(form.parts.has('error-summary'));
    assert.ok(form.parts.has('consent-placeholder'));
    assert.ok(form.states.has('busy'));
    assert.ok(form.attributes.has('focus-on-error = focusOnError'));
    assert.ok(form.events.has('rs-form-submit: RsFormSubmitEvent'));
    assert.ok(calendar.parts.has('day'));
    assert.ok(calendar.parts.has('previous'));
  });

  it('the contract of the elements names only documented design tokens', () => {
    const tokens = readFileSync(join(root, 'shared', 'styles', 'tokens.md'), 'utf8');
    const index = join(root, 'elements', 'index.ts');
    const unknown = sourceClosure(index, () => true)
      .filter(({ fileName }) => fileName.endsWith('.styles.ts'))
      .flatMap(({ text }) => text.match(/--suite-[a-z0-9-]*[a-z0-9]/g) ?? [])
      .filter((token) => !tokens.includes(`\`${token}\``));
    assert.deepEqual(unknown, []);
  });

  it('the contract of the elements lists every custom property that a sheet or a script reads, and no other', () => {
    const own = contracts.flatMap(({ tag }) => tag);
    const name = new RegExp(`--(?:suite|${own.join('|')})-[a-z0-9-]*[a-z0-9]`, 'g');
    const texts = ['elements', 'compat', 'shared'].flatMap((folder) => sourceTexts(join(root, folder)));
    const used = [...new Set(texts.flatMap((text) => text.match(name) ?? []))].sort();
    assert.deepEqual(listedProperties().sort(), used);
  });

  it('the contract of the elements is in the READMEs: each part and custom property of the manifest, and no other', () => {
    const manifest = readManifestContracts(join(root, 'dist', 'custom-elements.json'));
    const found = manifest.flatMap((contract) => {
      const readme = readFileSync(join(root, 'elements', contract.tag, 'README.md'), 'utf8');
      return readmeDifferences(contract, namesInReadme(readme, contract.tag));
    });
    assert.deepEqual(found, []);
  });

  it('the contract of the elements names no design token in a README that the table does not have', () => {
    const listed = listedProperties();
    const unknown = contracts.flatMap(({ tag }) => {
      const readme = readFileSync(join(root, 'elements', tag, 'README.md'), 'utf8');
      const tokens = readme.match(/--suite-[a-z0-9-]*[a-z0-9]/g) ?? [];
      return tokens.filter((token) => !listed.includes(token)).map((token) => `<${tag}> ${token}`);
    });
    assert.deepEqual(unknown, []);
  });

  it('the contract of the elements gives editors every custom property and every part', () => {
    const dist = (file: string) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8')) as unknown;
    const data = dist('vscode.css-custom-data.json') as Record<'properties' | 'pseudoElements', Named[]>;
    const webTypes = dist('web-types.json') as { contributions: { css: Record<'properties', Named[]> } };
    const parts = contracts.flatMap((contract) => [...contract.parts]);
    assert.deepEqual(namesOf(data.properties), listedProperties());
    assert.deepEqual(namesOf(webTypes.contributions.css.properties), listedProperties());
    assert.deepEqual(
      namesOf(data.pseudoElements).sort(),
      [...new Set(parts)].map((part) => `::part(${part})`).sort(),
    );
  });
});

/** A tag or an attribute in editor data, with links of VS Code or of JetBrains. */
interface Linked extends Named {
  readonly references?: readonly { readonly url: string }[];
  readonly 'doc-url'?: string;
  readonly attributes?: readonly Linked[];
}

describe('the data for editors', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const linksOf = (one: Linked) =>
    [one['doc-url'], ...(one.references ?? []).map(({ url }) => url)].filter((link) => link !== undefined);

  it('the data for editors leads from every tag and every attribute to its documentation', () => {
    const { tags } = read('dist/vscode.html-custom-data.json') as { tags: readonly Linked[] };
    const webTypes = read('dist/web-types.json') as {
      contributions: { html: { elements: readonly Linked[] } };
    };
    const { homepage = 'https://rs-suite.example' } = read('package.json') as { homepage?: string };
    const elements = [...tags, ...webTypes.contributions.html.elements];
    assert.equal(elements.length, 2 * tagsOf(root).length);
    for (const element of elements) {
      const readme = `elements/${element.name}/README.md`;
      assert.match(readFileSync(join(root, readme), 'utf8'), /^## Attributes$/m);
      assert.deepEqual(linksOf(element), [`${homepage}/${readme}`]);
      for (const attribute of element.attributes ?? [])
        assert.deepEqual(linksOf(attribute), [`${homepage}/${readme}#attributes`]);
    }
  });
});

describe('a difference between source and manifest', () => {
  const contract = (part: string): Contract => ({
    tag: 'my-box',
    parts: new Set([part]),
    ...{
      attributes: new Set(),
      events: new Set(),
      states: new Set(),
      slots: new Set(),
      cssProperties: new Set(),
    },
  });

  it('a difference between source and manifest is found in both directions', () => {
    assert.deepEqual(differences([contract('new')], [contract('old')]), [
      '<my-box> parts: "new" is in the source but not in the manifest',
      '<my-box> parts: "old" is in the manifest but not in the source',
    ]);
  });

  it('a difference between source and manifest is found where a whole tag is missing', () => {
    assert.deepEqual(differences([contract('one')], []), ['<my-box> is not in the manifest']);
    assert.deepEqual(differences([], [contract('one')]), ['<my-box> is in the manifest but has no source']);
  });
});

describe('a difference between a README and the manifest', () => {
  const contract = (part: string, cssProperty: string): Contract => {
    const none = { attributes: new Set<string>(), events: new Set<string>(), states: new Set<string>() };
    const parts = new Set([part]);
    return { tag: 'my-box', ...none, slots: new Set(), parts, cssProperties: new Set([cssProperty]) };
  };
  const table = '## Parts\n\n| part | what |\n| ---- | ---- |\n| `lid` | the lid |\n\n`--my-box-height`\n';

  it('a difference between a README and the manifest is found in both directions, in tables and in lists', () => {
    assert.deepEqual(readmeDifferences(contract('wall', '--my-box-width'), namesInReadme(table, 'my-box')), [
      '<my-box>: "wall" is a part, but the README does not name it',
      '<my-box>: "lid" is in the README, but is no part',
      '<my-box>: "--my-box-width" is a property, but the README does not name it',
      '<my-box>: "--my-box-height" is in the README, but is no property',
    ]);
    const { parts } = namesInReadme(
      '## Parts and events\n\nParts: `lid`, `wall`. States: `:state(open)`.',
      'my-box',
    );
    assert.deepEqual([...parts], ['lid', 'wall']);
  });

  it('a difference between a README and the manifest is none where both have the same names', () => {
    const names = namesInReadme(table, 'my-box');
    assert.deepEqual(readmeDifferences(contract('lid', '--my-box-height'), names), []);
  });
});

describe('the names in a source', () => {
  const parse = (code: string) =>
    ts.createSourceFile('box.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);

  const parts = [
    ['<p part="one two" />', ['one', 'two']],
    ["<p part={isOpen ? 'one' : 'two'} />", ['one', 'two']],
    ["element.part.add('one', 'two')", ['one', 'two']],
    ["element.setAttribute('part', 'one')", ['one']],
    ["const action = { part: 'one' }", ['one']],
    ["function button(root: Node, part: string) {} button(root, 'one')", ['one']],
    ["const { make } = { make(name: string, part: string) {} }; make('p', 'one two')", ['one', 'two']],
    ["element.classList.add('one'); element.setAttribute('class', 'two'); part === 'three'", []],
  ] as const;
  for (const [code, expected] of parts) {
    it(`the names in a source are the parts ${expected.join(', ') || 'none'} in ${code}`, () => {
      assert.deepEqual(partsIn(parse(code)), expected);
    });
  }

  it('the names in a source are the states that a shell sets', () => {
    assert.deepEqual(statesIn(parse("shell.setState('open', true); setState((count) => count + 1)")), [
      'open',
    ]);
  });

  it('the names in a source are the named slots, in markup and by script', () => {
    const code = "const extra = page.createElement('slot'); extra.name = 'more'; <slot name=\"label\" />";
    assert.deepEqual(slotsIn(parse(code)), ['more', 'label']);
  });
});
