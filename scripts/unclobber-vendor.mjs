/**
 * Vendor transform for the names of a page: an `<img name="parentNode">` shadows that member of the document, and React's
 * climb from the target of an event would never end. Vendors read members of documents in some hundred places, and get
 * them from the global, a node, an event or the root of a tree. A container with a document of its own would change few
 * of these, so the reads themselves are changed: they go through the prototypes, see shared/dom/unclobbered.ts.
 */
import { parseAst } from 'rollup/parseAst';

const vendors =
  /\/node_modules\/(?:react-dom\/cjs|flatpickr|leaflet|nouislider|preact|glightbox|dompurify)\//;
/** Members that lead to a document. */
const documents = new Set(['document', 'ownerDocument']);
/** Members that vendors read of nodes that may be a document or a form. */
const members = new Set([...documents, 'activeElement', 'getRootNode', 'nodeType', 'parentNode']);

/** Returns true for the path of a vendor's file that reads documents. */
export function readsDocuments(path) {
  return !path.startsWith('\0') && vendors.test(path.replaceAll('\\', '/'));
}

/**
 * Returns the code of a vendor with its reads changed.
 *
 * @param module Path of the suite's module.
 * @param isCommonJs True for a file that has to import it by `require`.
 */
export function unclobberVendor(code, module, isCommonJs = false) {
  // The sort keeps the order of edits at one place: that of the outer expression is the first.
  const edits = [...editsIn(parseAst(code))].sort((one, other) => one.at - other.at);
  if (edits.length === 0) return code;
  const pieces = edits.map(({ at, end = at, text }, index) => text + code.slice(end, edits[index + 1]?.at));
  const text = code.slice(0, edits[0].at) + pieces.join('');
  const from = JSON.stringify(module);
  const helper = text.includes('suiteNodeName(') ? nameHelper : '';
  // On the first line, so that line numbers stay as they are.
  return isCommonJs
    ? `"use strict";const { document: suiteDocument, unclobbered: suiteMembers } = require(${from});${helper}${text}`
    : `import { document as suiteDocument, unclobbered as suiteMembers } from ${from};${helper}${text}`;
}

/** React reads `nodeName` of the window too, where an element may have that as its id. */
const nameHelper =
  'const suiteNodeName = (node) => { const name = suiteMembers(node).nodeName; return typeof name === "string" ? name : undefined; };';

/** Yields insertions and replacements. */
function* editsIn(program) {
  const pairs = nodesIn(program);
  const written = new Set(pairs.flatMap(({ node }) => writtenBy(node)));
  // A file with a variable of this name reads the global one by `window.document`.
  const isDeclared = pairs.some(({ node: { type, id } }) => declares(type, id));
  for (const { node, parent } of pairs) {
    const { type, name, start, end, object, property, computed } = node;
    if (type === 'Identifier' && name === 'document' && !isDeclared && isRead(node, parent))
      yield { at: start, end, text: 'suiteDocument' };
    if (type !== 'MemberExpression' || computed || written.has(node)) continue;
    if (documents.has(property.name)) yield* wrap({ start, end });
    if (members.has(property.name)) yield* wrap(object);
    if (property.name !== 'nodeName') continue;
    yield { at: object.start, text: 'suiteNodeName(' };
    yield { at: object.end, end, text: ')' };
  }
}

function* wrap({ start, end }) {
  yield { at: start, text: 'suiteMembers(' };
  yield { at: end, text: ')' };
}

function declares(type, id) {
  return type === 'VariableDeclarator' && id.name === 'document';
}

/** Returns the targets of an assignment or a deletion. */
function writtenBy({ type, operator, left, argument }) {
  if (type === 'AssignmentExpression') return [left];
  return type === 'UpdateExpression' || operator === 'delete' ? [argument] : [];
}

/** Returns false for an identifier that names a member, a property, a method or a parameter. */
function isRead(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node && !parent.shorthand;
  return !/^(MethodDefinition|Function|ArrowFunction)/.test(parent.type);
}

/** Returns the nodes of a tree with their parents, an outer one before those in it. */
function nodesIn(root) {
  const found = [];
  const visit = (node, parent) => {
    if (Array.isArray(node)) for (const child of node) visit(child, parent);
    if (!node || typeof node.type !== 'string') return;
    found.push({ node, parent });
    for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child, node);
  };
  visit(root, null);
  return found;
}
