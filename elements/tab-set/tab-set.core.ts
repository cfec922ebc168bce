import { fileError } from '../../shared/element/file-error.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { TabSetElement } from './tab-set.shell.js';

/** What runs behind a `<tab-set>` while it is in the document. */
export interface TabSetCore extends ShellCore {
  select(index: number): void;
}

/** Lets the tabs come after what the page needs first; where they do not come, headings and sections stay. */
export function startCore(shell: TabSetElement): TabSetCore {
  let session: TabSetCore | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    try {
      const { startSession } = await import('./tab-set.session.js');
      if (!isStopped) session = startSession(shell);
    } catch (error) {
      shell.report(fileError(shell, 'session', error));
    }
  }

  const started = start();

  return {
    select: (index) => void started.then(() => session?.select(index)),
    optionChanged: (name) => session?.optionChanged?.(name),
    stop() {
      isStopped = true;
      session?.stop();
    },
  };
}
