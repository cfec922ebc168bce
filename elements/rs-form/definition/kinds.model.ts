/** What a value in an author's JSON may be, as data: the readers and the published schema are made from it. */
export type AnyKind =
  | { readonly is: 'text' | 'number' | 'whole' | 'flag' | 'table' }
  | { readonly is: 'choice'; readonly words: readonly Word[] }
  | { readonly is: 'list'; readonly of: AnyKind }
  | { readonly is: 'record'; readonly keys: Readonly<Record<string, AnyKind>> }
  | { readonly is: 'optional'; readonly of: AnyKind; readonly fallback: unknown };

export type Word = string | number;

/** A kind whose values are read as `T`. */
export type Kind<T> = AnyKind & { readonly reads?: () => T };

export const text: Kind<string> = { is: 'text' };
export const number: Kind<number> = { is: 'number' };
/** A number without a fraction, 0 or more. */
export const whole: Kind<number> = { is: 'whole' };
export const flag: Kind<boolean> = { is: 'flag' };
/** Texts under keys of the author's choice; missing means none. */
export const table: Kind<Readonly<Record<string, string>>> = or({ is: 'table' }, {});

/** One of these words. */
export function choice<const One extends Word>(words: readonly One[]): Kind<One> {
  return { is: 'choice', words };
}

/** A list of values; missing means empty. */
export function list<T>(of: Kind<T>): Kind<readonly T[]> {
  return or({ is: 'list', of }, []);
}

/** An object with these keys and no others. */
export function record<Shape>(keys: { readonly [Key in keyof Shape]-?: Kind<Shape[Key]> }): Kind<Shape> {
  return { is: 'record', keys };
}

/** A value that may be missing, and what stands for it then. */
export function or<T, const F>(of: Kind<T>, fallback: F): Kind<T | F> {
  return { is: 'optional', of, fallback };
}

/** A value that may be missing. */
export function maybe<T>(of: Kind<T>): Kind<T | undefined> {
  return or(of, undefined);
}
