import type { AttributeSchema } from '../element/attributes.js';
import { ConfigError } from '../element/config-error.js';
import { findCommandDiagnostics } from './command-diagnostics.js';
import { findCategoryDiagnostics } from './consent-diagnostics.js';
import { findNestingDiagnostics, findParagraph } from './nesting-diagnostics.js';

/** Attributes that HTML allows on every element, beside `data-*`, `aria-*` and `on*`. */
const globalAttributes: ReadonlySet<string> = new Set([
  'accesskey',
  'anchor',
  'autocapitalize',
  'autocorrect',
  'autofocus',
  'class',
  'contenteditable',
  'dir',
  'draggable',
  'enterkeyhint',
  'exportparts',
  'headingoffset',
  'headingreset',
  'hidden',
  'id',
  'inert',
  'inputmode',
  'is',
  'itemid',
  'itemprop',
  'itemref',
  'itemscope',
  'itemtype',
  'lang',
  'nonce',
  'part',
  'popover',
  'role',
  'slot',
  'spellcheck',
  'style',
  'tabindex',
  'title',
  'translate',
  'virtualkeyboardpolicy',
  'writingsuggestions',
  'xmlns',
]);

/** Matches values of a boolean attribute that are meant as false. In HTML its presence alone means true. */
const off = /^\s*(false|no|off|0|none|null|undefined)\s*$/i;

/**
 * Returns the diagnostics that every tag can have: of attributes, commands, a missing end tag, a paragraph around it, and
 * its category.
 */
export function findTagDiagnostics(host: Element): readonly ConfigError[] {
  return [
    ...findAttributeDiagnostics(host),
    ...findSwitchDiagnostics(host),
    ...findCommandDiagnostics(host),
    ...findNestingDiagnostics(host),
    ...findParagraph(host),
    ...findCategoryDiagnostics(host),
  ];
}

function findAttributeDiagnostics(host: Element): readonly ConfigError[] {
  const { observedAttributes = [] } = host.constructor as { readonly observedAttributes?: readonly string[] };
  const known = [...observedAttributes].sort();
  return host.getAttributeNames().flatMap((name) => {
    if (known.includes(name) || isForAll(name)) return [];
    // The HTML parser lowercases camel case.
    const meant = known.find((one) => one.replaceAll('-', '') === name.toLowerCase().replaceAll('-', ''));
    const expected = meant ?? (known.length > 0 ? `one of ${known.join(', ')}` : 'none of its own');
    return [
      new ConfigError(
        host,
        `attribute ${name}`,
        `found "${name}", expected ${expected}`,
        'attribute-unknown',
      ),
    ];
  });
}

function findSwitchDiagnostics(host: Element): readonly ConfigError[] {
  const { options = {} } = host.constructor as { readonly options?: AttributeSchema };
  return Object.values(options).flatMap(({ attribute, fallback }) => {
    const text = host.getAttribute(attribute);
    if (typeof fallback !== 'boolean' || text === null || !off.test(text)) return [];
    const problem = `found "${text}", which switches it on, expected no attribute ${attribute}`;
    return [new ConfigError(host, `attribute ${attribute}`, problem, 'attribute-false')];
  });
}

/**
 * Returns true for attributes of every element. Names with other signs, or with a short prefix, belong to frameworks
 * and browser extensions.
 */
function isForAll(name: string): boolean {
  return globalAttributes.has(name) || /^(data-|aria-|on|[a-z]{1,2}-)|[^a-z0-9-]/i.test(name);
}
