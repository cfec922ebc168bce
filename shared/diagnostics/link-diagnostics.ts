import { documentOf } from '../dom/unclobbered.js';
import { ConfigError } from '../element/config-error.js';
import type { PlacedError } from '../element/placed-error.js';

/** Options of a viewer's link that are read by name. Other names may be parameters of a player. */
const optionNames =
  'title caption group width height type alt download autopopup delay thumb thumbnail src href skipfocus css'.split(
    ' ',
  );

/** Names that resemble an option and mean something else. */
const otherNames: ReadonlySet<string> = new Set([
  'rel',
  'end',
  'size',
  'sizes',
  'cc',
  'fs',
  'hl',
  'mute',
  'pip',
]);

/** Values that only mark a link as one of the viewer's. */
const markers: ReadonlySet<string> = new Set(['', '1', 'true', 'data-mediabox']);

/** Longest part of a link in a message, in characters. */
const mostShown = 100;

/** Returns the diagnostics of links that a `<media-box>` opens: texts without options, and misspelt names. */
export function findLinkDiagnostics(host: Element): readonly PlacedError[] {
  if (host.localName !== 'media-box') return [];
  const root = host.hasAttribute('scope') ? documentOf(host) : host;
  const links = root.querySelectorAll('a[data-mediabox], area[data-mediabox], a[data-json], a[rel*="["]');
  return [...links].flatMap((link) => {
    const place = `link "${(link.getAttribute('href') ?? '').slice(0, mostShown)}"`;
    return problemsOf(link).map((problem) => ({
      element: link,
      error: new ConfigError(host, place, problem, 'viewer-option'),
    }));
  });
}

function problemsOf(link: Element): readonly string[] {
  const name = ['data-mediabox', 'data-json', 'rel'].find((one) => isFilled(link.getAttribute(one)));
  const text = name ? (link.getAttribute(name)?.trim() ?? '') : '';
  if (name === 'data-mediabox' && !/^\{|[\w-]\[|=/.test(text))
    return [`${name}: found "${text.slice(0, mostShown)}", expected name[value], JSON or name=value`];
  const names = [...namesIn(text), ...link.getAttributeNames().flatMap(nameIn)];
  return names.flatMap((one) => {
    const meant = findMeant(one);
    return meant ? [`option ${one}: found "${one}", expected ${meant}`] : [];
  });
}

function isFilled(text: string | null): boolean {
  return text !== null && !markers.has(text.trim().toLowerCase());
}

/** Returns the option names in a text: before a bracket, a colon of JSON, or an equals sign. */
function namesIn(text: string): readonly string[] {
  const end = text.startsWith('{') ? '":' : text.includes('[') ? '[' : '=';
  // Matches each name with the signs after it.
  return [...text.matchAll(/([\w-]+)([^\w-]*)/g)].flatMap(([, name = '', signs = '']) =>
    signs.replace(/\s/g, '').startsWith(end) ? name.toLowerCase() : [],
  );
}

function nameIn(attribute: string): readonly string[] {
  const [, name] = /^data-mediabox-(.+)/.exec(attribute) ?? [];
  return name ? [name] : [];
}

/** Returns the option that a misspelt name means; undefined for an option and for other names. */
function findMeant(name: string): string | undefined {
  if (optionNames.includes(name) || otherNames.has(name) || name.length < 4) return undefined;
  return optionNames.find((option) => option.length > 3 && isOneSlip(name, option));
}

/** Returns true if two names differ by one missing, added, replaced or swapped letter. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = one.slice(at);
  if (one.length < other.length) return rest === other.slice(at + 1);
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === other.slice(at + 1) || swapped === other.slice(at);
}
