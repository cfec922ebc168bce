/** Data that says which values an author's JSON may have. The reader and the published JSON Schema use it. */
export type AnySchema =
  | { readonly is: 'string' | 'number' | 'scalar' | 'texts' | 'integer' | 'boolean' | 'any' }
  | { readonly is: 'choice'; readonly words: readonly Word[] }
  | { readonly is: 'list'; readonly of: AnySchema }
  | {
      readonly is: 'object';
      readonly keys: Readonly<Record<string, AnySchema>>;
      /** True if one invalid part makes all of it invalid: half of it would mean something else. */
      readonly isWhole?: boolean;
      /** Schema of the values under all other keys, which are unknown without it. */
      readonly rest?: AnySchema;
    }
  | { readonly is: 'optional'; readonly of: AnySchema; readonly fallback: unknown }
  | {
      /** An object of one schema if it has the key, or else of another. The first may contain this schema again. */
      readonly is: 'keyed';
      readonly key: string;
      /** Value that the key must have; any unless set. */
      readonly word?: Word;
      readonly having: () => AnySchema;
      readonly lacking: AnySchema;
    };

export type Word = string | number;

/** A schema whose values are read as `T`. */
export type Schema<T> = AnySchema & { readonly reads?: () => T };

/** Type of the values that a schema reads. */
export type Infer<One> = One extends { readonly reads?: () => infer T } ? T : never;

type Keys = Readonly<Record<string, AnySchema>>;

/** Type of an object with these keys. A key that may be missing, and has no fallback, is an optional one. */
export type InferKeys<All> = Flat<
  { readonly [Key in keyof All as MayLack<All[Key]> extends true ? never : Key]: Infer<All[Key]> } & {
    readonly [Key in keyof All as MayLack<All[Key]> extends true ? Key : never]?: Exclude<
      Infer<All[Key]>,
      undefined
    >;
  }
>;

type MayLack<One> = undefined extends Infer<One> ? true : false;

type Flat<T> = { [Key in keyof T]: T[Key] };

export const text: Schema<string> = { is: 'string' };
export const number: Schema<number> = { is: 'number' };
/** A text or a number. */
export const scalar: Schema<string | number> = { is: 'scalar' };
/** A text, or a list of texts. */
export const texts: Schema<string | readonly string[]> = { is: 'texts' };
/** A number without a fraction, 0 or more. */
export const integer: Schema<number> = { is: 'integer' };
export const boolean: Schema<boolean> = { is: 'boolean' };
/** Texts under keys of the author's choice; missing means none. */
export const record: Schema<Readonly<Record<string, string>>> = or(
  { is: 'object', keys: {}, rest: text },
  {},
);

/** One of these words. */
export function choice<const One extends Word>(words: readonly One[]): Schema<One> {
  return { is: 'choice', words };
}

/** A list of values; missing means empty. */
export function list<T>(of: Schema<T>): Schema<readonly T[]> {
  return or(requiredList(of), []);
}

/** A list of values that must not be missing. */
export function requiredList<T>(of: Schema<T>): Schema<readonly T[]> {
  return { is: 'list', of };
}

/** An object with these keys and no others. */
export function object<All extends Keys>(keys: All): Schema<InferKeys<All>> {
  return { is: 'object', keys };
}

/** An object that keeps its other keys as they are: a feature reads its own by a schema of its own. */
export function open<All extends Keys>(keys: All): Schema<InferKeys<All>> {
  return { is: 'object', keys, rest: { is: 'any' } };
}

/** An object that counts only where all of it is right. */
export function whole<All extends Keys>(keys: All): Schema<InferKeys<All>> {
  return { is: 'object', keys, isWhole: true };
}

/**
 * An object whose key says which of two it is: the first has the key. They may be in one another, 200 deep.
 *
 * @param having Returns the first schema, which may be written in terms of the result.
 * @param word Value by which the key says so; any unless set.
 */
export function keyed<First, Second>(
  key: string,
  having: () => Schema<First>,
  lacking: Schema<Second>,
  word?: Word,
): Schema<First | Second> {
  return { is: 'keyed', key, having, lacking, ...(word === undefined ? {} : { word }) };
}

/** Returns the schema of a value that may be one of two: the key of the value says which. */
export function schemaFor(
  { key, word, having, lacking }: Extract<AnySchema, { is: 'keyed' }>,
  value: unknown,
): AnySchema {
  const given = Object(value) as object;
  const isFirst = Object.hasOwn(given, key) && (word === undefined || Reflect.get(given, key) === word);
  return isFirst ? having() : lacking;
}

/** An optional value, and its default. */
export function or<T>(of: Schema<T>, fallback: NoInfer<T>): Schema<T> {
  return { is: 'optional', of, fallback };
}

/** A value that may be missing. */
export function maybe<T>(of: Schema<T>): Schema<T | undefined> {
  return or<T | undefined>(of, undefined);
}

export const maybeText = maybe(text);
export const maybeNumber = maybe(number);
export const maybeFlag = maybe(boolean);
