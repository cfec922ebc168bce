/**
 * Selectors as the suite's diagnostics and authors write them. A pseudo-class that depends on the visitor matches every
 * element, because no markup says it.
 */

/**
 * Element as far as selectors read it.
 * @typedef {object} Matchable
 * @property {string} localName
 * @property {Matchable | null} parentElement
 * @property {Matchable | null} previousElementSibling
 * @property {(name: string) => string | null} getAttribute
 * @property {() => Iterable<Matchable>} descendants
 */
/** @typedef {(element: Matchable, scope: Matchable | null) => boolean} Test */
/**
 * One compound of a complex selector, and its relation to the compound before.
 * @typedef {{ readonly combinator: string, readonly test: Test }} Step
 */

/** @type {Map<string, Test>} */
const compiled = new Map();

/**
 * Returns the test of a selector list.
 * @param {string} selector
 * @returns {Test}
 * @throws {SyntaxError} For a text that is no selector.
 */
export function compileSelector(selector) {
  const known = compiled.get(selector);
  if (known) return known;
  const reader = { text: selector, at: 0 };
  const test = readList(reader, '');
  if (reader.at < selector.length) throw invalid(reader);
  compiled.set(selector, test);
  return test;
}

/** @typedef {{ readonly text: string, at: number }} Reader */

/** @param {Reader} reader */
function invalid({ text, at }) {
  return new SyntaxError(`"${text}" is no selector, at character ${at + 1}`);
}

/**
 * Returns the match of a pattern at the reader's position; undefined without a match.
 * @param {Reader} reader
 * @param {RegExp} pattern A sticky pattern.
 */
function take(reader, pattern) {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found ?? undefined;
}

/**
 * Reads a list up to a closing bracket or the end.
 * @param {Reader} reader
 * @param {string} relation Combinator before each member of `:has()`; '' elsewhere.
 * @returns {Test}
 */
function readList(reader, relation) {
  /** @type {(readonly Step[])[]} */
  const list = [];
  do list.push(readComplex(reader, relation));
  while (take(reader, /,/y));
  return (element, scope) => list.some((steps) => matches(steps, steps.length - 1, element, scope));
}

/**
 * @param {Reader} reader
 * @param {string} relation
 * @returns {readonly Step[]}
 */
function readComplex(reader, relation) {
  take(reader, /\s+/y);
  /** @type {Step[]} */
  const steps = relation ? [{ combinator: '', test: isScope }] : [];
  let combinator = relation ? (take(reader, /([>+~])\s*/y)?.[1] ?? relation) : '';
  for (;;) {
    steps.push({ combinator, test: readCompound(reader) });
    const next = take(reader, /\s*([>+~])\s*|\s+(?=[^\s,)])/y);
    if (!next) break;
    combinator = next[1] ?? ' ';
  }
  take(reader, /\s+/y);
  return steps;
}

/** @type {Test} */
const isScope = (element, scope) => element === scope;

/** Matches a name, with escapes. */
const name = String.raw`(?:\\[0-9a-fA-F]{1,6}\s?|\\[^\n]|[\w-]|[^\0-\x7f])+`;
const compound = new RegExp(
  String.raw`(?<tag>\*|${name})|#(?<id>${name})|\.(?<class>${name})|\[\s*(?<attribute>${name})\s*(?:(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>${name}))\s*(?<flag>[is])?\s*)?\]|::?(?<pseudo>[\w-]+)(?<open>\()?`,
  'y',
);

/**
 * @param {Reader} reader
 * @returns {Test}
 */
function readCompound(reader) {
  /** @type {Test[]} */
  const tests = [];
  for (let found = take(reader, compound); found; found = take(reader, compound))
    tests.push(readSimple(reader, found.groups ?? {}));
  if (tests.length === 0) throw invalid(reader);
  return (element, scope) => tests.every((test) => test(element, scope));
}

/**
 * @param {Reader} reader
 * @param {Readonly<Record<string, string | undefined>>} groups
 * @returns {Test}
 */
