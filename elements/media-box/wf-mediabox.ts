import { document } from '../../shared/dom/unclobbered.js';
import {
  type MediaBoxOpenRequest,
  MediaBoxOpenRequestEvent,
  type RequestedItem,
} from './media-box.events.js';

/** Settings of the original viewer, by its own names. Others have no effect. */
export interface WfMediaboxSettings {
  readonly selector?: string;
  readonly theme?: string;
  readonly overlay?: number | boolean;
  readonly overlay_opacity?: number;
  readonly overlay_color?: string;
  readonly transition_speed?: number;
  readonly autoplay?: number;
  readonly close?: number;
  readonly scrolling?: string;
  readonly legacy?: number | boolean;
  readonly lightbox?: number | boolean;
  readonly shadowbox?: number | boolean;
  readonly labels?: Readonly<Record<string, string>>;
}

const tag = 'media-box';

/** Original setting to the attribute of the same meaning. */
const attributes = [
  ['selector', 'selector'],
  ['theme', 'theme'],
  ['overlay_opacity', 'overlay-opacity'],
  ['overlay_color', 'overlay-color'],
  ['transition_speed', 'transition-ms'],
  ['autoplay', 'autoplay-seconds'],
  ['close', 'close-mode'],
  ['scrolling', 'scrolling'],
] as const;

/** Opens the links of the whole document in a viewer: the existing one, or a new one. */
function init(settings: WfMediaboxSettings = {}): void {
  const box = document.querySelector(`${tag}[scope=document]`) ?? createBox();
  for (const [name, attribute] of attributes) {
    const value = settings[name];
    if (value !== undefined && !isUnset(name, value)) box.setAttribute(attribute, String(value));
  }
  if (settings.overlay !== undefined) box.toggleAttribute('without-overlay', !Number(settings.overlay));
  const rules = (['legacy', 'lightbox', 'shadowbox'] as const).filter((rule) => Number(settings[rule] ?? 0));
  if (rules.length > 0) box.setAttribute('convert', rules.join(' '));
  const labels = Object.entries(settings.labels ?? {}).map(([name, text]) => [`${tag}.${name}`, text]);
  if (labels.length > 0)
    void customElements
      .whenDefined(tag)
      .then(() => Object.assign(box, { labels: Object.fromEntries(labels) }));
}

/**
 * Returns true for a setting as the original sends it while nobody has chosen one: an empty text, an opacity of 0, and a
 * scrolling of "0". The original then takes its default.
 */
function isUnset(name: string, value: number | string): boolean {
  if (name === 'overlay_opacity') return !Number(value);
  if (name === 'scrolling') return value !== 'fixed' && value !== 'scroll';
  return value === '';
}

/** Opens one item: a URL, or a link of the page. */
function open(what: string | Element, title = '', _group = '', type = ''): void {
  const isText = typeof what === 'string';
  const src = isText ? what : (what.getAttribute('href') ?? '');
  const item: RequestedItem = {
    src,
    title: title || (isText ? '' : (what.getAttribute('title') ?? '')),
    type,
  };
  const detail: MediaBoxOpenRequest = { items: [item] };
  if (!document.dispatchEvent(new MediaBoxOpenRequestEvent(detail))) return;
  // Without a viewer the request waits for the tag's definition.
  const box = document.querySelector(tag) ?? createBox();
  void customElements.whenDefined(tag).then(() => box.dispatchEvent(new MediaBoxOpenRequestEvent(detail)));
}

/** Closes every open viewer. */
function close(): void {
  for (const box of document.querySelectorAll(tag)) if ('close' in box) (box as { close(): void }).close();
}

/** Creates a viewer with numbered buttons and a translucent overlay, as the original has them. */
function createBox(): Element {
  const box = document.createElement(tag);
  box.setAttribute('scope', 'document');
  box.setAttribute('navigation', 'pages');
  box.setAttribute('overlay-opacity', '0.8');
  document.body.append(box);
  return box;
}

/** Global API of the original viewer, for pages that still use it. `WFMediaBox` is its name in version 2.0. */
export const WfMediabox = Object.freeze({ init, open, close });

Object.assign(globalThis, { WfMediabox, WFMediaBox: WfMediabox, jcepopup: WfMediabox });
