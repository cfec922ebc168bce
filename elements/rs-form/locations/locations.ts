import { whenNear } from '../../../shared/dom/when-near.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { locationTag, placeLocations, releaseRoom } from './locations.dom.js';

/** Places a `<rs-location>` for every location field. It shares the field's input with the form, and nothing else. */
export function startFeature({ shell, form, definition, undoLog }: FormSession): FormFeature {
  const elements = placeLocations(form, definition.fields, shell, undoLog);
  for (const element of elements) {
    element.locale = shell.locale;
    element.texts = definition.texts;
  }

  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      await requestTag(locationTag);
    } catch (error) {
      shell.report(error, locationTag);
      // A map that does not come gives its room back; the text can still be typed.
      for (const element of elements) element.hidden = true;
    }
    elements.forEach(releaseRoom);
  }

  // One for all: the tag's file comes with the first that is in view or nearly so.
  const stops = elements.map((element) => whenNear(element, () => void (loading ??= load())));
  return {
    stop() {
      for (const stopWaiting of stops) stopWaiting();
      for (const element of elements) element.remove();
    },
  };
}
