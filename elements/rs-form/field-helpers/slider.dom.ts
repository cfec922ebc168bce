import type { FieldDefinition, SliderDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import { readJson } from '../definition/read-json.model.js';
import { sliderFormat } from '../definition/widget-format.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** The element that a slider field gets; it is a tag of its own, with its own handles and texts. */
export const rangeTag = 'rs-range';

type RangeElement = HTMLElementTagNameMap[typeof rangeTag];

/** A text of the server that a slider stands for: it stays what is posted. */
interface SliderField {
  readonly field: FieldDefinition;
  readonly input: HTMLInputElement;
}

/** The texts for which the author's JSON wants a slider. */
export function sliderFields(form: ServerForm, fields: readonly FieldDefinition[]): readonly SliderField[] {
  return fields.flatMap((field) => {
    const [input] = fieldWidget(field) === 'slider' ? form.controls(field.name) : [];
    return input instanceof HTMLInputElement && input.type === 'text' ? [{ field, input }] : [];
  });
}

/** Whether a slider can be made of the settings: a range that has a way to go, or some words to choose from. */
export function isRange(field: FieldDefinition): boolean {
  const { min = 0, max = 100, values = [] } = sliderOf(field);
  return values.length > 1 || (values.length === 0 && Number(min) < Number(max));
}

/**
 * Puts the slider behind its text. By attributes, because an element that is not defined yet has properties of its own
 * by such names. What the definition leaves out is the element's own default.
 */
export function placeSlider(field: FieldDefinition, input: HTMLInputElement): RangeElement {
  const { min, max, step, prefix, suffix, values, double } = sliderOf(field);
  const slider = input.ownerDocument.createElement(rangeTag);
  slider.input = input;
  for (const [name, value] of Object.entries({ min, max, step, prefix, suffix }))
    if (value !== undefined) slider.setAttribute(name, String(value));
  if (values) slider.setAttribute('values', JSON.stringify(values));
  slider.toggleAttribute('double', double === true);
  input.after(slider);
  return slider;
}

/** The first reaction leaves a slider's settings unread. */
function sliderOf(field: FieldDefinition): SliderDefinition {
  return readJson(sliderFormat, field) ?? {};
}
