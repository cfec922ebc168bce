import { ConfigError, describe } from './config-error.js';

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

const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel']);

/** What a host is asked for where it has not been given its input. */
type Finder = Pick<InputHost, 'for' | 'inputTypes'> & HTMLElement;

/** The input that a host names by `for`, or else has inside. */
export function findInput(host: Finder): HTMLInputElement | null {
  const { inputTypes = textTypes } = host;
  const found = host.for ? namedBy(host) : host.querySelector('input:not([type="hidden"])');
  return found instanceof HTMLInputElement && inputTypes.has(found.type) ? found : null;
}

/**
 * Runs `start` with the input of a host as soon as there is one, and what it answers when the host lets go of it. An
 * input that is not there is reported, and waited for; one that a script puts in its place is taken instead.
 */
export class InputBinding {
  readonly #host: InputHost;
  readonly #start: (input: HTMLInputElement) => () => void;
  readonly #changes = new MutationObserver(() => this.refresh());
  readonly #refresh = () => this.refresh();
  #input: HTMLInputElement | null = null;
  #release: (() => void) | undefined;

  constructor(host: InputHost, start: (input: HTMLInputElement) => () => void) {
    this.#host = host;
    this.#start = start;
    host.shadowRoot?.addEventListener('slotchange', this.#refresh);
    host.shadowRoot?.addEventListener('click', leaveLabelAlone);
    this.refresh();
    if (!this.#input) host.report(missing(host));
  }

  /** Takes the input that the host has now. */
  refresh(): void {
    const { input } = this.#host;
    if (input === this.#input && input) return;
    this.#letGo();
    this.#input = input;
    if (input) this.#release = this.#start(input);
    this.#watch();
  }

  /** Starts again with the same input: the host's options are others. */
  restart(): void {
    this.#letGo();
    this.refresh();
  }

  stop(): void {
    this.#host.shadowRoot?.removeEventListener('slotchange', this.#refresh);
    this.#host.shadowRoot?.removeEventListener('click', leaveLabelAlone);
    this.#letGo();
  }

  /** A slot tells of an input inside; one elsewhere may come, or be replaced, wherever its id is. */
  #watch(): void {
    if (this.#input && !this.#host.for) return;
    const attributeFilter = this.#input ? ['id'] : ['id', 'type'];
    this.#changes.observe(this.#host.getRootNode(), { childList: true, subtree: true, attributeFilter });
  }

  #letGo(): void {
    this.#changes.disconnect();
    const release = this.#release;
    this.#release = undefined;
    this.#input = null;
    release?.();
  }
}

/** A label around the host would take a click on our own controls for one on itself, and the focus to the input. */
function leaveLabelAlone(event: Event): void {
  const { target, currentTarget: root } = event;
  if (!(target instanceof Element) || !(root instanceof ShadowRoot)) return;
  if (target.getRootNode() === root && root.host.closest('label')) event.preventDefault();
}

function namedBy(host: Finder): Element | null {
  const root = host.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(host.for) : null;
}

function missing(host: InputHost): ConfigError {
  const [wanted = ''] = host.inputTypes ?? textTypes;
  const expected = `expected an <input type="${wanted}">`;
  const found = host.for ? namedBy(host) : host.querySelector('input:not([type="hidden"])');
  const type = found instanceof HTMLInputElement ? ` of type "${found.type}"` : '';
  if (found) return new ConfigError(host, 'its input', `found ${describe(found)}${type}, ${expected}`);
  return host.for
    ? new ConfigError(host, 'attribute for', `found nothing with the id "${host.for}", ${expected}`)
    : new ConfigError(host, 'content', `found no input, ${expected} inside, or the attribute for`);
}
