import { ConfigError } from '../../shared/element/config-error.js';
import type { LazyImagesElement } from './lazy-images.shell.js';

const options = ['lazyClass', 'preloadClass', 'loadingClass', 'loadedClass', 'errorClass'] as const;

/** The class names that a session works with. */
export type LazyNames = Readonly<Record<(typeof options)[number], string>>;

/** The author's class names; one that is no single word is told, and the usual one is taken. */
export function readNames(shell: LazyImagesElement): LazyNames {
  return Object.fromEntries(options.map((option) => [option, nameOf(shell, option)])) as LazyNames;
}

function nameOf(shell: LazyImagesElement, option: keyof LazyNames): string {
  const { attribute, fallback } = (shell.constructor as typeof LazyImagesElement).options[option];
  const name = shell[option].trim();
  if (/^\S+$/.test(name)) return name;
  shell.report(new ConfigError(shell, `attribute ${attribute}`, `found "${name}", expected one class name`));
  return fallback;
}
