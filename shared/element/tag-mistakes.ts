import { ConfigError, describe } from './config-error.js';
import { findCategoryMistakes } from './consent-mistakes.js';

/** The attributes that HTML allows on every element, beside `data-*`, `aria-*` and `on*`. */
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

/** The tags that may contain a tag of the same name. */
const mayNest = 'tab-set, lazy-images, media-box';
/** The tags that contain one input or one link, and no other content of the page. */
const holdsLittle =
  'back-to-top, page-analytics, whatsapp-link, rs-calendar, rs-location, rs-range, rs-uploads';
const ownTags =
  'back-to-top, media-box, nav-menu, offcanvas-panel, rs-calendar, rs-form, rs-location, rs-range, rs-uploads, sticky-header, tab-set, whatsapp-link';

/** The mistakes that every tag of the suite can have: unknown attributes, and a missing end tag. */
export function findTagMistakes(host: Element): readonly ConfigError[] {
  return [...findAttributeMistakes(host), ...findNesting(host), ...findCategoryMistakes(host)];
}

function findAttributeMistakes(host: Element): readonly ConfigError[] {
  const { observedAttributes = [] } = host.constructor as { readonly observedAttributes?: readonly string[] };
  const known = [...observedAttributes].sort();
  return host.getAttributeNames().flatMap((name) => {
    if (known.includes(name) || isForAll(name)) return [];
    // HTML makes lower case of camel case.
    const meant = known.find((one) => one.replaceAll('-', '') === name.toLowerCase().replaceAll('-', ''));
    const expected = meant ?? (known.length > 0 ? `one of ${known.join(', ')}` : 'none of its own');
    return [new ConfigError(host, `attribute ${name}`, `found "${name}", expected ${expected}`)];
  });
}

/** Names with other signs, or with a short word before the first hyphen, are of a framework or of an extension. */
function isForAll(name: string): boolean {
  return globalAttributes.has(name) || /^(data-|aria-|on|[a-z]{1,2}-)|[^a-z0-9-]/i.test(name);
}

/** A tag that was not closed takes in what follows it. */
function findNesting(host: Element): readonly ConfigError[] {
  const selectors = [
    host.matches(mayNest) ? '' : host.localName,
    host.localName === 'lazy-images' ? '' : 'main',
    host.matches(holdsLittle) ? `header, footer, nav, section, article, form, ${ownTags}` : '',
  ];
  const all = host.querySelectorAll(selectors.filter(Boolean).join() || ':not(*)');
  // What holds the first thing that the tag is there for stands in it on purpose.
  const first = host.querySelector('a, form, input');
  const found = [...all].find((one) => one.localName.includes('-') || !one.contains(first));
  if (!found) return [];
  const problem = `found ${describe(found)} in it, expected its end tag </${host.localName}> before`;
  return [new ConfigError(host, 'content', problem)];
}
