import { readJson } from '../../definition/read-json.model.js';
import { botCheckFormat } from '../../definition/widget-format.model.js';
import type { FormFeature, FormSession } from '../../form/rs-form.session.js';
import { widgetPlace } from './widget-place.dom.js';

/**
 * Keeps the room of a provider's box from the beginning: a box that comes when the form is touched would move the button
 * away from a finger on its way. Nothing of the provider is asked for here.
 */
export function startFeature({ form, definition, undoLog }: FormSession): FormFeature {
  const { provider, size } = readJson(botCheckFormat, definition.botCheck) ?? {};
  if (provider && provider !== 'recaptcha-v3') widgetPlace(form, { provider, size }, undoLog);
  return { stop: () => undefined };
}
