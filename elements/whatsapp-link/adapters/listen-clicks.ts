import { isPlainPress } from '../../../shared/dom/is-plain-press.js';
import { listen } from '../../../shared/dom/listen.js';

/** How a link was pressed. */
export interface Press {
  readonly link: HTMLAnchorElement;
  /** Without a key or another button, which would open it elsewhere. */
  readonly isPlain: boolean;
  /** Keeps the browser from following the link itself. */
  take(): void;
}

/**
 * Hears every press that follows a link of the host, also those that open it elsewhere, before the browser acts on
 * it. What a page script has taken is not followed.
 */
export function listenToClicks(host: HTMLElement, onPress: (press: Press) => void): () => void {
  return listen<MouseEvent>(host, ['click', 'auxclick'], (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link || event.button > 1) return;
    onPress({ link, isPlain: isPlainPress(event), take: () => event.preventDefault() });
  });
}
