import { decoded } from './address.model.js';
import { readBrackets } from './bracket-options.model.js';
import type { LinkFacts } from './link-facts.model.js';

/** Kinds of older links that a page's author can enable. */
export const convertRules = ['legacy', 'lightbox', 'shadowbox'] as const;
export type ConvertRule = (typeof convertRules)[number];

/** Parses the attribute `convert`, such as `legacy lightbox`, into known rules and unknown words. */
export function readConvertRules(text: string): {
  readonly rules: ReadonlySet<ConvertRule>;
  readonly unknown: readonly string[];
} {
  const words = text
    .toLowerCase()
    .split(/\s/)
    .filter((word) => word !== '');
  const isRule = (word: string): word is ConvertRule => convertRules.some((rule) => rule === word);
  return { rules: new Set(words.filter(isRule)), unknown: words.filter((word) => !isRule(word)) };
}

/** Converts an older link by the enabled rules; returns it unchanged if none applies. */
export function convertLink(facts: LinkFacts, rules: ReadonlySet<ConvertRule>): LinkFacts {
  const popup = rules.has('legacy') ? fromOldPopup(facts) : null;
  if (popup) return popup;
  const lightbox = rules.has('lightbox') ? fromLightbox(facts) : null;
  return lightbox ?? (rules.has('shadowbox') ? fromShadowbox(facts) : null) ?? facts;
}

/** Converts `rel="lightbox[x]"` into the group x. `rel="lightbox"` has no group. */
function fromLightbox(facts: LinkFacts): LinkFacts | null {
  if (!/(?:^|\s)lightbox(?=[[\s]|$)/i.test(facts.rel)) return null;
  const { options, rest } = readBrackets(facts.rel);
  const words = rest.split(' ').filter((word) => word.toLowerCase() !== 'lightbox');
  const pairs = [...options].map(([name, value]) => `${name === 'lightbox' ? 'group' : name}[${value}]`);
  return { ...facts, rel: [pairs.join(';'), ...words].join(' ').trim() };
}

/** Player name of shadowbox to media type. */
const players: ReadonlyMap<string, string> = new Map([
  ['img', 'image'],
  ['iframe', 'iframe'],
  ['html', 'ajax'],
  ['inline', 'dom'],
  ['swf', 'flash'],
  ['flv', 'flash'],
  ['qt', 'quicktime'],
  ['wmp', 'windowsmedia'],
]);

/** Converts `rel="shadowbox[x];width=400;title=…"` into the group x and options. */
function fromShadowbox(facts: LinkFacts): LinkFacts | null {
  if (!/(?:^|\s)shadowbox(?=[[;\s]|$)/i.test(facts.rel)) return null;
  const group = readBrackets(facts.rel).options.get('shadowbox');
  const pairs: string[] = group ? [`group[${group}]`] : [];
  for (const piece of facts.rel.split(';').slice(1)) {
    const at = piece.indexOf('=');
    const name = piece.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const value = piece.slice(at + 1).trim();
    if (name === 'player') pairs.push(`type[${players.get(value.toLowerCase()) ?? value}]`);
    else if (/^[a-z]+$/.test(name) && name !== 'options') pairs.push(`${name}[${value}]`);
  }
  return { ...facts, rel: pairs.join(';') };
}

/** Converts a window popup of the JCE editor: its picture and title are in its handler or in its address. */
function fromOldPopup(facts: LinkFacts): LinkFacts | null {
  if (!facts.href.includes('com_jce')) return null;
  const image = oldParam(facts.onclick, 'img') || oldParam(facts.href, 'img');
  if (image === '') return null;
  const title = oldParam(facts.onclick, 'title') || oldParam(facts.href, 'title');
  return { ...facts, href: image, title: title.replaceAll('_', ' ') || facts.title, onclick: '' };
}

/** Returns the value of `name=` in a text, up to the next parameter or quote. */
function oldParam(text: string, name: string): string {
  const piece = text.split(/[?&;'"]/).find((part) => part.startsWith(`${name}=`)) ?? '';
  return decoded(piece.slice(name.length + 1)).trim();
}
