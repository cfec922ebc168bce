/** Minifying is most of a build, and most of a build is as it was the last time. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { numberNames } from './number-names.mjs';

const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** A Rollup plugin: terser with these options. What it made of a chunk is kept in `.cache/minified` for the next build. */
export function minify(root, options) {
  const folder = join(root, '.cache', 'minified');
  const plugin = terser(options);
  const terserVersion = versionOf(root, 'terser');
  mkdirSync(folder, { recursive: true });
  forgetOld(folder);

  return {
    name: 'minify',
    async renderChunk(code, chunk, output, meta) {
      const { numbered, restore } = numberNames(code);
      const key = JSON.stringify([terserVersion, options, output.format, output.sourcemap, numbered]);
      const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
      let result = read(file);
      if (!result) {
        result = await plugin.renderChunk.call(this, numbered, chunk, output, meta);
        write(file, result);
      }
      // Without a source map there is the code alone.
      return typeof result === 'string' ? restore(result) : { ...result, code: restore(result.code) };
    },
  };
}

function versionOf(root, name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whole or not at all: another build may read meanwhile. */
function write(file, result) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, file);
}

function forgetOld(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > keptForMs) rmSync(file, { force: true });
  }
}
