/** `npm run new-element <tag>`: scaffolds an element in one flat folder, with its tests and its demo page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from './entries.mjs';
import { formatter } from './format.mjs';
import { captureNode, root } from './run.mjs';

const templates = join(root, 'scripts', 'templates');
const bundle = join(root, 'elements', 'index.ts');

/** Names with a hyphen that HTML reserves. */
const reserved = /^(annotation-xml|color-profile|font-face(-.+)?|missing-glyph)$/;

function problemWith(tag) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag)) return 'a tag is two or more words: a-z, 0-9 and hyphens';
  if (reserved.test(tag)) return 'HTML keeps this name for itself';
  return existsSync(join(root, 'elements', tag)) ? `elements/${tag} is already there` : null;
}

/** Replaces the placeholders of a template: my-box, MyBox and myBox. */
function fill(text, tag) {
  const name = tag.replaceAll(/(?:^|-)([a-z0-9])/g, (_whole, letter) => letter.toUpperCase());
  const camel = name[0].toLowerCase() + name.slice(1);
  return text.replaceAll('__tag__', tag).replaceAll('__Name__', name).replaceAll('__name__', camel);
}

const [tag = ''] = process.argv.slice(2);
const problem = problemWith(tag);
if (problem) {
  console.error(`new-element ${tag || '<tag>'}: ${problem}`);
  process.exit(1);
}

const files = filesIn(templates).map((template) => {
  const file = fill(relative(templates, template), tag);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), fill(readFileSync(template, 'utf8'), tag));
  return file;
});
const exported = existsSync(bundle) ? readFileSync(bundle, 'utf8').split('\n').filter(Boolean) : [];
exported.push(`import './${tag}/define.js';`, `export type * from './${tag}/define.js';`);
writeFileSync(bundle, `${exported.sort().join('\n')}\n`);
// Formatted after the replacement, because the length of a name changes line breaks.
await captureNode([...formatter, ...files]);
console.log(files.join('\n'));
console.log(
  `Added to elements/index.ts. See it with npm start at /elementos/${tag}; add it to CHANGELOG.md.`,
);
