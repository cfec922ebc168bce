import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { brokenLinks } from './markdown-links.js';
import { missingCommands, missingPaths } from './paths-in-texts.js';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Texts of new elements and of other systems, whose paths are not those of the project. */
const isForeign = (file: string) => /^(?:scripts\/templates|test\/data)\//.test(file);
/** Translated chapters, whose links begin at the English text. The tests of the documentation compare them. */
const isOfChapters = (file: string) =>
  file.startsWith('docs/translations/') || read(file).startsWith('<!-- docs/content/en/');
/** Paths in texts that are no files of the repository: output of the documentation, and of Vite in another project. */
const generated = ['docs/_site', 'dist/assets/'];
/** Spanish texts. Their links to translated chapters have the ids of the English headings. */
const isSpanish = (file: string) => file.startsWith('docs/content/es/');
/** Texts for developers of the suite. */
const isAboutSources = (file: string) =>
  file === 'CONTRIBUTING.md' || /^(?:cli|docs|elements|scripts(?:\/metadata)?|test)\/README\.md$/.test(file);

const scriptsIn = (file: string) =>
  Object.keys((JSON.parse(read(file)) as { readonly scripts: Readonly<Record<string, string>> }).scripts);

describe('a text of the project', () => {
  let files: readonly string[] = [];
  let texts: readonly string[] = [];
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const built = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    files = [...tracked, ...built.map((file) => `dist/${file.replaceAll('\\', '/')}`)];
    texts = tracked.filter((file) => file.endsWith('.md') && !isForeign(file));
    assert.ok(texts.includes('CONTRIBUTING.md'));
  });

  it('a text of the project names no path that the project does not have', () => {
    const known = { files: [...files, ...generated], isAboutSources };
    const missing = texts.flatMap((file) => missingPaths(file, read(file), known));
    assert.deepEqual(missing, []);
  });

  it('a text of the project has no link to a file or a heading that does not exist', () => {
    const broken = texts
      .filter((file) => !isOfChapters(file))
      .flatMap((file) => brokenLinks(root, file, { withHeadings: !isSpanish(file) }));
    assert.deepEqual(broken, []);
  });

  it('a text of the project names no command of npm that the project does not have', () => {
    const scripts = { root: scriptsIn('package.json'), docs: scriptsIn('docs/package.json') };
    const own = texts.filter((file) => isAboutSources(file) || file === 'README.md');
    assert.deepEqual(
      own.flatMap((file) => missingCommands(file, read(file), scripts)),
      [],
    );
  });
});

describe('a path in a text', () => {
  const files = ['elements/box/lid.model.ts', 'scripts/README.md', 'scripts/build/chunks.mjs'];
  const find = (file: string, text: string) => missingPaths(file, text, { files, isAboutSources });

  it('a path in a text is missing if it begins with a folder of the project and leads nowhere', () => {
    const text =
      '`elements/box/lid.model.ts` `elements/<tag>/*.model.ts` `scripts/build/` `elements/bag/lid.ts`';
    assert.deepEqual(find('README.md', text), ['README.md: elements/bag/lid.ts']);
  });

  it('a path in a text of a source, or beside the text, is missing in a text for developers too', () => {
    const text = '`lid.model.ts` `build/chunks.mjs` `box/lid.ts` `build/chunk.js` `./own`';
    assert.deepEqual(find('scripts/README.md', text), [
      'scripts/README.md: box/lid.ts',
      'scripts/README.md: build/chunk.js',
    ]);
  });

  it('a path in a text of another system, and code, is none', () => {
    const text = '`templates/site/index.php` `src/main.ts` `form[Name]` `a / b`\n\n```\nelements/no.ts\n```';
    assert.deepEqual(find('README.md', text), []);
  });

  it('a path in a text to a command is missing if no package has it', () => {
    const text = '`npm run size` `npm run sizes` `npm --prefix docs run build` `npm --prefix docs run size`';
    assert.deepEqual(missingCommands('README.md', text, { root: ['size'], docs: ['build'] }), [
      'README.md: npm run sizes',
      'README.md: npm --prefix docs run size',
    ]);
  });
});
