/** Value of an attribute: a text, true for one without a value; undefined and false for none. */
type AttributeValue = string | number | boolean | undefined;

/** Attributes in their order. Names are written by this folder alone, and never come from a form. */
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Element of a page. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly HtmlNode[];
}

/** Element, text, or comment of a page. */
export type HtmlNode = HtmlElement | string | { readonly comment: string };

/** Creates an element. Children that are null are left out. */
export function html(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (HtmlNode | null)[]
): HtmlElement {
  return { tag, attributes, children: children.filter((child) => child !== null) };
}

/** Creates a comment. It must not hold a text of a form. */
export function comment(text: string): HtmlNode {
  return { comment: text };
}

const voidTags: ReadonlySet<string> = new Set(['input', 'img', 'link', 'meta', 'br']);

/** Tags whose text is kept as it is. */
const rawTags: ReadonlySet<string> = new Set(['script', 'style']);

/** Writes nodes as HTML. Elements that hold no text of their own have their children on lines of their own. */
export function writeHtml(nodes: readonly HtmlNode[], indent = ''): string {
  return nodes.map((node) => `${indent}${writeNode(node, indent)}\n`).join('');
}

function writeNode(node: HtmlNode, indent: string): string {
  if (typeof node === 'string') return escapeHtml(node);
  if ('comment' in node) return `<!-- ${node.comment.replaceAll('--', '- -')} -->`;
  const start = `<${node.tag}${writeAttributes(node.attributes)}>`;
  if (voidTags.has(node.tag)) return start;
  return `${start}${writeChildren(node, indent)}</${node.tag}>`;
}

function writeChildren({ tag, children }: HtmlElement, indent: string): string {
  if (rawTags.has(tag)) return children.filter((child) => typeof child === 'string').join('');
  if (tag === 'textarea') return writeTextarea(children);
  if (children.length === 0) return '';
  const hasText = children.some((child) => typeof child === 'string');
  if (hasText) return children.map((child) => writeNode(child, indent)).join('');
  return `\n${writeHtml(children, `${indent}  `)}${indent}`;
}

/** Writes the text of a textarea. Its first line end is not part of the text, so that one is added before another. */
function writeTextarea(children: readonly HtmlNode[]): string {
  const text = children.filter((child) => typeof child === 'string').join('');
  return escapeHtml(text.startsWith('\n') ? `\n${text}` : text);
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? [` ${name}`] : [` ${name}="${escapeHtml(String(value))}"`];
    })
    .join('');
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Returns a text as HTML, also for an attribute in double quotes. A page cannot hold the character 0. */
export function escapeHtml(text: string): string {
  return text.replaceAll('\0', '\uFFFD').replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);
}

/** Returns a value as JSON for a script. No text in it ends the script or begins a comment. */
export function scriptJson(value: unknown, indent = ''): string {
  return foldedJson(value, indent).replaceAll('<', '\\u003c');
}

/** Longest line of JSON that is not folded, in characters. */
const longestLine = 100;

/** Returns JSON in which a list or an object is on one line if it fits. */
function foldedJson(value: unknown, indent: string): string {
  const line = lineOf(value);
  if (indent.length + line.length <= longestLine || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => foldedJson(entry, inner))
    : entriesOf(value).map(([key, entry]) => `${JSON.stringify(key)}: ${foldedJson(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const entries = entriesOf(value).map(([key, entry]) => `${JSON.stringify(key)}: ${lineOf(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/** Returns the entries that JSON has: it has none without a value. */
function entriesOf(value: object): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}
