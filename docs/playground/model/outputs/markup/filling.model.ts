import type { Post } from '../../checks/post.model.js';
import type { PlaygroundField } from '../../playground.model.js';

/** Values and errors of a form that a server returns after a refused post. */
export interface Filling {
  /** Values of a field; null for those of the blank form. */
  readonly valuesOf: (field: PlaygroundField) => readonly string[] | null;
  readonly isInvalid: (field: PlaygroundField) => boolean;
  readonly isFirstInvalid: (field: PlaygroundField) => boolean;
  /** True if the post was refused. */
  readonly hasFailed: boolean;
}

/** Form that nobody has posted yet. */
export const blankFilling: Filling = {
  valuesOf: () => null,
  isInvalid: () => false,
  isFirstInvalid: () => false,
  hasFailed: false,
};

/** Returns the values of a refused post. A server never returns files, passwords and codes of images. */
export function fillingOf({ pairs }: Post, invalid: readonly string[]): Filling {
  const kept = (name: string) => pairs.filter(([one]) => one === name).map(([, value]) => value);
  return {
    hasFailed: true,
    isInvalid: ({ name }) => invalid.includes(name),
    isFirstInvalid: ({ name }) => invalid[0] === name,
    valuesOf: ({ name, type, order = ['d', 'm', 'y'] }) => {
      if (type === 'password' || type === 'file' || type === 'captcha') return [];
      if (type === 'birthday')
        return [...new Set(order)].map((part) => kept(`form[${name}][${part}]`).at(-1) ?? '');
      return [...kept(`form[${name}]`).slice(-1), ...kept(`form[${name}][]`)];
    },
  };
}
