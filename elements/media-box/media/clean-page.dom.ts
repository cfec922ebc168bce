import { parseUrl } from '../items/read-link.dom.js';
import { safeSrcset } from '../items/safe-params.model.js';
import { type Members, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Part of a fetched page that is safe to show. */
export interface CleanPage {
  readonly box: HTMLElement;
  /** Returns the element that a fragment such as `#horario` references. */
  find(hash: string): Element | null;
}

/** Selector of elements that run code, restyle or embed. A sanitizer keeps some of them. */
const unwanted =
  'script,noscript,iframe,frame,frameset,object,embed,applet,base,meta,link,style,title,template,dialog,slot';

const dropped = [
  'style',
  'autofocus',
  'slot',
  'part',
  'ping',
  'formaction',
  'formtarget',
  'http-equiv',
  'is',
];

/** Attributes with one URL, and the schemes that they may have. */
const addressed: ReadonlyMap<string, RegExp> = new Map([
  ['href', /^(?:https?|mailto|tel):/i],
  ['src', /^(?:https?:|data:image\/)/i],
  ['poster', /^https?:/i],
  ['action', /^https?:/i],
]);

/**
 * Extracts the main part of a sanitized page: with absolute URLs, without forms that post to other sites, and without
 * ids that this document has.
 */
export function cleanPage(document: SafeDocument, body: HTMLElement, url: string): CleanPage {
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  const targets = new Map<string, Element>();
  for (const element of body.querySelectorAll('*')) {
    const members = unclobbered(element);
    for (const name of dropped) members.removeAttribute(name);
    for (const [name, expected] of addressed) cleanAddress(members, name, expected, url);
    cleanName(document, element, targets);
  }
  for (const form of body.querySelectorAll('form')) cleanForm(form, url);
  const mains = body.querySelectorAll('main, [role="main"]');
  const box = document.createElement('div');
  box.append(...unclobbered(mains.length === 1 && mains[0] ? mains[0] : body).childNodes);
  return { box, find: (hash) => findTarget(box, targets, hash) };
}

function cleanAddress(element: Members<Element>, name: string, expected: RegExp, url: string): void {
  if (name === 'src') cleanCandidates(element, url);
  const text = element.getAttribute(name);
  if (text === null) return;
  const address = parseUrl(text, url);
  const isInside = name === 'href' && address?.hash && address.href.split('#')[0] === url.split('#')[0];
  if (isInside) element.setAttribute(name, address.hash);
  else if (address && expected.test(address.href)) element.setAttribute(name, address.href);
  else element.removeAttribute(name);
}

function cleanCandidates(element: Members<Element>, url: string): void {
  const text = element.getAttribute('srcset');
  if (text !== null)
    element.setAttribute(
      'srcset',
      safeSrcset(text, (one) => parseUrl(one, url)),
    );
}

/**
 * Removes ids that the document has, and names of links, forms and pictures, which could shadow the document's
 * properties.
 */
function cleanName(document: SafeDocument, element: Element, targets: Map<string, Element>): void {
  const members = unclobbered(element);
  const { id } = members;
  if (id !== '') targets.set(id, element);
  if (id !== '' && (document.getElementById(id) ?? id in document)) members.removeAttribute('id');
  if (!members.matches('a, form, img')) return;
  const name = members.getAttribute('name') ?? '';
  if (name !== '' && !targets.has(name)) targets.set(name, element);
  members.removeAttribute('name');
}

/** Sets the action of a form to the one on its own page; removes a form that posts to another site. */
function cleanForm(form: HTMLFormElement, url: string): void {
  const members = unclobbered(form);
  const action = members.getAttribute('action') ?? url;
  if (new URL(action, url).origin === new URL(url).origin) members.setAttribute('action', action);
  else members.remove();
}

function findTarget(box: Element, targets: ReadonlyMap<string, Element>, hash: string): Element | null {
  const found = targets.get(decoded(hash.slice(1))) ?? null;
  return found && box.contains(found) ? found : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
