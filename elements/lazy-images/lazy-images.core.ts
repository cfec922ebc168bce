import { fileError } from '../../shared/element/file-error.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { whenFound } from './adapters/find-items.js';
import type { LazyImagesElement } from './lazy-images.shell.js';

/** Waits for something to load late. An option that changes begins it anew. */
export function startCore(shell: LazyImagesElement): ShellCore {
  let stop = begin(shell);
  return {
    optionChanged() {
      stop();
      stop = begin(shell);
    },
    stop: () => stop(),
  };
}

/** A page without such images fetches nothing more. */
function begin(shell: LazyImagesElement): () => void {
  let isStopped = false;
  let stop = whenFound(shell.root, shell.lazyClass, () => void load());

  async function load(): Promise<void> {
    try {
      const { startSession } = await import('./lazy-images.session.js');
      if (!isStopped) stop = startSession(shell);
    } catch (error) {
      shell.report(fileError(shell, 'session', error));
    }
  }

  return () => {
    isStopped = true;
    stop();
  };
}
