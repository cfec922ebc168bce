import { fileError } from '../../shared/element/file-error.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { dropEmptyStyle } from './adapters/drop-empty-style.js';
import { keepInPlace, measureHeader } from './adapters/measure-header.js';
import { keptRoom } from './adapters/scroll-padding.js';
import { scrollPosition, watchPage } from './adapters/watch-page.js';
import { initialHeader, type HeaderAction, type HeaderState } from './contract/state.js';
import { stepHeader } from './engine/step.js';
import type { StickyHeaderElement } from './sticky-header.shell.js';
import { slidingStyles, stickyHeaderStyles } from './sticky-header.styles.js';

/** Makes the header stick. */
export function startCore(shell: StickyHeaderElement): ShellCore {
  const room = keptRoom(shell.ownerDocument);
  // No view listens and no effect sends: a variable is all the store that it needs.
  let state = initialHeader;

  function reflect({ isStuck, isHidden }: Pick<HeaderState, 'isStuck' | 'isHidden'>): void {
    shell.setState('stuck', isStuck);
    shell.setState('hidden', isHidden);
  }

  function measure(): void {
    shell.style.setProperty('--_offset', `${shell.offset}px`);
    const { room: pixels, ...place } = measureHeader(shell, shell.offset);
    room.keep(shell, pixels);
    send({ type: 'measured', place });
  }

  function send(action: HeaderAction): void {
    const step = stepHeader(state, action);
    state = step.state;
    if (step.effects.length > 0) reflect(state);
    // The browser has scrolled what is in the header below the room that the header itself keeps: back.
    if (action.type === 'focus-moved' && action.isInside && state.isStuck) {
      window.scrollTo({ top: state.scroll, behavior: 'instant' });
    }
  }

  function optionChanged(): void {
    send({ type: 'show-on-up-changed', isOn: shell.showOnUp });
    measure();
  }

  optionChanged();
  send({ type: 'scrolled', scroll: scrollPosition(), time: performance.now() });
  send({ type: 'focus-moved', isInside: shell.matches(':focus-within') });
  const stopWatching = watchPage(shell, send, measure);
  const undress = dress(shell);

  return {
    optionChanged,
    stop() {
      stopWatching();
      room.release(shell);
      reflect({ isStuck: false, isHidden: false });
      undress();
      keepInPlace(shell, false);
      shell.style.removeProperty('--_offset');
      dropEmptyStyle(shell);
    },
  };
}

/** The tokens come later: all that they say here is which layer the header is in. */
function dress(shell: StickyHeaderElement): () => void {
  let isWanted = true;
  shell.adoptChrome([stickyHeaderStyles]);
  // Read, so that a header that starts out of the way does not slide there.
  shell.getBoundingClientRect();
  shell.adoptChrome([stickyHeaderStyles, slidingStyles]);
  void import('../../shared/styles/base.styles.js').then(
    ({ baseStyles }) => isWanted && shell.adoptChrome([baseStyles, stickyHeaderStyles, slidingStyles]),
    (error: unknown) => shell.report(fileError(shell, 'styles', error)),
  );
  return () => {
    isWanted = false;
    shell.adoptChrome([]);
  };
}
