/** The shell of an element that stands beside an input of the page. */
export interface InputHost extends HTMLElement {
  /** The id of the input; '' where the input is inside. */
  readonly for: string;
  /** The input that was set, named or wrapped. */
  readonly input: HTMLInputElement | null;
  /** The types of input that it stands beside; those of a text, unless said. */
  readonly inputTypes?: ReadonlySet<string>;
  report(error: unknown): void;
}

/** Types of input that a tag stands beside, unless it says others. */
export const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel']);

/** Properties of a host by which its input is found. */
type Finder = Pick<InputHost, 'for' | 'inputTypes'> & HTMLElement;

/** The input that a host names by `for`, or else has inside. */
export function findInput(host: Finder): HTMLInputElement | null {
  const { inputTypes = textTypes } = host;
  const found = host.for ? namedBy(host) : host.querySelector('input:not([type="hidden"])');
  return found instanceof HTMLInputElement && inputTypes.has(found.type) ? found : null;
}

/** The element that a host names by `for`. */
export function namedBy(host: Finder): Element | null {
  const root = host.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(host.for) : null;
}
