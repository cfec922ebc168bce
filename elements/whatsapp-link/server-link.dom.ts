import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { listen } from '../../shared/dom/listen.js';
import { KeptLog } from '../../shared/dom/kept-log.js';

/** Values in the address of a link; '' and false if it does not lead to WhatsApp. */
interface Address {
  readonly phone: string;
  readonly text: string;
  readonly leadsThere: boolean;
}

/** Link of the server, or none. Changes to it can be reverted. */
export interface ServerLink extends Address {
  readonly link: HTMLAnchorElement | null;
  write(address: string): void;
  restore(): void;
}

/** Press on a link. */
export interface Press {
  readonly link: HTMLAnchorElement;
  /** True without a modifier key or another button. */
  readonly isPlain: boolean;
  /** Prevents the browser from following the link. */
  preventDefault(): void;
}

/** Returns the first link inside a host. A link with only an icon gets a name. */
export function adoptServerLink(host: HTMLElement): ServerLink {
  const link = host.querySelector('a');
  const log = new KeptLog(host);

  return {
    link,
    ...readAddress(link?.href ?? ''),
    write(address) {
      if (!link) return;
      log.setAttribute(link, 'href', address);
      log.setAttribute(link, 'rel', [...new Set([...link.relList, 'noopener', 'noreferrer'])].join(' '));
      if (!isNamed(link)) log.setAttribute(link, 'aria-label', 'WhatsApp');
    },
    restore: () => log.restoreAll(),
  };
}

/**
 * Handles every press that follows a link of the host, also those that open it elsewhere, before the browser does.
 * Presses that a script has prevented are ignored.
 *
 * @returns A function that stops.
 */
export function listenToClicks(host: HTMLElement, onPress: (press: Press) => void): () => void {
  return listen<MouseEvent>(host, ['click', 'auxclick'], (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link || event.button > 1) return;
    onPress({ link, isPlain: isPlainPress(event), preventDefault: () => event.preventDefault() });
  });
}

/** Parses `wa.me/34…?text=…` and the older `api.whatsapp.com/send?phone=34…&text=…`. */
function readAddress(address: string): Address {
  const elsewhere = { leadsThere: false, phone: '', text: '' };
  if (!URL.canParse(address)) return elsewhere;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!/^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/.test(hostname)) return elsewhere;
  const [inPath] = /^\d+$/.exec(pathname.slice(1)) ?? [];
  const phone = inPath ?? searchParams.get('phone') ?? '';
  return { leadsThere: true, phone, text: searchParams.get('text') ?? '' };
}

function isNamed(link: HTMLAnchorElement): boolean {
  const hasName = ['aria-label', 'aria-labelledby', 'title'].some((name) => link.getAttribute(name));
  return hasName || link.textContent.trim() !== '' || link.querySelector('img[alt]:not([alt=""])') !== null;
}
