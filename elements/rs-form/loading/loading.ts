import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { FormHost } from '../form/rs-form.session.js';

/** Messages about parts that are late or lost. Loaded while all is well, so that they are there when a part is lost. */
export const loadingMessages = lazyModule(() => import('./show-loading.js'), { start: (module) => module });

/** The message, in each language of the suite, for a page in which the messages did not load either. */
const lastMessage = 'Recarga la página · Reload the page';

/**
 * Loads a module that the form cannot do without. If it fails to load in an empty tag, a message is shown, with a button
 * that tries again.
 *
 * @throws The error of the import, if the tag shows something else or the messages did not load.
 */
export async function loadForm<Module>(shell: FormHost, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const messages = await loadingMessages.load();
    if (!messages) throw error;
    return messages.retryUntilLoaded(shell, load, error);
  }
}

/** Shows the last message, and the author's other way to write, without any other module. */
export function showLastMessage(shell: FormHost): void {
  const { shadowRoot } = shell;
  const line = shadowRoot?.querySelector('.notice');
  line?.replaceChildren(lastMessage);
  shell.announce(lastMessage, 'assertive');
  for (const hidden of shadowRoot?.querySelectorAll<HTMLElement>('[hidden]') ?? []) hidden.hidden = false;
}

/** Reports what is wrong in a tag and in its JSON, by a chunk that no right page loads before it is touched. */
export function reportEarly(shell: FormHost): void {
  void lazyModule(() => import('../diagnostics/diagnostics.js'), {
    start: ({ reportTagDiagnostics }) => reportTagDiagnostics(shell),
    lost: (error) => shell.report(error, 'diagnostics'),
  }).load();
}
