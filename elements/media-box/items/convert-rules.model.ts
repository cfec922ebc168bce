import { decoded } from './address.model.js';
import { readBrackets } from './bracket-options.model.js';
import type { LinkFacts } from './link-facts.model.js';

/** Old kinds of links that a page's author may switch on. */
export const convertRules = ['legacy', 'lightbox', 'shadowbox'] as const;
export type ConvertRule = (typeof convertRules)[number];

/** The rules of an attribute such as `legacy lightbox`, and the words in it that are none. */
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

/** The link as our own words would have it; unchanged where no rule that is switched on knows it. */
export function convertLink(facts: LinkFacts, rules: ReadonlySet<ConvertRule>): LinkFacts {
  const popup = rules.has('legacy') ? fromOldPopup(facts) : null;
  if (popup) return popup;
  const lightbox = rules.has('lightbox') ? fromLightbox(facts) : null;
  return lightbox ?? (rules.has('shadowbox') ? fromShadowbox(facts) : null) ?? facts;
}

/** `rel="lightbox[x]"`: the group x; `rel="lightbox"` stands alone. */
function fromLightbox(facts: LinkFacts): LinkFacts | null {
  if (!/(?:^|\s)lightbox(?=[[\s]|$)/i.test(facts.rel)) return null;
  const { options, rest } = readBrackets(facts.rel);
  const words = rest.split(' ').filter((word) => word.toLowerCase() !== 'lightbox');
  const pairs = [...options].map(([name, value]) => `${name === 'lightbox' ? 'group' : name}[${value}]`);
  return { ...facts, rel: [pairs.join(';'), ...words].join(' ').trim() };
}

/** The players of shadowbox under the names of our types. */
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

/** `rel="shadowbox[x];width=400;title=…"`: the group x, and the pairs as options. */
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

/** An old window popup of the editor: its picture and title stand in its handler, or in its address. */
function fromOldPopup(facts: LinkFacts): LinkFacts | null {
  if (!facts.href.includes('com_jce')) return null;
  const image = oldParam(facts.onclick, 'img') || oldParam(facts.href, 'img');
  if (image === '') return null;
  const title = oldParam(facts.onclick, 'title') || oldParam(facts.href, 'title');
  return { ...facts, href: image, title: title.replaceAll('_', ' ') || facts.title, onclick: '' };
}

/** The value of `name=` in a text, up to the next parameter or the end of the quoted address. */
function oldParam(text: string, name: string): string {
  const piece = text.split(/[?&;'"]/).find((part) => part.startsWith(`${name}=`)) ?? '';
  return decoded(piece.slice(name.length + 1)).trim();
}
