import { css } from '@lit/reactive-element/css-tag.js';

/**
 * What floats in the page's bottom corner: above what covers the bottom (`--suite-bottom-inset`) and above its
 * neighbours in the corner (`floating-stack.ts`), below banners. A page that wants it elsewhere says
 * `position: static` for the tag.
 */
export const floatingStyles = css`
  :host([data-floating]) {
    position: fixed;
    inset-block-end: calc(
      max(var(--_space), env(safe-area-inset-bottom)) + var(--suite-bottom-inset, 0px) +
        var(--_floating-below, 0px)
    );
    inset-inline-end: max(var(--_space), env(safe-area-inset-right));
    max-inline-size: calc(100vw - 2 * var(--_space));
    z-index: var(--_layer-raised);
  }

  :host([data-floating]) ::slotted(a),
  [part~='link'] {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-small);
    box-sizing: border-box;
    min-block-size: var(--_target);
    padding: 0.25rem var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-family: var(--_font);
    line-height: var(--_line-height);
  }

  [part~='link'] {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_accent-text);
    text-decoration: none;
  }

  [part~='icon'] {
    display: inline-flex;
    flex: none;
  }

  [part~='icon'] svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  @media print {
    :host([data-floating]) {
      display: none;
    }
  }

  @media (forced-colors: active) {
    [part~='link'] {
      border-color: LinkText;
      background: Canvas;
      color: LinkText;
    }
  }
`;
