import { ConfigError } from './config-error.js';

/** Conversion of an attribute into a property, and back if the property reflects. */
export interface AttributeCodec<T> {
  readonly attribute: string;
  /** Value of the property without the attribute. */
  readonly fallback: T;
  /** True if the property is written back into the attribute. For cheap state only. */
  readonly reflects: boolean;
  /**
   * Parses the text of the attribute.
   *
   * @throws ConfigError for an invalid text.
   */
  parse(text: string, host: Element): T;
  /** Returns the text of the attribute for a value; null removes the attribute. */
  format(value: T): string | null;
}

export type AttributeSchema = Readonly<Record<string, AttributeCodec<unknown>>>;

interface CodecSettings {
  readonly reflects?: boolean;
}

/** Codec of a boolean attribute: true if it is present, also when it is empty. */
export function booleanAttribute(attribute: string, settings?: CodecSettings): AttributeCodec<boolean> {
  return {
    attribute,
    fallback: false,
    reflects: settings?.reflects ?? false,
    parse: () => true,
    format: (value) => (value ? '' : null),
  };
}

export function textAttribute(
  attribute: string,
  fallback = '',
  settings?: CodecSettings,
): AttributeCodec<string> {
  return {
    attribute,
    fallback,
    reflects: settings?.reflects ?? false,
    parse: (text) => text,
    format: (value) => (value === fallback ? null : value),
  };
}

export interface NumberRange extends CodecSettings {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Codec of a number within a range. A missing or empty attribute means the default; a number outside the range is
 * clamped. A text that is not a number throws a ConfigError.
 *
 * @param fallback - Default value.
 */
export function numberAttribute(
  attribute: string,
  fallback: number,
  { min = -Infinity, max = Infinity, ...settings }: NumberRange = {},
): AttributeCodec<number> {
  return {
    attribute,
    fallback,
    reflects: settings.reflects ?? false,
    parse(text, host) {
      if (text.trim() === '') return fallback;
      const value = Number(text);
      if (!Number.isFinite(value)) throw expected(host, attribute, text, 'a number');
      return Math.min(max, Math.max(min, value));
    },
    format: (value) => (value === fallback ? null : String(value)),
  };
}

/**
 * Codec of one word out of a list. Another word throws a ConfigError.
 *
 * @param fallback - Default value.
 */
export function choiceAttribute<const Word extends string>(
  attribute: string,
  words: readonly Word[],
  fallback: Word,
  settings?: CodecSettings,
): AttributeCodec<Word> {
  return {
    attribute,
    fallback,
    reflects: settings?.reflects ?? false,
    parse(text, host) {
      const found = words.find((word) => word === text.trim());
      if (found === undefined) throw expected(host, attribute, text, `one of ${words.join(', ')}`);
      return found;
    },
    format: (value) => (value === fallback ? null : value),
  };
}

function expected(host: Element, attribute: string, found: string, wanted: string): ConfigError {
  return new ConfigError(host, `attribute ${attribute}`, `found "${found}", expected ${wanted}`, 'attribute');
}
