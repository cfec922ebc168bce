import { ConfigError } from '../../shared/element/config-error.js';
import type { MessageCode } from '../../shared/element/message-codes.model.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { isFrame, isImage, isReleased, sourcesOf } from './items.dom.js';

/** Called when a load has ended, with the URL if it has failed. */
export type OnEnd = (failed?: string) => void;

/**
 * Loads an image, a frame or a background until the signal aborts.
 *
 * @throws ConfigError for an address that is not allowed.
 */
export function loadItem(item: HTMLElement, signal: AbortSignal, onEnd: OnEnd): void {
  if (isImage(item)) loadImage(item, signal, onEnd);
  else if (isFrame(item)) loadFrame(item, signal, onEnd);
  else loadBackground(item, signal, onEnd);
}

/** Shows the image of `data-fallback` for one that has failed. Without it the alternative text stays. */
export function showFallback(item: HTMLElement): void {
  const address = readAddress(item, 'data-fallback');
  if (!address || !isImage(item)) return;
  for (const element of sourcesOf(item)) element.removeAttribute('srcset');
  item.src = address;
}

function loadImage(image: HTMLImageElement, signal: AbortSignal, onEnd: OnEnd): void {
  const address = readAddress(image, 'data-src');
  const sets = sourcesOf(image).map((element) => [element, readAddress(element, 'data-srcset')] as const);
  // The distance is reached, so the browser must not delay the load any more.
  image.loading = 'eager';
  if (!image.hasAttribute('decoding')) image.decoding = 'async';
  for (const [element, set] of sets) if (set) element.setAttribute('srcset', set);
  if (address) image.src = address;

  const isNative = !address && sets.every(([, set]) => !set);
  if (isNative && image.complete) onEnd(image.naturalWidth ? undefined : image.src);
  else whenLoaded(image, signal, (isHere) => onEnd(isHere ? undefined : image.currentSrc || image.src));
}

function loadFrame(frame: HTMLIFrameElement, signal: AbortSignal, onEnd: OnEnd): void {
  const address = readAddress(frame, 'data-src');
  if (!address) return onEnd();
  refuseForeignFrame(frame, address);
  frame.loading = 'eager';
  frame.src = address;
  whenLoaded(frame, signal, () => onEnd());
}

/** Loads a background by an image of the same URL, because a background dispatches no events. */
function loadBackground(item: HTMLElement, signal: AbortSignal, onEnd: OnEnd): void {
  const address = readAddress(item, 'data-bg');
  if (!address) return onEnd();
  const image = documentOf(item).createElement('img');
  whenLoaded(image, signal, (isHere) => {
    // JSON and CSS quote a string in the same way.
    if (isHere) item.style.backgroundImage = `url(${JSON.stringify(image.src)})`;
    onEnd(isHere ? undefined : image.src);
  });
  image.src = address;
}

function whenLoaded(target: HTMLElement, signal: AbortSignal, onEnd: (isHere: boolean) => void): void {
  for (const type of ['load', 'error']) {
    unclobbered(target).addEventListener(type, () => onEnd(type === 'load'), { signal });
  }
}

/**
 * Returns the URL in an attribute; null without one.
 *
 * @throws ConfigError for a URL other than http(s) or, except in frames, `data:image`.
 */
function readAddress(element: Element, attribute: string): string | null {
  const text = element.getAttribute(attribute)?.trim();
  if (!text) return null;
  // A `srcset` is checked word by word. Its size descriptors resolve to allowed URLs.
  const words = attribute === 'data-srcset' ? text.split(/[\s,]+/) : [text];
  const mayBeData = !isFrame(element);
  if (words.every((word) => isAllowed(word, element.baseURI, mayBeData))) return text;

  const expected = `expected an http(s) address${mayBeData ? ' or data:image' : ''}`;
  throw diagnostic(element, attribute, `found "${text.slice(0, 60)}", ${expected}`, 'images-address');
}

/** Creates a diagnostic with the tag's name, because the tag's README describes the attribute. */
function diagnostic(element: Element, attribute: string, problem: string, code: MessageCode): ConfigError {
  return new ConfigError('<lazy-images>', `<${element.localName}> attribute ${attribute}`, problem, code);
}

/** Returns true for an allowed URL, and for an invalid one, which fails to load and is reported then. */
function isAllowed(text: string, base: string, mayBeData: boolean): boolean {
  if (!URL.canParse(text, base)) return true;
  const { protocol, href } = new URL(text, base);
  return /^https?:$/.test(protocol) || (mayBeData && /^data:image\//i.test(href));
}

/**
 * Refuses a frame of another site without a category of consent.
 *
 * @throws ConfigError for such a frame.
 */
function refuseForeignFrame(frame: HTMLIFrameElement, address: string): void {
  const document = documentOf(frame);
  const { origin } = new URL(address, document.baseURI);
  const isSameOrigin = origin === document.defaultView?.origin;
  if (isSameOrigin || isReleased(frame)) return;
  const problem = 'found none on a frame of somebody else, expected a category of consent';
  throw diagnostic(frame, 'data-category', problem, 'images-frame');
}
