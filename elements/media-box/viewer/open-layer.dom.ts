import { type OpenLayer, openLayer } from '../../../shared/overlay/layer-stack.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { ViewerOpening } from '../opening/viewer-opening.dom.js';

/**
 * Adds the open dialog to the page's stack of layers, which locks the scroll, and labels its button in the author's
 * words.
 */
export function openViewerLayer(
  opening: ViewerOpening,
  translate: Translate,
  transitionMs: number,
): OpenLayer | undefined {
  const { parts } = opening;
  if (!parts) return undefined;
  parts.dialog.style.setProperty('--_transition', `${transitionMs}ms`);
  writeOwnLabel(parts.close, translate('media-box.close'));
  return openLayer({
    element: parts.dialog,
    onEscape: () => opening.askClose('key'),
    locksScroll: true,
  });
}
