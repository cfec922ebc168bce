import { fixture, type html } from '@open-wc/testing';
import type { WhatsappLinkElement } from '../../../elements/whatsapp-link/whatsapp-link.shell.js';
import '../../../elements/whatsapp-link/define.js';
import { appears } from '../../shared/appears.js';

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
export const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';

/** Opens a tag and waits until its link has its address, or until `wait` has settled. */
export async function openLink(
  markup: ReturnType<typeof html>,
  wait = (element: WhatsappLinkElement): Promise<unknown> => appears(element, 'a[rel~="noopener"]'),
): Promise<WhatsappLinkElement> {
  const element = await fixture<WhatsappLinkElement>(markup);
  await wait(element);
  return element;
}

/** Runs the task in a browser that reports another device. */
export async function asDevice(
  userAgent: string,
  maxTouchPoints: number,
  task: () => Promise<void>,
): Promise<void> {
  const said = { userAgent, maxTouchPoints, userAgentData: undefined };
  for (const [name, value] of Object.entries(said)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  try {
    await task();
  } finally {
    for (const name of Object.keys(said)) Reflect.deleteProperty(navigator, name);
  }
}

export interface Press {
  /** True if the element cancelled the click on the link. */
  readonly isTaken: boolean;
  readonly href: string;
  /** Addresses that the element opened itself. */
  readonly opened: readonly string[];
  readonly reported: number;
}

/** Presses the link without leaving the page. */
export function press(element: WhatsappLinkElement, init: MouseEventInit = {}, type = 'click'): Press {
  const root = element.shadowRoot as ShadowRoot;
  const link = (element.querySelector('a') ?? root.querySelector('a')) as HTMLAnchorElement;
  const opened: string[] = [];
  let isTaken = false;
  let reported = 0;
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  const ownPress = (event: Event) => {
    const [target] = event.composedPath();
    if (target === link) return;
    opened.push((target as HTMLAnchorElement).href);
    event.preventDefault();
  };
  const report = () => (reported += 1);
  addEventListener(type, stay, { once: true });
  root.addEventListener('click', ownPress);
  element.addEventListener('whatsapp-link-followed', report);
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }));
  root.removeEventListener('click', ownPress);
  element.removeEventListener('whatsapp-link-followed', report);
  return { isTaken, href: link.href, opened, reported };
}
