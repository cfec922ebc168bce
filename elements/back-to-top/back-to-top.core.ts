import { lazily } from '../../shared/element/lazily.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { TopSession } from './back-to-top.session.js';
import type { BackToTopElement } from './back-to-top.shell.js';

/** Starts what the link does; until its chunk is there, and without it, the browser follows the link by itself. */
export function startCore(shell: BackToTopElement): ShellCore {
  let session: TopSession | undefined;
  const stop = lazily(shell, 'session', async () => {
    const { startSession } = await import('./back-to-top.session.js');
    session = startSession(shell);
    return session.stop;
  });

  return {
    optionChanged: (name) => session?.optionChanged(name),
    stop,
  };
}
