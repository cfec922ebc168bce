import { unclobbered } from '../dom/unclobbered.js';

/** Shell of an element that belongs to an input of the page. */
export interface InputHost extends HTMLElement {
  /** Id of the input; '' if the input is inside the element. */
  readonly for: string;
  /** Input that was set as a property, referenced by `for`, or found inside. */
  readonly input: HTMLInputElement | null;
  /**
   * Types of input that the element accepts.
   *
   * @default text, search, tel
   */
  readonly inputTypes?: ReadonlySet<string>;
  report(error: unknown, part?: string): void;
}

/** Default types of input that an element accepts. */
export const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel']);

/** Properties of a host by which its input is found. */
type Finder = Pick<InputHost, 'for' | 'inputTypes'> & HTMLElement;

/** Returns the input that a host references by `for` or contains; null if there is none of an accepted type. */
export function findInput(host: Finder): HTMLInputElement | null {
  const { inputTypes = textTypes } = host;
  const found = host.for ? namedBy(host) : host.querySelector('input:not([type="hidden"])');
  return found instanceof HTMLInputElement && inputTypes.has(found.type) ? found : null;
}

/** Returns the element that a host references by `for`. */
export function namedBy(host: Finder): Element | null {
  const root = host.getRootNode();
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  return isRoot ? unclobbered(root).getElementById(host.for) : null;
}
