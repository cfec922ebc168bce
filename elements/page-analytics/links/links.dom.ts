import type { Tracking } from '../page-analytics.host.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { bareHost, fileExtension, isOutbound } from './link-kind.model.js';
import { whenOver } from './when-over.dom.js';

type Link = HTMLAnchorElement | HTMLAreaElement;

/** Tracks outbound links and downloads, wherever they open. A press may be held for later. */
export function watchLinks(tracking: Tracking, held: WeakSet<Event>): void {
  const { signal } = tracking;

  function handlePress(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || event.button > 1) return;
    whenOver(tracking, () => {
      if (!event.defaultPrevented || held.has(event)) trackLink(tracking, link);
    });
  }

  for (const press of ['click', 'auxclick'] as const)
    document.addEventListener(press, handlePress, { capture: true, signal });
}

/** Returns the pressed link, also inside shadow roots. Links such as `mailto:` and `tel:` do not count. */
function linkOf(event: Event): Link | undefined {
  return event.composedPath().find(isPageLink);
}

function isPageLink(node: EventTarget): node is Link {
  const isLink = node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement;
  return isLink && /^https?:$/.test(node.protocol);
}

function trackLink({ track }: Tracking, link: Link): void {
  const { hostname, pathname } = link;
  const about = { link_id: link.getAttribute('id'), link_url: link.href.replace(/#.*/s, '') };
  const file_extension = fileExtension(pathname);
  if (file_extension) {
    const link_text = link.textContent.trim().replace(/\s+/g, ' ');
    track('file_download', { ...about, link_text, file_name: pathname, file_extension });
  }
  if (!isOutbound(hostname, location.hostname)) return;
  const link_domain = bareHost(hostname);
  track('click', { ...about, link_classes: link.className, link_domain, outbound: true });
}
