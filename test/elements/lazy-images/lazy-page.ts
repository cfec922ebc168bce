import { fixture, html } from '@open-wc/testing';
import type { LazyImagesElement } from '../../../elements/lazy-images/lazy-images.shell.js';
import '../../../elements/lazy-images/define.js';
import { appears } from '../../shared/appears.js';

let count = 0;

/** Returns the address of a picture, 400 by 200 px, that no other test has fetched. */
export function picture(): string {
  count += 1;
  return new URL(`./fixtures/picture.svg?${count}`, import.meta.url).href;
}

/** The address of a page for a frame. */
export const framed = new URL('./fixtures/page.html', import.meta.url).href;

/** An image that no browser can read. */
export const broken = 'data:image/png;base64,AAAA';

/** Placeholder image of the server, with another aspect ratio than the image. */
export const placeholder =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%22250%22%20height=%22400%22/%3E';

/** Space that moves what follows out of the loading distance. */
export const spacer = html`<div style="block-size: 4000px"></div>`;

/** Opens a page with images in it. */
export async function openPage(markup: ReturnType<typeof html>): Promise<HTMLElement> {
  return fixture<HTMLElement>(html`<div>${markup}</div>`);
}

/** Returns the element of a page that matches. */
export function find<Found extends HTMLElement = HTMLImageElement>(
  place: ParentNode,
  selector: string,
): Found {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function tagIn(place: ParentNode): LazyImagesElement {
  return find<LazyImagesElement>(place, 'lazy-images');
}

/** Settles when this image has dispatched its event. */
export function loaded(item: EventTarget): Promise<Event> {
  return new Promise((resolve) => {
    item.addEventListener('lazy-images-loaded', resolve, { once: true });
  });
}

/** Settles when an image has loaded. */
export async function shown(place: HTMLElement, id: string): Promise<HTMLImageElement> {
  return (await appears(place, `#${id}.jspeed-img-lazyloaded`)) as HTMLImageElement;
}

/** Returns the class names that describe the loading state. */
export function stateOf(item: Element): string {
  return [...item.classList].filter((name) => /lazy/.test(name)).join(' ');
}
