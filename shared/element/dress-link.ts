import { wearIcon } from '../dom/wear-icon.js';
import { ConfigError } from './config-error.js';
import { mountView, type ViewModule } from './mount-view.js';

export interface LinkDress {
  /** The address of the link's icon; '' for none. */
  readonly icon: string;
  readonly loadView: () => Promise<ViewModule>;
}

/**
 * Sees to the one link of a tag: the server's gets its icon, an empty tag gets a link of its view. Anything else
 * inside is the author's mistake. Returns the way to undo it.
 */
export function dressLink(shell: HTMLElement, { icon, loadView }: LinkDress): () => void {
  const link = shell.querySelector('a');
  if (link) return icon ? wearIcon(link, icon) : () => {};
  if (shell.textContent.trim() !== '') {
    throw new ConfigError(shell, 'content', 'found no link in it, expected <a href="…"> or an empty tag');
  }
  return mountView(shell, loadView).unmount;
}
