import { ConfigError } from '../../../shared/element/config-error.js';
import type { FieldDefinition, SliderDefinition } from '../definition/definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { sliderFormat } from '../definition/widget-format.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { isSlider } from '../form/detect.dom.js';
import { besideOf } from '../markup/beside.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { startPlacement, type Placed, textInputOf, writeSettings } from './place-tag.dom.js';

/**
 * Places a `<rs-range>` after each text that the author wants as a slider. It shares only the text with the form, and the
 * text is posted.
 */
export function startFeature(session: FormSession): FormFeature {
  const placed = session.definition.fields.flatMap((field) => placeSlider(session, field));
  const parts = () => placed.map(({ name, element }) => [name, element] as const);
  return { stop: startPlacement(session, { tag: 'rs-range', placed, parts, loads: 'now' }) };
}

function placeSlider(
  session: FormSession,
  field: FieldDefinition,
): readonly Placed<HTMLElementTagNameMap['rs-range']>[] {
  if (!isSlider(field)) return [];
  const { shell, form } = session;
  const settings = readJson(sliderFormat, field) ?? {};
  const isNumber = !settings.double && !settings.values;
  const input = textInputOf(session, field.name, 'slider', isNumber ? ['text', 'number'] : ['text']);
  if (!input || (!form.markup && input.type !== 'text')) return [];
  if (!isRange(settings)) {
    shell.report(settingsError(shell, field));
    return [];
  }
  const { values } = settings;
  const element = documentOf(input).createElement('rs-range');
  element.input = input;
  // A word may have a comma itself.
  writeSettings(element, { ...settings, values: values && JSON.stringify(values) });
  besideOf(form, field.name, input).after(element);
  return [{ name: field.name, element }];
}

/** Returns true if there is something to choose from: more than one word, or a range of numbers. */
function isRange({ min = 0, max = 100, values = [] }: SliderDefinition): boolean {
  return values.length > 1 || (values.length === 0 && Number(min) < Number(max));
}

function settingsError(shell: Element, field: FieldDefinition): ConfigError {
  const found = JSON.stringify(field).slice(0, 120);
  return new ConfigError(
    shell,
    'JSON at fields',
    `found ${found}, expected a range with min below max`,
    'form-slider',
  );
}