function readSimple(reader, groups) {
  const { tag, id, class: word, attribute, pseudo } = groups;
  if (tag) return tag === '*' ? () => true : hasTag(unescaped(tag).toLowerCase());
  if (id) return hasAttribute('id', '=', unescaped(id), false);
  if (word) return hasAttribute('class', '~=', unescaped(word), false);
  if (!attribute) return readPseudo(reader, pseudo ?? '', groups['open'] !== undefined);
  const { double, single, bare, operator = '', flag } = groups;
  const value = unescaped(double ?? single ?? bare ?? '');
  const lower = unescaped(attribute).toLowerCase();
  return hasAttribute(lower, operator, value, flag === 'i' || lower === 'type');
}

/**
 * @param {string} tag
 * @returns {Test}
 */
function hasTag(tag) {
  return ({ localName }) => localName === tag;
}

/** @typedef {(found: string, value: string) => boolean} Comparison */
/** @type {readonly (readonly [operator: string, compare: Comparison])[]} */
const comparisons = [
  ['', () => true],
  ['=', (found, value) => found === value],
  ['~=', (found, value) => found.split(/[\t\n\f\r ]+/).includes(value) && value !== ''],
  ['|=', (found, value) => found === value || found.startsWith(`${value}-`)],
  ['^=', (found, value) => value !== '' && found.startsWith(value)],
  ['$=', (found, value) => value !== '' && found.endsWith(value)],
  ['*=', (found, value) => value !== '' && found.includes(value)],
];
const operators = new Map(comparisons);

/**
 * @param {string} attribute
 * @param {string} operator
 * @param {string} value
 * @param {boolean} ignoresCase
 * @returns {Test}
 */
function hasAttribute(attribute, operator, value, ignoresCase) {
  const passes = operators.get(operator) ?? (() => false);
  const wanted = ignoresCase ? value.toLowerCase() : value;
  return (element) => {
    const found = element.getAttribute(attribute);
    return found !== null && passes(ignoresCase ? found.toLowerCase() : found, wanted);
  };
}

/**
 * @param {Reader} reader
 * @param {string} pseudo
 * @param {boolean} hasArguments
 * @returns {Test}
 */
function readPseudo(reader, pseudo, hasArguments) {
  if (!hasArguments) {
    if (pseudo === 'scope') return isScope;
    if (pseudo === 'root') return ({ parentElement }) => parentElement === null;
    if (pseudo === 'disabled') return hasAttribute('disabled', '', '', false);
    return () => true;
  }
  /** @type {Test} */
  let test = () => true;
  if (/^(is|where|not|has)$/.test(pseudo)) test = readList(reader, pseudo === 'has' ? ' ' : '');
  else take(reader, /[^()]*/y);
  if (!take(reader, /\)/y)) throw invalid(reader);
  if (pseudo === 'not') return (element, scope) => !test(element, scope);
  if (pseudo !== 'has') return test;
  return (element) => [...element.descendants()].some((inner) => test(inner, element));
}

/**
 * Returns true if an element matches the steps up to an index.
 * @param {readonly Step[]} steps
 * @param {number} index
 * @param {Matchable} element
 * @param {Matchable | null} scope
 * @returns {boolean}
 */
function matches(steps, index, element, scope) {
  const step = steps[index];
  if (!step?.test(element, scope)) return false;
  if (index === 0) return true;
  const isSibling = step.combinator === '+' || step.combinator === '~';
  const isNearest = step.combinator === '+' || step.combinator === '>';
  for (let other = before(element, isSibling); other; other = before(other, isSibling)) {
    if (matches(steps, index - 1, other, scope)) return true;
    if (isNearest) break;
  }
  return false;
}

/**
 * @param {Matchable} element
 * @param {boolean} isSibling
 */
function before({ parentElement, previousElementSibling }, isSibling) {
  return isSibling ? previousElementSibling : parentElement;
}

/**
 * Replaces the escapes of a name.
 * @param {string} text
 */
function unescaped(text) {
  return text.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/gsu, (_whole, hex, sign) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : sign,
  );
}

/**
 * Returns a text as a name in a selector, as `CSS.escape` does.
 * @param {string} text
 */
export function escapeName(text) {
  return text.replace(/^-?\d|[^\w\u0080-\uffff-]/g, (sign) =>
    [...sign].map((one) => (one === '-' ? one : `\\${one.charCodeAt(0).toString(16)} `)).join(''),
  );
}
