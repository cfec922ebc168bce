import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { addIcon } from '../dom/add-icon.js';
import { joinFloatingStack } from './floating-stack.js';
import { floatingStyles } from './floating.styles.js';
import { ConfigError } from '../element/config-error.js';
import { mountView, type ViewModule } from '../element/mount-view.js';
import type { ShellCore, ShellElement } from '../element/shell-element.js';

/** Problem of a tag that has content without a link. */
export const noLink = 'found no link in it, expected <a href="…"> or an empty tag';

/** View of a link, with the sheets that only the link of an empty tag needs. */
export interface LinkViewModule<Props> extends ViewModule<Props> {
  readonly viewStyles: readonly CSSResult[];
}

export interface LinkDecoration<Props> {
  /** URL of the link's icon; '' for none. */
  readonly icon: string;
  /** Style sheets of the element. */
  readonly styles: readonly CSSResult[];
  /** Place in the stack of floating elements, 0 for the lowest; null for a link that stays in the page. */
  readonly floatingSlot: number | null;
  /** Loads the view that paints the link of an empty tag. */
  readonly loadView: () => Promise<LinkViewModule<Props>>;
  /** Returns the props of that view. */
  readonly viewProps: () => NoInfer<Props>;
}

type LinkHost = HTMLElement & Pick<ShellElement<ShellCore>, 'adoptChrome'>;

/**
 * Sets the appearance of the one link of a tag. The server's link gets its icon, an empty tag gets a link painted by
 * its view, and both may float.
 *
 * @returns A function that restores the page.
 * @throws ConfigError if the tag has content without a link.
 */
export function decorateLink<Props extends object>(
  host: LinkHost,
  decoration: LinkDecoration<Props>,
): () => void {
  const { styles, floatingSlot } = decoration;
  const restoreLink = completeLink(host, decoration);
  host.adoptChrome([floatingStyles, ...styles]);
  const leave = floatingSlot === null ? undefined : joinFloatingStack(host, floatingSlot);
  return () => {
    restoreLink();
    leave?.();
    host.adoptChrome([]);
  };
}

function completeLink<Props extends object>(
  host: LinkHost,
  { icon, styles, loadView, viewProps }: LinkDecoration<Props>,
): () => void {
  const link = host.querySelector('a');
  if (link) return icon ? addIcon(link, icon) : () => {};
  if (host.textContent.trim() !== '') throw new ConfigError(host, 'content', noLink, 'link-missing');
  const load = async () => {
    const view = await loadView();
    // No effect if the tag has been removed meanwhile.
    host.adoptChrome([...view.viewStyles, floatingStyles, ...styles]);
    return view;
  };
  return mountView(host, load, viewProps).unmount;
}
