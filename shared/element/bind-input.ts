import { unclobbered } from '../dom/unclobbered.js';
import type { InputHost } from './find-input.js';
import { lazily } from './lazily.js';

/**
 * Runs `start` with the input of a host when the input exists, and runs the function that `start` returns when the
 * input is released. A missing input is reported and awaited. An input that a script replaces is released, and the
 * new one is bound.
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
    if (!this.#input) this.#reportMissing();
  }

  /** Binds the current input of the host. */
  refresh(): void {
    const { input } = this.#host;
    if (input === this.#input && input) return;
    this.#unbind();
    this.#input = input;
    if (input) this.#release = this.#start(input);
    this.#watch();
  }

  /** Restarts with the same input, after options of the host have changed. */
  restart(): void {
    this.#unbind();
    this.refresh();
  }

  stop(): void {
    this.#host.shadowRoot?.removeEventListener('slotchange', this.#refresh);
    this.#host.shadowRoot?.removeEventListener('click', leaveLabelAlone);
    this.#unbind();
  }

  /**
   * Observes the tree if the input is missing or is referenced by `for`. An input inside the host is observed by
   * `slotchange`.
   */
  #watch(): void {
    if (this.#input && !this.#host.for) return;
    const attributeFilter = this.#input ? ['id'] : ['id', 'type'];
    this.#changes.observe(this.#host.getRootNode(), { childList: true, subtree: true, attributeFilter });
  }

  /** Reports the missing input. The texts are a chunk of their own, because most pages never need them. */
  #reportMissing(): void {
    const host = this.#host;
    const load = () => import('../diagnostics/missing-input.js');
    lazily(host, 'diagnostics', load, ({ missingInput }) => {
      if (!this.#input) host.report(missingInput(host));
      return () => {};
    });
  }

  #unbind(): void {
    this.#changes.disconnect();
    const release = this.#release;
    this.#release = undefined;
    this.#input = null;
    release?.();
  }
}

/** Stops a label around the host from handling clicks on the host's own controls, which would focus the input. */
function leaveLabelAlone(event: Event): void {
  const { target, currentTarget: root } = event;
  if (!(target instanceof Element) || !(root instanceof ShadowRoot)) return;
  if (unclobbered(target).getRootNode() === root && unclobbered(root.host).closest('label'))
    event.preventDefault();
}
