import { BotCheckError } from '../bot-check.dom.js';

/** Methods of ALTCHA's own element, in its second and third version. */
interface AltchaElement extends HTMLElement {
  getState(): string;
  verify(): unknown;
  reset(): void;
}

/** Detail of its event `statechange`. */
interface StateChange {
  readonly state?: unknown;
  readonly payload?: unknown;
}

/** Returns ALTCHA's own element if its script runs in the page; null for markup without the script. */
export function widgetAtWork(widget: HTMLElement | null): AltchaElement | null {
  const methods = ['getState', 'verify', 'reset'];
  const isAtWork = widget && methods.every((name) => typeof Reflect.get(widget, name) === 'function');
  return isAtWork ? (widget as AltchaElement) : null;
}

/**
 * Settles with the answer of the page's own widget, which is asked to verify unless it has. It writes the answer into its own
 * input.
 *
 * @throws BotCheckError `bot-refused` after its error, `bot-unsolved` where it waits for the visitor.
 */
export function askWidget(widget: AltchaElement, signal: AbortSignal): Promise<string> {
  const answer = answerOf(widget);
  if (answer !== '' && widget.getState() === 'verified') return Promise.resolve(answer);
  return new Promise((resolve, reject) => {
    const life = new AbortController();
    const end = (run: () => void) => {
      life.abort();
      run();
    };
    const look = ({ state, payload }: StateChange) => {
      if (state === 'verified') end(() => resolve(typeof payload === 'string' ? payload : answerOf(widget)));
      else if (state === 'error' || state === 'expired') end(() => reject(new BotCheckError('bot-refused')));
      else if (state === 'code') end(() => reject(new BotCheckError('bot-unsolved')));
    };
    const listen = (event: Event) => look((event as CustomEvent<StateChange | null>).detail ?? {});
    widget.addEventListener('statechange', listen, { signal: life.signal });
    signal.addEventListener('abort', () => end(() => reject(new BotCheckError('bot-refused'))), life);
    // While it verifies, another call would start anew.
    if (widget.getState() !== 'verifying') void widget.verify();
  });
}

function answerOf(widget: HTMLElement): string {
  return widget.querySelector<HTMLInputElement>('input[type="hidden"]')?.value ?? '';
}
