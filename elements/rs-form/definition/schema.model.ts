/** Data that says which values an author's JSON may have. The reader and the published JSON Schema use it. */
export type AnySchema =
  | { readonly is: 'string' | 'number' | 'scalar' | 'integer' | 'boolean' | 'any' }
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
  | { readonly is: 'optional'; readonly of: AnySchema; readonly fallback: unknown };

export type Word = string | number;

/** A schema whose values are read as `T`. */
export type Schema<T> = AnySchema & { readonly reads?: () => T };

export const text: Schema<string> = { is: 'string' };
export const number: Schema<number> = { is: 'number' };
/** A text or a number. */
export const scalar: Schema<string | number> = { is: 'scalar' };
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
  return or({ is: 'list', of }, []);
}

/** An object with these keys and no others. */
export function object<Shape>(keys: { readonly [Key in keyof Shape]-?: Schema<Shape[Key]> }): Schema<Shape> {
  return { is: 'object', keys };
}

/** An object that keeps its other keys as they are: a feature reads its own by a schema of its own. */
export function open<Shape>(keys: { readonly [Key in keyof Shape]-?: Schema<Shape[Key]> }): Schema<Shape> {
  return { is: 'object', keys, rest: { is: 'any' } };
}

/** An object that counts only where all of it is right. */
export function whole<Shape>(keys: { readonly [Key in keyof Shape]-?: Schema<Shape[Key]> }): Schema<Shape> {
  return { is: 'object', keys, isWhole: true };
}

/** A value that may be missing, and what stands for it then. */
export function or<T, const F>(of: Schema<T>, fallback: F): Schema<T | F> {
  return { is: 'optional', of, fallback };
}

/** A value that may be missing. */
export function maybe<T>(of: Schema<T>): Schema<T | undefined> {
  return or(of, undefined);
}
