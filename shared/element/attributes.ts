import { ConfigError } from './config-error.js';

/** How one attribute is read into a property, and whether the property writes it back. */
export interface AttributeCodec<T> {
  readonly attribute: string;
  /** The value without the attribute. */
  readonly fallback: T;
  /** Whether a set property shows in the markup. Only for cheap state. */
  readonly reflects: boolean;
  /** The value that a text stands for. Throws a ConfigError on nonsense. */
  parse(text: string, host: Element): T;
  /** The text that stands for a value; null removes the attribute. */
  format(value: T): string | null;
}

export type AttributeSchema = Readonly<Record<string, AttributeCodec<unknown>>>;

interface CodecSettings {
  readonly reflects?: boolean;
}

const doesReflect = ({ reflects = false }: CodecSettings = {}): boolean => reflects;

/** Present means true, also when empty: `<x open>` is open, as everywhere in HTML. */
export function booleanAttribute(attribute: string, settings?: CodecSettings): AttributeCodec<boolean> {
  return {
    attribute,
    fallback: false,
    reflects: doesReflect(settings),
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
    reflects: doesReflect(settings),
    parse: (text) => text,
    format: (value) => (value === fallback ? null : value),
  };
}

export interface NumberRange extends CodecSettings {
  readonly min?: number;
  readonly max?: number;
}

/** A number within its range. An absent or empty attribute means the default; nonsense is the author's mistake. */
export function numberAttribute(
  attribute: string,
  fallback: number,
  { min = -Infinity, max = Infinity, ...settings }: NumberRange = {},
): AttributeCodec<number> {
  return {
    attribute,
    fallback,
    reflects: doesReflect(settings),
    parse(text, host) {
      if (text.trim() === '') return fallback;
      const value = Number(text);
      if (!Number.isFinite(value)) throw expected(host, attribute, text, 'a number');
      return Math.min(max, Math.max(min, value));
    },
    format: (value) => (value === fallback ? null : String(value)),
  };
}

/** One word out of a list. */
export function choiceAttribute<const Word extends string>(
  attribute: string,
  words: readonly Word[],
  fallback: Word,
  settings?: CodecSettings,
): AttributeCodec<Word> {
  return {
    attribute,
    fallback,
    reflects: doesReflect(settings),
    parse(text, host) {
      const found = words.find((word) => word === text.trim());
      if (found === undefined) throw expected(host, attribute, text, `one of ${words.join(', ')}`);
      return found;
    },
    format: (value) => (value === fallback ? null : value),
  };
}

function expected(host: Element, attribute: string, found: string, wanted: string): ConfigError {
  return new ConfigError(host, `attribute ${attribute}`, `found "${found}", expected ${wanted}`);
}
