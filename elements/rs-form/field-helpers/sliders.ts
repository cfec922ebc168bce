import { ConfigError } from '../../../shared/element/config-error.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { FieldHelper } from './kinds.js';
import { isRange, placeSlider, rangeTag, sliderFields } from './slider.dom.js';

/**
 * Puts a `<rs-range>` behind each text that the author wants as a slider. It shares the text with the form, and
 * nothing else; a text whose slider does not come stays as it is.
 */
export function startSliders({ shell, form, definition }: FormSession): FieldHelper {
  const sliders = sliderFields(form, definition.fields).flatMap(({ field, input }) => {
    if (!isRange(field)) {
      shell.report(settingsError(shell, field));
      return [];
    }
    const slider = placeSlider(field, input);
    slider.locale = shell.locale;
    slider.texts = definition.texts;
    return [[field.name, slider] as const];
  });
  if (sliders.length > 0) requestTag(rangeTag).catch((error: unknown) => shell.report(error, rangeTag));

  return {
    ownElements: () => sliders,
    stop() {
      for (const [, slider] of sliders) slider.remove();
    },
  };
}

function settingsError(shell: Element, field: FieldDefinition): ConfigError {
  const found = JSON.stringify(field).slice(0, 120);
  return new ConfigError(shell, 'JSON at fields', `found ${found}, expected a range with min below max`);
}
