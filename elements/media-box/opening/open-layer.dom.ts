import { type OpenLayer, openLayer } from '../../../shared/dom/layer-stack.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { ViewerOpening } from './viewer-opening.dom.js';

/** Puts the open dialog on the page's stack of layers, which locks the scroll, and names it in the author's words. */
export function openViewerLayer(opening: ViewerOpening, translate: Translate): OpenLayer | undefined {
  const { parts } = opening;
  if (!parts) return undefined;
  parts.dialog.ariaLabel = translate('media-box.label');
  parts.close.ariaLabel = translate('media-box.close');
  return openLayer({
    element: parts.dialog,
    onEscape: () => opening.askClose('key'),
    locksScroll: true,
  });
}
