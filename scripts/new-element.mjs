/** `npm run new-element <tag>`: a working element in one flat folder, with its tests and its demo page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from './entries.mjs';
import { binOf, captureNode, root } from './run.mjs';

const templates = join(import.meta.dirname, 'templates');
const bundle = join(root, 'elements', 'index.ts');

/** Names with a hyphen that HTML keeps for itself. */
const reserved = ['annotation-xml', 'color-profile', 'font-face', 'missing-glyph'];

function problemWith(tag) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag)) return 'a tag is two or more words: a-z, 0-9 and hyphens';
  if (reserved.includes(tag) || tag.startsWith('font-face-')) return 'HTML keeps this name for itself';
  return existsSync(join(root, 'elements', tag)) ? `elements/${tag} is already there` : null;
}

/** my-box → MyBox */
function nameOf(tag) {
  return tag.replaceAll(/(?:^|-)([a-z0-9])/g, (_whole, letter) => letter.toUpperCase());
}

function fill(text, tag) {
  const name = nameOf(tag);
  return text
    .replaceAll('__tag__', tag)
    .replaceAll('__Name__', name)
    .replaceAll('__name__', name[0].toLowerCase() + name.slice(1));
}

function writeElement(tag) {
  return filesIn(templates).map((template) => {
    const file = fill(relative(templates, template), tag);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), fill(readFileSync(template, 'utf8'), tag));
    return file;
  });
}

function addToBundle(tag) {
  const lines = existsSync(bundle) ? readFileSync(bundle, 'utf8').split('\n').filter(Boolean) : [];
  const own = [`import './${tag}/define.js';`, `export type * from './${tag}/define.js';`];
  writeFileSync(bundle, `${[...lines, ...own].sort().join('\n')}\n`);
}

const [tag = ''] = process.argv.slice(2);
const problem = problemWith(tag);
if (problem) {
  console.error(`new-element ${tag || '<tag>'}: ${problem}`);
  process.exit(1);
}

const files = writeElement(tag);
addToBundle(tag);
// The length of a name decides where lines break.
await captureNode([binOf('prettier'), '--write', '--log-level', 'warn', ...files]);
for (const file of files) console.log(file);
console.log(
  `Added to elements/index.ts. See it with npm start at /elementos/${tag}; tell CHANGELOG.md about it.`,
);
