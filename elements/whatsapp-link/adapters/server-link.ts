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

const changed = ['href', 'rel', 'aria-label'];

/** Takes the first link inside a host. One without words is named, because an icon alone says nothing. */
export function takeServerLink(host: HTMLElement): ServerLink {
  const link = host.querySelector('a');
  const before = changed.map((name) => [name, link?.getAttribute(name) ?? null] as const);

  return {
    link,
    ...readAddress(link?.href ?? ''),
    write(address) {
      if (!link) return;
      link.setAttribute('href', address);
      link.relList.add('noopener', 'noreferrer');
      if (!isNamed(link)) link.setAttribute('aria-label', 'WhatsApp');
    },
    restore() {
      for (const [name, value] of before) {
        if (value === null) link?.removeAttribute(name);
        else link?.setAttribute(name, value);
      }
    },
  };
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
