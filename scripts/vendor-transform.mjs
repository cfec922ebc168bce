/** Lets vendors run under Trusted Types: each `.innerHTML =` of theirs gets its value from the suite's policy. */
import { parseAst } from 'rollup/parseAst';

/** The vendors' files, and how many assignments of markup the pinned version has. */
export const vendorFiles = [
  { file: 'flatpickr/dist/esm/index.js', version: '4.6.13', expected: 4 },
  { file: 'leaflet/dist/leaflet-src.esm.js', version: '1.9.4', expected: 11 },
];

/** The entry of the table for a path; undefined for every other file. */
export function vendorFileOf(path) {
  const plain = path.replaceAll('\\', '/').split('?')[0];
  return vendorFiles.find(({ file }) => plain.endsWith(`/node_modules/${file}`));
}

/**
 * The vendor's code with each assigned value in `trustedHtml(…)`, imported from `policyModule`. Throws when the
 * count is not the expected one: another version needs another look.
 */
export function transformVendor({ file, version, expected }, code, policyModule) {
  const values = [...assignedMarkup(parseAst(code))];
  if (values.length !== expected) {
    throw new Error(
      `${file} assigns innerHTML ${values.length} times; version ${version} does it ${expected} times. ` +
        'Check what the new version writes, then scripts/vendor-transform.mjs.',
    );
  }

  const wrapped = values
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => wrap(text, start, end), code);
  // On the first line, so that line numbers stay as they are.
  return `import { trustedHtml as suiteTrustedHtml } from ${JSON.stringify(policyModule)};${wrapped}`;
}

function wrap(text, start, end) {
  return `${text.slice(0, start)}suiteTrustedHtml(${text.slice(start, end)})${text.slice(end)}`;
}

function* assignedMarkup(node) {
  if (Array.isArray(node)) for (const child of node) yield* assignedMarkup(child);
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'AssignmentExpression' && writesMarkup(node.left)) {
    if (node.operator !== '=') throw new Error(`innerHTML ${node.operator} is not known to the transform`);
    yield { start: node.right.start, end: node.right.end };
  }
  for (const child of Object.values(node))
    if (child && typeof child === 'object') yield* assignedMarkup(child);
}

function writesMarkup({ type, computed, property }) {
  return (
    type === 'MemberExpression' && (computed ? property.value === 'innerHTML' : property.name === 'innerHTML')
  );
}
