import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { joinFloatingStack } from '../dom/floating-stack.js';
import { floatingStyles } from '../styles/floating.styles.js';
import { ConfigError } from './config-error.js';
import { lazily } from './lazily.js';
import { mountView, type ViewModule } from './mount-view.js';
import type { ShellCore, ShellElement } from './shell-element.js';

/** The view of a link, with the sheets that only the link of an empty tag needs. */
export interface LinkViewModule<Props> extends ViewModule<Props> {
  readonly viewStyles: readonly CSSResult[];
}

export interface LinkDecoration<Props> {
  /** The address of the link's icon; '' for none. */
  readonly icon: string;
  /** The element's own sheets. */
  readonly styles: readonly CSSResult[];
  /** Its place in the stack of what floats, 0 the lowest; null for a link that stays in the page. */
  readonly floatingSlot: number | null;
  /** The view that paints the link of an empty tag. */
  readonly loadView: () => Promise<LinkViewModule<Props>>;
  /** Returns the props of that view. */
  readonly viewProps: () => NoInfer<Props>;
}

type LinkHost = HTMLElement & Pick<ShellElement<ShellCore>, 'adoptChrome'>;

/**
 * Gives the one link of a tag its appearance: the server's gets its icon, an empty tag gets a link of its view, and
 * both may float. Throws a ConfigError where the content is anything else. Returns the way to restore the page.
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
  if (link) return icon ? decorateWithIcon(host, link, icon) : () => {};
  if (host.textContent.trim() !== '') {
    throw new ConfigError(host, 'content', 'found no link in it, expected <a href="…"> or an empty tag');
  }
  const load = async () => {
    const view = await loadView();
    // Where the tag has gone meanwhile these style nothing.
    host.adoptChrome([...view.viewStyles, floatingStyles, ...styles]);
    return view;
  };
  return mountView(host, load, viewProps).unmount;
}

/** Few links have an icon of their own: what draws it comes only for them. */
function decorateWithIcon(host: Element, link: HTMLElement, icon: string): () => void {
  return lazily(host, 'icon', async () => (await import('../dom/add-icon.js')).addIcon(link, icon));
}
