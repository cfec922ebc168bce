import { createUndoLog } from '../../shared/dom/undo-log.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { initialHeader, stepHeader, type HeaderAction } from './header.model.js';
import { scrollPaddingOf, type ScrollPadding } from './scroll-padding.dom.js';
import { measureHeader, scrollPosition, watchPage } from './sticky-header.dom.js';
import type { StickyHeaderHost } from './sticky-header.host.js';
import { slidingStyles, stickyHeaderStyles } from './sticky-header.styles.js';

/** Makes the header stick while its tag is in the document. */
export function startCore(host: StickyHeaderHost): ShellCore {
  return new StickyHeaderCore(host);
}

class StickyHeaderCore implements ShellCore {
  readonly #host: StickyHeaderHost;
  readonly #padding: ScrollPadding;
  readonly #log = createUndoLog();
  readonly #stopWatching: () => void;
  // No view listens and no effect sends: a variable is all the store that it needs.
  #state = initialHeader;

  constructor(host: StickyHeaderHost) {
    this.#host = host;
    this.#padding = scrollPaddingOf(host.ownerDocument);
    this.optionChanged();
    this.#send({ type: 'scrolled', scroll: scrollPosition(), time: performance.now() });
    this.#send({ type: 'focus-moved', isInside: host.matches(':focus-within') });
    this.#stopWatching = watchPage(
      host,
      (action) => this.#send(action),
      () => this.#measure(),
    );
    host.adoptChrome([stickyHeaderStyles]);
    // Read, so that a header that starts out of the way does not slide there.
    host.getBoundingClientRect();
    host.adoptChrome([stickyHeaderStyles, slidingStyles]);
  }

  optionChanged(): void {
    this.#send({ type: 'show-on-up-changed', isOn: this.#host.showOnUp });
    this.#measure();
  }

  stop(): void {
    this.#stopWatching();
    this.#padding.release(this.#host);
    this.#reflect(false, false);
    this.#host.adoptChrome([]);
    this.#log.restoreAll();
  }

  #measure(): void {
    const { offset } = this.#host;
    this.#log.setStyle(this.#host, '--_offset', `${offset}px`);
    const { place, room } = measureHeader(this.#host, offset, this.#log);
    this.#padding.reserve(this.#host, room);
    this.#send({ type: 'measured', place });
  }

  #send(action: HeaderAction): void {
    const { state, effects } = stepHeader(this.#state, action);
    this.#state = state;
    if (effects.length > 0) this.#reflect(state.isStuck, state.isHidden);
    // The browser has scrolled what is in the header below the room that the header itself reserves: back.
    if (action.type === 'focus-moved' && action.isInside && state.isStuck) {
      window.scrollTo({ top: state.scroll, behavior: 'instant' });
    }
  }

  #reflect(isStuck: boolean, isHidden: boolean): void {
    this.#host.setState('stuck', isStuck);
    this.#host.setState('hidden', isHidden);
  }
}
