/**
 * Vendor transform for Trusted Types: each `.innerHTML =` of a vendor gets its value from the suite's policy. It also
 * removes unused code that a minifier cannot detect.
 */
import { parseAst } from 'rollup/parseAst';
import { unusedBodies, unusedStatements, unusedValues } from './build/vendor-unused.config.mjs';

/** Vendor files, with the number of `innerHTML` assignments in the pinned version. */
export const vendorFiles = [
  { file: 'flatpickr/dist/esm/index.js', version: '4.6.13', expected: 4 },
  { file: 'flatpickr/dist/esm/utils/dates.js', version: '4.6.13', expected: 0 },
  { file: 'flatpickr/dist/esm/types/options.js', version: '4.6.13', expected: 0 },
  { file: 'flatpickr/dist/esm/l10n/default.js', version: '4.6.13', expected: 0 },
  // The eleventh occurrence in its text is in a comment.
  { file: 'leaflet/dist/leaflet-src.esm.js', version: '1.9.4', expected: 10 },
];

/** Returns the table's entry for a path; undefined for other files. */
export function vendorFileOf(path) {
  const plain = path.replaceAll('\\', '/').split('?')[0];
  return vendorFiles.find(({ file }) => plain.endsWith(`/node_modules/${file}`));
}

/**
 * Wraps each assigned value of a vendor's code in `trustedHtml(…)`, imported from `policyModule`, and removes unused
 * code.
 *
 * @throws If the number of assignments differs: a new version needs a review.
 */
export function transformVendor({ file, version, expected }, code, policyModule) {
  const program = parseAst(code);
  const values = [...assignedMarkup(program)];
  if (values.length !== expected) {
    throw new Error(
      `${file} assigns innerHTML ${values.length} times; version ${version} does it ${expected} times. ` +
        'Check what the new version writes, then scripts/vendor-transform.mjs.',
    );
  }

  const unused = [...unusedIn(file, program, code)];
  const isUsed = ({ start, end }) => !unused.some((one) => one.start <= start && end <= one.end);
  const wrapped = values.filter(isUsed).map(({ start, end }) => ({
    ...{ start, end },
    text: `suiteTrustedHtml(${code.slice(start, end)})`,
  }));
  const text = [...unused, ...wrapped]
    .sort((one, other) => other.start - one.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
  if (wrapped.length === 0) return text;
  // On the first line, so that line numbers stay as they are.
  return `import { trustedHtml as suiteTrustedHtml } from ${JSON.stringify(policyModule)};${text}`;
}

/** Yields the ranges of unused code, with their replacements. */
function* unusedIn(file, program, code) {
  const functions = [...functionsIn(program)];
  for (const [name, text] of unusedBodies.get(file) ?? [])
    yield { ...only(functions, (one) => one.name === name, file, name), text: `{ ${text} }` };
  const values = [...nodesIn(program)].filter(({ type, init }) => type === 'VariableDeclarator' && init);
  for (const [name, text] of unusedValues.get(file) ?? [])
    yield { ...only(values, ({ id }) => id.name === name, file, name).init, text };
  for (const begin of unusedStatements.get(file) ?? [])
    yield { ...only(program.body, ({ start }) => isAt(code, start, begin), file, begin), text: '' };
}

/** Returns true if a text is at an index, with any line ends. */
function isAt(code, start, text) {
  return code
    .slice(start, start + 2 * text.length)
    .replaceAll('\r', '')
    .startsWith(text);
}

/**
 * Returns the one node that matches.
 *
 * @throws If the vendor's code has none or several.
 */
function only(nodes, isMeant, file, name) {
  const [found, ...others] = nodes.filter(isMeant);
  if (found && others.length === 0) return found;
  throw new Error(
    `${file} has ${name} ${found ? 'twice' : 'no more'}: see scripts/build/vendor-unused.config.mjs.`,
  );
}

/** Yields function bodies with their names: declared, or assigned to a variable. */
function* functionsIn(program) {
  for (const one of nodesIn(program)) {
    const fn = one.type === 'VariableDeclarator' ? one.init : one;
    if (/^Function(Declaration|Expression)$/.test(fn?.type) && one.id)
      yield { name: one.id.name, start: fn.body.start, end: fn.body.end };
  }
}

function* assignedMarkup(node) {
  for (const one of nodesIn(node)) {
    if (one.type !== 'AssignmentExpression' || !writesMarkup(one.left)) continue;
    if (one.operator !== '=') throw new Error(`innerHTML ${one.operator} is not known to the transform`);
    yield { start: one.right.start, end: one.right.end };
  }
}

function* nodesIn(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesIn(child);
  if (!node || typeof node.type !== 'string') return;
  yield node;
  for (const child of Object.values(node)) if (child && typeof child === 'object') yield* nodesIn(child);
}

function writesMarkup({ type, computed, property }) {
  return (
    type === 'MemberExpression' && (computed ? property.value === 'innerHTML' : property.name === 'innerHTML')
  );
}
