import { unclobbered } from '../dom/unclobbered.js';
import { ConfigError, describe } from '../element/config-error.js';

/** Tags that may contain a tag of the same name. */
const mayNest = 'tab-set, lazy-images, media-box';
/** Tags that contain one input or one link, and no other content of the page. */
const links = 'back-to-top, whatsapp-link';
const holdsLittle = `${links}, page-analytics, rs-calendar, rs-location, rs-range, rs-uploads`;
const suiteTags =
  'back-to-top, media-box, nav-menu, offcanvas-panel, rs-calendar, rs-form, rs-location, rs-range, rs-uploads, sticky-header, tab-set, whatsapp-link';
/** Tags that belong to the whole page, and into no other tag. */
const pageTags = 'cookie-consent, page-analytics, sticky-header, back-to-top';
/** Sectioning elements of a page. */
const blocks = 'header, footer, nav, section, article, form';

/** Rule for the content of a tag: its subject, and elements that must not follow the subject inside the tag. */
interface Surroundings {
  readonly tags: string;
  readonly subject: string;
  readonly foreign: string;
}

/** Rules by tag; a tag may have several. A rule without a subject covers the whole content. */
const surroundings: readonly Surroundings[] = [
  { tags: links, subject: 'a', foreign: 'a[href], h1, h2, h3, p, ul, ol, table' },
  { tags: 'page-analytics', subject: '', foreign: 'a, h1, h2, h3, p, ul, ol, div, img' },
  {
    tags: 'rs-calendar, rs-range, rs-location',
    subject: 'input:not([type=hidden])',
    foreign: 'input:not([type=hidden], [type=button]), select, textarea, h1, h2, h3',
  },
  {
    tags: 'rs-uploads',
    subject: 'input',
    foreign: 'input:not([type=file], [type=hidden]), select, textarea',
  },
  { tags: 'nav-menu', subject: 'ul, ol', foreign: 'article, section, footer, h1, h2, p' },
  {
    tags: 'sticky-header',
    subject: ':scope > header, :scope > [role=banner]',
    foreign: 'article, section, footer, form, h1, h2, p',
  },
  { tags: 'sticky-header', subject: '', foreign: 'footer' },
  { tags: 'offcanvas-panel', subject: '', foreign: 'h1' },
  { tags: 'rs-form', subject: 'form', foreign: 'header, footer, nav, aside, h1' },
  { tags: 'rs-form', subject: '', foreign: 'footer' },
  { tags: 'tab-set', subject: '', foreign: ':scope > h1, :scope > footer' },
  {
    tags: ':is(rs-calendar, rs-range, rs-location, rs-uploads)[for]',
    subject: '',
    foreign: 'select, textarea, h1, h2, h3, p:not([slot])',
  },
  {
    tags: 'cookie-consent:not(:has([data-consent]))',
    subject: '',
    foreign: `${blocks}, ${suiteTags}, h1, table`,
  },
  {
    tags: 'cookie-consent',
    subject: ':scope > :has([data-consent])',
    foreign: `${blocks}, ${suiteTags}, h1, table`,
  },
];

/** Returns the diagnostic of a tag without its end tag, which then contains what follows it. */
export function findNestingDiagnostics(host: Element): readonly ConfigError[] {
  const { localName } = host;
  const found = findLike(host) ?? findForeign(host);
  if (!found) return [];
  const problem = `found ${describe(found)} in it, expected its end tag </${localName}> before; <${localName}/> is none`;
  return [new ConfigError(host, 'content', problem, 'end-tag')];
}

/** Returns an element that this kind of tag must not contain anywhere. */
function findLike(host: Element): Element | undefined {
  const selectors = [
    host.matches(mayNest) ? '' : host.localName,
    host.localName === 'lazy-images' ? '' : 'main',
    host.matches('lazy-images, media-box') ? '' : pageTags,
    host.matches(holdsLittle) ? `${blocks}, ${suiteTags}` : '',
  ];
  const all = host.querySelectorAll(selectors.filter(Boolean).join() || ':not(*)');
  // An element around the tag's first subject is inside it on purpose.
  const first = host.querySelector('a, form, input');
  return [...all].find(
    (one) => unclobbered(one).localName.includes('-') || !unclobbered(one).contains(first),
  );
}

function findForeign(host: Element): Element | undefined {
  for (const { tags, subject, foreign } of surroundings) {
    const first = subject ? host.querySelector(subject) : null;
    if (!host.matches(tags) || (subject && !first)) continue;
    const found = [...host.querySelectorAll(foreign)].find((one) => follows(one, first));
    if (found) return found;
  }
  return undefined;
}

/** Returns true if an element follows another one and neither contains the other; always true without another one. */
function follows(element: Element, first: Element | null): boolean {
  if (!first) return true;
  const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_CONTAINED_BY: inside } = Node;
  const place = unclobbered(first).compareDocumentPosition(element);
  return (place & after) !== 0 && (place & inside) === 0;
}

/** Content of tags that a paragraph cannot contain: the HTML parser ends the paragraph, and the tag, before it. */
const subjects: readonly (readonly [tag: string, subject: string])[] = [
  ['rs-form:not([src])', 'form'],
  ['nav-menu', 'ul, ol'],
  ['tab-set', 'h2, h3, h4, section, ul'],
  ['sticky-header', 'header, nav, div'],
  ['offcanvas-panel', 'nav, ul, div, section, aside'],
  ['media-box:not([scope])', 'a[href], area[href]'],
  ['lazy-images:not([scope])', 'img, iframe'],
  ['cookie-consent', '[data-consent]'],
  ['whatsapp-link:not([phone])', 'a[href]'],
  [':is(rs-calendar, rs-range, rs-location, rs-uploads):not([for])', 'input'],
];

/** Returns the diagnostic of a tag in a paragraph: the tag is empty, and its content follows the paragraph. */
export function findParagraph(host: Element): readonly ConfigError[] {
  const next = host.closest('p')?.nextElementSibling;
  const [, subject] = subjects.find(([tag]) => host.matches(tag)) ?? [];
  if (!next || !subject || host.querySelector(subject)) return [];
  if (!unclobbered(next).matches(subject) && !unclobbered(next).querySelector(subject)) return [];
  const problem = `found <p> around it, which HTML ends before ${describe(next)}, expected no paragraph around it`;
  return [new ConfigError(host, 'place', problem, 'tag-in-paragraph')];
}
