/** Tag, comment or declaration in a text. An element with raw text extends to its end tag. */
export interface Tag {
  /** In lower case; empty for comments and declarations. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly start: number;
  readonly end: number;
}

/** Elements whose content a browser reads as text. */
const rawNames = new Set(['script', 'style', 'textarea', 'title']);

/** The tags of a text in order, in one pass: nothing in the text can make it slow. */
export function* tagsIn(html: string): Generator<Tag> {
  const opening = /<(?:(\/?)([a-z][^\s/>]*)|!--|[!?/])/gi;
  let hit = opening.exec(html);
  while (hit) {
    const tag = tagAt(html, hit, opening.lastIndex);
    yield tag;
    opening.lastIndex = tag.end;
    hit = tag.end < html.length ? opening.exec(html) : null;
  }
}

function tagAt(html: string, hit: RegExpExecArray, from: number): Tag {
  const [written, slash, name = ''] = hit;
  const lowerName = name.toLowerCase();
  const isClosing = slash === '/';
  if (written === '<!--') return { name: '', isClosing, start: hit.index, end: after(html, '-->', from) };

  const end = endOfTag(html, from);
  const isRaw = !isClosing && rawNames.has(lowerName);
  return { name: lowerName, isClosing, start: hit.index, end: isRaw ? endOfRaw(html, lowerName, end) : end };
}

function after(html: string, ending: string, from: number): number {
  const at = html.indexOf(ending, from);
  return at < 0 ? html.length : at + ending.length;
}

/** A `>` within quotes ends nothing. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return html.length;
}

function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/** The names of U+00A0 to U+00FF, in order: those that a server's htmlentities() writes for Western letters. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml';

const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['euro', '€'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['trade', '™'],
  ...latinNames.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
]);

/** A text with its character references read; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return signs.get(name) ?? written;
      return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    },
  );
}

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0x10ffff || isSurrogate ? '' : String.fromCodePoint(code);
}

const longest = 1000;

/** Tags between whose texts a reader sees a gap. */
const separating = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'td', 'th', 'dt', 'dd']);

/**
 * The words of a message that is HTML on the wire. Tags go first and entities after them, so that a written `&lt;b>`
 * stays text. Control and direction signs go too: they would reach beyond the message.
 */
export function messageText(html: string): string {
  let text = '';
  let from = 0;
  for (const { name, start, end } of tagsIn(html)) {
    text += html.slice(from, start) + (separating.has(name) ? ' ' : '');
    from = end;
  }
  const words = decodeEntities(text + html.slice(from))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
