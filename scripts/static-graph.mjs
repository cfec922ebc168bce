/** What a browser fetches with a module, without anybody asking: its static imports, and theirs. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';

/** The files of `folder` that come with `file`, itself included. */
export function staticGraph(folder, file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const specifier of staticImports(readFileSync(join(folder, file), 'utf8'))) {
    if (specifier.startsWith('.')) {
      staticGraph(folder, posix.join(posix.dirname(file), specifier), known);
    }
  }
  return known;
}

function staticImports(code) {
  return parseAst(code).body.flatMap(({ source }) => (source ? [source.value] : []));
}
