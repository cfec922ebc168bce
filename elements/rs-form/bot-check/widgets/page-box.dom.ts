import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../../markup/server-form.dom.js';
import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { widgetProviders, type WidgetProvider } from './widget-providers.model.js';

/**
 * Returns the box that a provider's script in the page draws by itself, in the form of another system; null for none. A second
 * box would be one too many.
 */
export function pageBoxOf({ element, markup }: ServerForm, provider: WidgetProvider): HTMLElement | null {
  const { pageScript, placeSelector } = widgetProviders[provider];
  const isDrawing = ({ type, src }: HTMLScriptElement) =>
    type !== 'text/plain' && pageScript.test(src) && !src.includes('render=explicit');
  if (!markup || ![...documentOf(element).scripts].some(isDrawing)) return null;
  return findInForm<HTMLElement>(element, placeSelector)[0] ?? null;
}
