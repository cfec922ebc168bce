import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const tools = [
  'scripts/check/dependency-cruiser.config.mjs',
  'package.json',
  'tsconfig.json',
  'scripts/check.mjs',
  'scripts/format.mjs',
  'scripts/run.mjs',
];

type Files = Readonly<Record<string, string>>;

/** Small project in which every import points the right way. */
const right: Files = {
  'shared/dom/listen.ts': 'export const listen = 1;',
  'elements/one-box/box.model.ts': 'export const limit = 1;',
  'elements/one-box/box.dom.ts': "export { listen } from '../../shared/dom/listen.js';",
  'elements/one-box/one-box.host.ts': 'export interface OneBoxHost { readonly limit: number }',
  'elements/one-box/one-box.view.tsx': "export { limit } from './box.model.js';",
  'elements/one-box/one-box.shell.ts': "export type { OneBoxHost } from './one-box.host.js';",
  'elements/one-box/define.ts':
    "export * from './one-box.shell.js';\nexport const load = () => import('../two-box/define.js');",
  'elements/two-box/two-box.core.ts': 'export const start = 1;',
  'elements/two-box/define.ts': "export { start } from './two-box.core.js';",
  'elements/rs-form/totals/totals.model.ts': 'export const rows = 1;',
  'elements/rs-form/drafts/kept.ts': 'export const kept = 1;',
  'elements/rs-form/drafts/drafts.ts': "export { rows } from '../totals/totals.model.js';",
  'elements/rs-form/rs-form.core.ts': "export { rows } from './drafts/drafts.js';",
  'elements/rs-form/index.ts': "export { rows as publicRows } from './totals/totals.model.js';",
  'elements/rs-form/markup/server-names.model.ts': 'export const names = 1;',
  'elements/rs-form/markup/thanked.dom.ts': 'export const read = 1;',
  'compat/legacy.model.ts': "export { names } from '../elements/rs-form/markup/server-names.model.js';",
  'compat/legacy.dom.ts': "export { read } from '../elements/rs-form/markup/thanked.dom.js';",
  'compat/legacy.ts':
    "export { publicRows } from '../elements/rs-form/index.js';\nexport { names } from './legacy.model.js';",
  'demo/site.ts': "export { run } from '../cli/run.mjs';\nexport const site = 1;",
  'scripts/build/prepare.mjs': 'export const prepare = 1;',
  'docs/playground/model/state.model.ts': "export { limit } from '../../../elements/one-box/box.model.js';",
  'docs/playground/model/rules.ts': "export { run } from '../../../cli/first-paint/css-of.mjs';",
  'cli/first-paint/css-of.mjs': 'export const run = 1;',
  'scripts/metadata/schema.ts': "export { limit } from '../../elements/one-box/box.model.js';",
  'docs/site.mjs': "export { prepare } from '../scripts/build/prepare.mjs';",
  'cli/models.ts': "export { limit } from '../elements/one-box/box.model.js';",
  'cli/run.mjs': "export { limit as run } from '#cli-models';",
};

