import { fileError } from './file-error.js';
import type { InputHost } from './find-input.js';

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
    if (!this.#input) void this.#reportMissing();
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

  /** Most pages never need the words for it. */
  async #reportMissing(): Promise<void> {
    const host = this.#host;
    try {
      const { missingInput } = await import('./missing-input.js');
      if (!this.#input) host.report(missingInput(host));
    } catch (error) {
      host.report(fileError(host, 'diagnostics', error));
    }
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
