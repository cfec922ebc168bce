import { css } from '@lit/reactive-element/css-tag.js';
import { ConfigError } from '../element/config-error.js';
import { adoptStyles } from '../element/adopt-styles.js';
import { unclobbered } from './unclobbered.js';

/** Styles of an icon: the SVG is a mask over the current colour, so its markup is never parsed into the page. */
const iconStyles = css`
  :host {
    display: inline-block;
    inline-size: 1.25em;
    block-size: 1.25em;
    vertical-align: -0.25em;
    background: currentColor;
    mask: var(--_icon) center / contain no-repeat;
  }

  @media (forced-colors: active) {
    :host {
      forced-color-adjust: none;
      background: LinkText;
    }
  }
`;

/**
 * Loads an icon and returns its CSS image.
 *
 * @param place - Element that shows the icon.
 * @param address - URL of an SVG of this site.
 * @throws ConfigError if the address is of another site, or the answer is no SVG.
 */
export async function loadIcon(place: Element, address: string): Promise<string> {
  const url = URL.canParse(address, unclobbered(place).baseURI)
    ? new URL(address, unclobbered(place).baseURI)
    : null;
  const isSameOrigin = url?.origin === window.location.origin;
  const problem = url && isSameOrigin ? await tryToRead(url.href) : 'it is not on this site';
  if (url && !problem) return `url(${JSON.stringify(url.href)})`;
  throw new ConfigError(
    hostOf(place),
    'attribute icon',
    `SVG not found. Found "${address.slice(0, 80)}" (${problem}), expected the address of an SVG of this site`,
    'icon',
  );
}

/** Returns the custom element that an icon belongs to: the shadow host, or the nearest custom element around a link. */
function hostOf(place: Element): Element {
  const root = unclobbered(place).getRootNode();
  if (root instanceof ShadowRoot) return root.host;
  for (let at: Element | null = place; at; at = unclobbered(at).parentElement)
    if (unclobbered(at).localName.includes('-')) return at;
  return place;
}

/**
 * Fetches an address completely, so that the mask finds it in the browser's cache. Returns '' for an SVG, otherwise a
 * description of the answer.
 */
async function tryToRead(href: string): Promise<string> {
  try {
    const answer = await fetch(href, { mode: 'same-origin' });
    await answer.text();
    const type = answer.headers.get('content-type') ?? 'nothing';
    return answer.ok && type.startsWith('image/svg+xml') ? '' : `answers ${answer.status}, ${type}`;
  } catch {
    return 'no answer';
  }
}

/** Draws an icon in place of the element's content. */
export function drawIcon(place: HTMLElement, image: string): void {
  adoptStyles(unclobbered(place).shadowRoot ?? unclobbered(place).attachShadow({ mode: 'open' }), [
    iconStyles,
  ]);
  unclobbered(place).style.setProperty('--_icon', image);
}
