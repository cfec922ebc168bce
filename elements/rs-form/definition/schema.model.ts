/** What a value in an author's JSON may be, as data: the readers and the published schema are made from it. */
export type AnySchema =
  | { readonly is: 'string' | 'number' | 'scalar' | 'integer' | 'boolean' | 'record' }
  | { readonly is: 'choice'; readonly words: readonly Word[] }
  | { readonly is: 'list'; readonly of: AnySchema }
  | {
      readonly is: 'object';
      readonly keys: Readonly<Record<string, AnySchema>>;
      /** Whether one mistake in it takes all of it away: half of it would mean something else. */
      readonly isWhole?: boolean;
      /** Whether other keys stay as they are: whoever has use for one reads it by a schema of its own. */
      readonly isOpen?: boolean;
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
export const record: Schema<Readonly<Record<string, string>>> = or({ is: 'record' }, {});

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

/** An object that may have other keys as well. */
export function open<Shape>(keys: { readonly [Key in keyof Shape]-?: Schema<Shape[Key]> }): Schema<Shape> {
  return { is: 'object', keys, isOpen: true };
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
