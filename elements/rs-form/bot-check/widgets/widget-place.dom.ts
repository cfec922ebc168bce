import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { UndoLog } from '../../../../shared/dom/undo-log.js';
import type { ServerForm } from '../../markup/server-form.dom.js';
import { widgetProviders, type WidgetDefinition } from './widget-providers.model.js';

/** Where a provider's box stands: where the server has drawn a place for it, or above the last button that sends. */
export function widgetPlace(
  { element: form }: ServerForm,
  { provider, size = 'normal' }: WidgetDefinition,
  undoLog: UndoLog,
): HTMLElement {
  const { placeSelector, heights } = widgetProviders[provider];
  const [drawn] = findInForm<HTMLElement>(form, placeSelector);
  const place = form.ownerDocument.createElement('div');
  place.className = 'rs-form-bot-check';
  place.style.minBlockSize = `${heights[size]}px`;
  undoLog.remember(place, 'place', () => place.remove());
  if (drawn) drawn.append(place);
  else before(form, place);
  return place;
}

function before(form: HTMLFormElement, place: HTMLElement): void {
  const button = findInForm<HTMLElement>(form, '[type="submit"]').at(-1);
  const block = button?.closest('.rsform-block') ?? button;
  if (block) block.before(place);
  else HTMLFormElement.prototype.append.call(form, place);
}
