/**
 * Lets vendors run under Trusted Types: each `.innerHTML =` of theirs gets its value from the suite's policy. And leaves
 * out what the suite does not use of them, where a minifier cannot see it.
 */
import { parseAst } from 'rollup/parseAst';
import { unusedBodies, unusedStatements, unusedValues } from './vendor-unused.mjs';

/** The vendors' files, and how many assignments of markup the pinned version has. */
export const vendorFiles = [
  { file: 'flatpickr/dist/esm/index.js', version: '4.6.13', expected: 4 },
  { file: 'flatpickr/dist/esm/utils/dates.js', version: '4.6.13', expected: 0 },
  { file: 'flatpickr/dist/esm/types/options.js', version: '4.6.13', expected: 0 },
  { file: 'flatpickr/dist/esm/l10n/default.js', version: '4.6.13', expected: 0 },
  // The eleventh in its text is an example in a comment.
  { file: 'leaflet/dist/leaflet-src.esm.js', version: '1.9.4', expected: 10 },
];

/** The entry of the table for a path; undefined for every other file. */
export function vendorFileOf(path) {
  const plain = path.replaceAll('\\', '/').split('?')[0];
  return vendorFiles.find(({ file }) => plain.endsWith(`/node_modules/${file}`));
}

/**
 * The vendor's code with each assigned value in `trustedHtml(…)`, imported from `policyModule`, and without what is
 * not used. Throws when something is not there as often as it was: another version needs another look.
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

/** The stretches of code that are left out, and what takes their place. */
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

/** Whether a text stands at a place, however its lines end. */
function isAt(code, start, text) {
  return code
    .slice(start, start + 2 * text.length)
    .replaceAll('\r', '')
    .startsWith(text);
}

/** What is there once in the version that we know. */
function only(nodes, isMeant, file, name) {
  const [found, ...others] = nodes.filter(isMeant);
  if (found && others.length === 0) return found;
  throw new Error(`${file} has ${name} ${found ? 'twice' : 'no more'}: see scripts/vendor-unused.mjs.`);
}

/** The bodies of functions with their names: declared, or the value of a variable. */
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
