import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
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

/** Puts the slider behind its text. What the definition leaves out is the element's own default. */
export function placeSlider(
  { min, max, step, ...field }: FieldDefinition,
  input: HTMLInputElement,
): RangeElement {
  const slider = input.ownerDocument.createElement(rangeTag);
  slider.input = input;
  if (min !== undefined) slider.min = min;
  if (max !== undefined) slider.max = max;
  if (step !== undefined) slider.step = step;
  slider.double = field.double ?? false;
  slider.values = field.values ?? [];
  slider.prefix = field.prefix ?? '';
  slider.suffix = field.suffix ?? '';
  input.after(slider);
  return slider;
}
