import type { AttributeCodec } from '../../shared/element/attributes.js';
import { ConfigError } from '../../shared/element/config-error.js';

/** Creates the codec of a list of words: separated by commas, or a JSON list of texts if a word has a comma itself. */
export function wordsAttribute(attribute: string): AttributeCodec<readonly string[]> {
  return {
    attribute,
    fallback: Object.freeze([]),
    reflects: false,
    parse: (text, host) => (text.trim().startsWith('[') ? parseJson(text, attribute, host) : split(text)),
    format: (words) => (words.length > 0 ? JSON.stringify(words) : null),
  };
}

function split(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function parseJson(text: string, attribute: string, host: Element): readonly string[] {
  const words = read(text);
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new ConfigError(
    host,
    `attribute ${attribute}`,
    `found ${text}, expected a JSON list of texts`,
    'range-words',
  );
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
