import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { UndoLog } from '../../../../shared/dom/undo-log.js';
import type { ServerForm } from '../../markup/server-form.dom.js';
import { documentOf } from '../../../../shared/dom/unclobbered.js';
import {
  isWidget,
  normalWidth,
  widgetProviders,
  type WidgetDefinition,
  type WidgetSize,
} from './widget-providers.model.js';
import { pageBoxOf } from './page-box.dom.js';
import { readJson } from '../../../../shared/json/read-json.model.js';
import { botCheckFormat } from '../../definition/widget-format.model.js';
import type { FormFeature, FormSession } from '../../form/rs-form.session.js';

const placeClass = 'rs-form-bot-check';

/** Place of a provider's box, and its size there. */
export interface WidgetPlace {
  readonly element: HTMLElement;
  readonly size: WidgetSize;
}

/**
 * The place of a provider's box: where the server has drawn one, or above the last button that sends. It has the height
 * of the box from the beginning, as the first-paint sheet keeps it before.
 */
export function widgetPlace(
  { element: form }: ServerForm,
  { provider, size }: Pick<WidgetDefinition, 'provider'> & { readonly size?: WidgetSize | undefined },
  undoLog: UndoLog,
): WidgetPlace {
  const [known] = findInForm<HTMLElement>(form, `.${placeClass}`);
  const element = known ?? makePlace(form, provider, undoLog);
  const fitting = size ?? sizeFor(element.clientWidth);
  element.style.minBlockSize = `${widgetProviders[provider].heights[fitting]}px`;
  return { element, size: fitting };
}

/** Returns the size that fits a width. A form that is not on show yet has the width 0: it will have more. */
function sizeFor(width: number): WidgetSize {
  return width > 0 && width < normalWidth ? 'compact' : 'normal';
}

function makePlace(
  form: HTMLFormElement,
  provider: WidgetDefinition['provider'],
  undoLog: UndoLog,
): HTMLElement {
  const place = documentOf(form).createElement('div');
  place.className = placeClass;
  // In a row of columns it has a line to itself.
  place.style.inlineSize = '100%';
  undoLog.remember(place, 'place', () => place.remove());
  const [drawn] = findInForm<HTMLElement>(form, widgetProviders[provider].placeSelector);
  const { drawnClass } = widgetProviders[provider];
  if (drawn && drawnClass) undoLog.toggleClass(drawn, drawnClass, false);
  const button = findInForm<HTMLElement>(form, '[type="submit"]').at(-1);
  const block = drawn ?? button?.closest('.rsform-block');
  if (block) block.prepend(place);
  else if (button) button.before(place);
  else HTMLFormElement.prototype.append.call(form, place);
  return place;
}

/**
 * Reserves the space of a provider's box from the start. A box that is inserted at the first touch would shift the button
 * that the visitor is about to press. Requests nothing from the provider.
 */
export function startFeature({ form, definition, undoLog }: FormSession): FormFeature {
  const botCheck = readJson(botCheckFormat, definition.botCheck);
  if (botCheck && isWidget(botCheck) && !pageBoxOf(form, botCheck.provider))
    widgetPlace(form, botCheck, undoLog);
  return { stop: () => undefined };
}