/** Rows: a forbidden import, the rule that reports it, and the files that replace or extend the right ones. */
const wrong: readonly (readonly [title: string, rule: string, files: Files])[] = [
  [
    'a model that imports what touches the page',
    'model: elements/one-box/reads.model.ts → elements/one-box/box.dom.ts',
    { 'elements/one-box/reads.model.ts': "export { listen } from './box.dom.js';" },
  ],
  [
    'a model of the playground that imports what touches the page',
    'playground-model: docs/playground/model/page.model.ts → elements/one-box/box.dom.ts',
    {
      'docs/playground/model/page.model.ts': "export { listen } from '../../../elements/one-box/box.dom.js';",
    },
  ],
  [
    'a playground that uses the demo',
    'playground-uses-the-suite: docs/playground/page.ts → demo/site.ts',
    { 'docs/playground/page.ts': "export { site } from '../../demo/site.js';" },
  ],
  [
    'a model that imports no more than a type of it',
    'model: elements/one-box/types.model.ts → elements/one-box/place.dom.ts',
    {
      'elements/one-box/types.model.ts': "export type { Place } from './place.dom.js';",
      'elements/one-box/place.dom.ts': 'export interface Place { readonly left: number }',
    },
  ],
  [
    'what touches the page and imports a view',
    'dom: elements/one-box/paints.dom.ts → elements/one-box/one-box.view.tsx',
    { 'elements/one-box/paints.dom.ts': "export { limit } from './one-box.view.js';" },
  ],
  [
    'a view that imports what touches the page',
    'view: elements/one-box/Reads.tsx → elements/one-box/box.dom.ts',
    { 'elements/one-box/Reads.tsx': "export { listen } from './box.dom.js';" },
  ],
  [
    'a shell that imports its core',
    'shell: elements/two-box/two-box.shell.ts → elements/two-box/two-box.core.ts',
    { 'elements/two-box/two-box.shell.ts': "export { start } from './two-box.core.js';" },
  ],
  [
    'a core that knows the class of its element',
    'shell-stays-hidden: elements/one-box/one-box.core.ts → elements/one-box/one-box.shell.ts',
    { 'elements/one-box/one-box.core.ts': "export type { OneBoxHost } from './one-box.shell.js';" },
  ],
  [
    'an element that imports another one',
    'elements-meet-in-the-document: elements/one-box/knows.dom.ts → elements/two-box/two-box.core.ts',
    { 'elements/one-box/knows.dom.ts': "export { start } from '../two-box/two-box.core.js';" },
  ],
  [
    'a drop-in that imports an inner file of the form',
    'drop-in-imports-exports: compat/reads.ts → elements/rs-form/drafts/kept.ts',
    { 'compat/reads.ts': "export { kept } from '../elements/rs-form/drafts/kept.js';" },
  ],
  [
    'a drop-in that imports an inner model of the form, and of it no more than a type',
    'drop-in-imports-exports: compat/types.model.ts → elements/rs-form/totals/sum.model.ts',
    {
      'compat/types.model.ts': "export type { Sum } from '../elements/rs-form/totals/sum.model.js';",
      'elements/rs-form/totals/sum.model.ts': 'export type Sum = number;',
    },
  ],
  [
    'a drop-in that imports another element',
    'drop-in-imports-exports: compat/knows.ts → elements/two-box/two-box.core.ts',
    { 'compat/knows.ts': "export { start } from '../elements/two-box/two-box.core.js';" },
  ],
  [
    'a form that imports the drop-in',
    'elements-meet-in-the-document: elements/rs-form/knows.ts → compat/legacy.ts',
    { 'elements/rs-form/knows.ts': "export { publicRows } from '../../compat/legacy.js';" },
  ],
  [
    'an element that loads another one by itself',
    'elements-meet-in-the-document: elements/one-box/loads.ts → elements/two-box/define.ts',
    { 'elements/one-box/loads.ts': "export const load = () => import('../two-box/define.js');" },
  ],
  [
    'the entry of a tag that imports another tag at once',
    'define-imports-no-other-at-once: elements/three-box/define.ts → elements/two-box/define.ts',
    { 'elements/three-box/define.ts': "export * from '../two-box/define.js';" },
  ],
  [
    'a shared tool that imports an element',
    'shared-knows-no-element: shared/dom/knows.ts → elements/two-box/two-box.core.ts',
    { 'shared/dom/knows.ts': "export { start } from '../../elements/two-box/two-box.core.js';" },
  ],
  [
    'a part of the suite that imports the demo',
    'suite-knows-itself: shared/dom/visits.ts → demo/site.ts',
    { 'shared/dom/visits.ts': "export { site } from '../../demo/site.js';" },
  ],
  [
    'a command that imports a source of an element',
    'commands-import-models: cli/reads.mjs → elements/one-box/box.model.ts',
    { 'cli/reads.mjs': "export { limit } from '../elements/one-box/box.model.js';" },
  ],
  [
    'a command that imports the demo',
    'commands-are-a-package: cli/visits.mjs → demo/site.ts',
    { 'cli/visits.mjs': "export { site } from '../demo/site.js';" },
  ],
  [
    'documentation that imports a source of an element',
    'docs-read-files: docs/reads.mjs → elements/one-box/box.model.ts',
    { 'docs/reads.mjs': "export { limit } from '../elements/one-box/box.model.js';" },
  ],
  [
    'a description for editors that imports what touches the page',
    'metadata-imports-models: scripts/metadata/reads.ts → elements/one-box/box.dom.ts',
    { 'scripts/metadata/reads.ts': "export { listen } from '../../elements/one-box/box.dom.js';" },
  ],
  [
    'a part of the suite that imports a description for editors',
    'suite-knows-itself: shared/dom/describes.ts → scripts/metadata/schema.ts',
    { 'shared/dom/describes.ts': "export { limit } from '../../scripts/metadata/schema.js';" },
  ],
  [
    'a part of the suite that imports a command',
    'suite-knows-itself: shared/dom/runs.ts → cli/run.mjs',
    { 'shared/dom/runs.ts': "export { run } from '../../cli/run.mjs';" },
  ],
  [
    'a feature of the form that imports what composes the features',
    'features-import-downwards: elements/rs-form/paging/paging.ts → elements/rs-form/rs-form.core.ts',
    { 'elements/rs-form/paging/paging.ts': "export { rows } from '../rs-form.core.js';" },
  ],
  [
    'two features of the form in a cycle, where no two files are in one',
    'no-feature-cycle: elements/rs-form/drafts → elements/rs-form/totals → elements/rs-form/drafts',
    { 'elements/rs-form/totals/totals.ts': "export { kept } from '../drafts/kept.js';" },
  ],
  [
    'two files in a cycle',
    'no-cycle: shared/dom/begin.ts → shared/dom/end.ts → shared/dom/begin.ts',
    {
      'shared/dom/begin.ts': "import { end } from './end.js';\nexport const begin = () => end;",
      'shared/dom/end.ts': "import { begin } from './begin.js';\nexport const end = () => begin;",
    },
  ],
  [
    'two files in a cycle of types alone',
    'no-cycle: shared/dom/child.ts → shared/dom/parent.ts → shared/dom/child.ts',
    {
      'shared/dom/child.ts':
        "import type { Parent } from './parent.js';\nexport interface Child { readonly parent: Parent }",
      'shared/dom/parent.ts':
        "import type { Child } from './child.js';\nexport interface Parent { readonly child: Child }",
    },
  ],
];

describe('npm run check -- cycles', () => {
  let copy = '';

  function write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `${text}\n`);
    }
  }

  /** Runs the step in the small project. Its output is joined to one line. */
  function check(): { readonly status: number | null; readonly said: string } {
    const args = ['scripts/check.mjs', 'cycles'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    return { status, said: stdout.replaceAll(/\s+/g, ' ') };
  }

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'rs-suite-directions-'));
    for (const file of tools) cpSync(join(root, file), join(copy, file));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    write(right);
  });
  after(() => rmSync(copy, { recursive: true }));

  it('npm run check -- cycles says nothing to an author whose imports all point the right way', () => {
    const { status, said } = check();
    assert.equal(status, 0, said);
  });

  describe('names to an author', () => {
    let answer: ReturnType<typeof check>;

    before(() => {
      for (const [, , files] of wrong) write(files);
      answer = check();
    });

    for (const [title, rule] of wrong) {
      it(`npm run check -- cycles names to an author ${title}`, () => {
        assert.equal(answer.status, 1);
        assert.ok(answer.said.includes(`error ${rule}`), answer.said);
      });
    }
  });
});
