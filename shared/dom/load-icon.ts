import { css } from '@lit/reactive-element/css-tag.js';
import { adoptStyles } from '../element/adopt-styles.js';

/** The drawing is a mask over the text's own colour, so no markup of the file is ever parsed into the page. */
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

/** The CSS image of an icon, once its address has proved to be an SVG of this very site. */
export async function loadIcon(document: Document, address: string): Promise<string> {
  try {
    const { href, origin } = new URL(address, document.baseURI);
    if (origin !== document.defaultView?.location.origin) throw new Error(`${href} is on another site`);
    const answer = await fetch(href, { mode: 'same-origin' });
    const type = answer.headers.get('content-type') ?? 'nothing';
    if (!answer.ok || !type.startsWith('image/svg+xml')) {
      throw new Error(`${href} answers ${answer.status}, ${type}`);
    }
    // Read to the end, so that the mask finds it in the browser's cache.
    await answer.text();
    return `url(${JSON.stringify(href)})`;
  } catch (cause) {
    throw new Error('SVG not found.', { cause });
  }
}

/** Draws an icon in place of what the element holds. */
export function drawIcon(place: HTMLElement, image: string): void {
  adoptStyles(place.shadowRoot ?? place.attachShadow({ mode: 'open' }), [iconStyles]);
  place.style.setProperty('--_icon', image);
}
