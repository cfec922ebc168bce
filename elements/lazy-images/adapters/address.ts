import { ConfigError } from '../../../shared/element/config-error.js';

/** The address that an attribute holds, or null. Anything but http(s), or an image in the address, is a ConfigError. */
export function readAddress(element: Element, attribute: string): string | null {
  const text = element.getAttribute(attribute)?.trim();
  if (!text) return null;
  // A list of sources is looked at word by word: a word that is no address stands for itself.
  const words = attribute === 'data-srcset' ? text.split(/[\s,]+/) : [text];
  const isImage = element.localName !== 'iframe';
  if (words.every((word) => isAllowed(word, element.baseURI, isImage))) return text;

  const expected = `expected an http(s) address${isImage ? ' or data:image' : ''}`;
  throw new ConfigError(element, `attribute ${attribute}`, `found "${text.slice(0, 60)}", ${expected}`);
}

/** What no browser can read loads nothing, which is told when it fails. */
function isAllowed(text: string, base: string, isImage: boolean): boolean {
  if (!URL.canParse(text, base)) return true;
  const { protocol, href } = new URL(text, base);
  return /^https?:$/.test(protocol) || (isImage && /^data:image\//i.test(href));
}
