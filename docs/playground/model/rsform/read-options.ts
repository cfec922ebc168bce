import type { PlaygroundField } from '../playground.model.js';
import { attributeOf, type Element, isInside, within, wordsOf } from './markup.js';
import type { FieldParts } from './field-parts.js';

type Option = NonNullable<PlaygroundField['options']>[number];

/** Returns the options of a list or of a group of boxes. */
export function optionsOf({ controls, block, form, hasBlock }: FieldParts): Pick<PlaygroundField, 'options'> {
  const [control] = controls;
  if (control?.tagName === 'select') return { options: listOptions(control) };
  const labels = within(hasBlock ? block : form, ({ tagName }) => tagName === 'label');
  return { options: controls.map((box) => boxOption(box, labels)) };
}

function listOptions(list: Element): readonly Option[] {
  const groups = within(list, ({ tagName }) => tagName === 'optgroup');
  return within(list, ({ tagName }) => tagName === 'option').map((option) => {
    const label = wordsOf(option);
    const value = attributeOf(option, 'value') ?? label;
    const group = groups.find((one) => isInside(option, one));
    const heading = group && attributeOf(group, 'label');
    return {
      value,
      ...(label !== value && { label }),
      ...(attributeOf(option, 'selected') !== undefined && { selected: true }),
      ...(attributeOf(option, 'disabled') !== undefined && { disabled: true }),
      ...(heading && { group: heading }),
    };
  });
}

function boxOption(box: Element, labels: readonly Element[]): Option {
  const id = attributeOf(box, 'id');
  const label = labels.find((one) => (id && attributeOf(one, 'for') === id) || isInside(box, one));
  const text = label ? wordsOf(label) : '';
  const value = attributeOf(box, 'value') ?? 'on';
  return {
    value,
    ...(text !== '' && text !== value && { label: text }),
    ...(attributeOf(box, 'checked') !== undefined && { selected: true }),
    ...(attributeOf(box, 'disabled') !== undefined && { disabled: true }),
  };
}
