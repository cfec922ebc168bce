import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { listen } from '../../shared/dom/listen.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';

/** What the address of a link says, '' and false where it is none of WhatsApp's. */
interface Address {
  readonly phone: string;
  readonly text: string;
  readonly leadsThere: boolean;
}

/** The link that the server wrote, or none. What is written into it can be taken back. */
export interface ServerLink extends Address {
  readonly link: HTMLAnchorElement | null;
  write(address: string): void;
  restore(): void;
}

/** How a link was pressed. */
export interface Press {
  readonly link: HTMLAnchorElement;
  /** Without a key or another button, which would open it elsewhere. */
  readonly isPlain: boolean;
  /** Keeps the browser from following the link itself. */
  take(): void;
}

/** Takes the first link inside a host. One without words is named, because an icon alone says nothing. */
export function takeServerLink(host: HTMLElement): ServerLink {
  const link = host.querySelector('a');
  const log = createUndoLog();

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
 * Hears every press that follows a link of the host, also those that open it elsewhere, before the browser acts on
 * it. What a page script has taken is not followed.
 */
export function listenToClicks(host: HTMLElement, onPress: (press: Press) => void): () => void {
  return listen<MouseEvent>(host, ['click', 'auxclick'], (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link || event.button > 1) return;
    onPress({ link, isPlain: isPlainPress(event), take: () => event.preventDefault() });
  });
}

/** `wa.me/34…?text=…`, or the older `api.whatsapp.com/send?phone=34…&text=…`. */
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
