import { readMediaHash } from '../history/media-hash.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { readSettings } from '../settings/json-settings.dom.js';
import { reportDiagnostics } from '../settings/report-diagnostics.dom.js';
import { linksOfGroup } from '../items/group-links.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { startAutoPopups } from './auto-popups.dom.js';

/**
 * Reads the settings in JSON and reports diagnostics. Then opens the item in the page's URL and, until the signal
 * aborts, automatic popups.
 */
export function startAtLoad(host: MediaBoxHost, signal: AbortSignal, open: (link: ViewerLink) => void): void {
  const json = host.querySelector(':scope > script[type="application/json"]');
  if (json) readSettings(host, json);
  // An empty tag serves requests of scripts.
  if (host.scope || host.history || host.firstElementChild) reportDiagnostics(host);
  const window = documentOf(host).defaultView as Window;
  const openLinked = () => {
    // An open viewer has written the URL itself.
    if (host.history !== 'items' || host.shadowRoot?.querySelector('dialog[open]')) return;
    const link = linkedItem(host);
    if (link) open(link);
  };
  whenActive(host, signal, () => {
    openLinked();
    startAutoPopups(host, signal, open);
  });
  window.addEventListener('hashchange', openLinked, { signal });
}

/** Returns the link of the item in the page's URL; undefined for any other URL. */
function linkedItem(host: MediaBoxHost): ViewerLink | undefined {
  const address = readMediaHash(documentOf(host).defaultView?.location.hash ?? '');
  return address ? linksOfGroup(host, address.group)[address.index]?.[0] : undefined;
}

/** Runs a task now, or when the visitor gets to a page that the browser has prerendered. */
function whenActive(host: MediaBoxHost, signal: AbortSignal, task: () => void): void {
  const document = documentOf(host);
  if (Reflect.get(document, 'prerendering') !== true) return task();
  document.addEventListener('prerenderingchange', task, { once: true, signal });
}
