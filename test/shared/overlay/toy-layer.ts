import { fixture, html } from '@open-wc/testing';
import { openLayer, type LayerOptions, type OpenLayer } from '../../../shared/overlay/layer-stack.js';

export interface Page {
  readonly opener: HTMLElement;
  readonly main: HTMLElement;
}

const open: OpenLayer[] = [];

/** Names of the layers that Escape has closed, in order. */
export const closed: string[] = [];

/** Opens a page with a button that has the focus. */
export async function page(): Promise<Page> {
  const main = await fixture<HTMLElement>(html`<main><button>open</button></main>`);
  const opener = main.querySelector('button') as HTMLElement;
  opener.focus();
  return { opener, main };
}

/** Opens a layer with one button that has the focus, as dialogs do. Escape closes it. */
export function layer(
  name: string,
  options: Partial<LayerOptions> = {},
): { element: HTMLElement; layer: OpenLayer } {
  const element = document.createElement('div');
  const button = document.createElement('button');
  button.textContent = name;
  element.append(button);
  document.querySelector('main')?.append(element);
  const onEscape = () => {
    closed.push(name);
    made.close();
  };
  const made = openLayer({ element, locksScroll: false, onEscape, ...options });
  open.push(made);
  button.focus();
  return { element, layer: made };
}

/** Registers a layer of the test's own for `closeAll`. */
export function closeLater(made: OpenLayer): void {
  open.push(made);
}

/** Closes the layers that a test has left open. */
export function closeAll(): void {
  for (const one of open.splice(0).reverse()) one.close();
  closed.length = 0;
}
