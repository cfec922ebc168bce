import { RepeatLimit } from './repeat-limit.js';

/** Tag around one link, whose core can be started again. */
interface LinkTag extends HTMLElement {
  restartCore(): void;
}

/** Limits of the tags, which last as long as their tags. */
const limits = new WeakMap<LinkTag, RepeatLimit>();

/**
 * Starts the core of a tag again when a script of the page adds, replaces or removes its link.
 *
 * @returns A function that stops.
 */
export function followLink(host: LinkTag): () => void {
  const limit = limits.get(host) ?? new RepeatLimit(host);
  limits.set(host, limit);
  const link = host.querySelector('a');
  const observer = new MutationObserver(() => {
    if (host.isConnected && host.querySelector('a') !== link && limit.allowNext()) host.restartCore();
  });
  observer.observe(host, { childList: true, subtree: true });
  return () => observer.disconnect();
}
