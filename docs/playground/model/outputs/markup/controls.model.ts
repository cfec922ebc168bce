import { fieldTraits } from '../../../../../elements/rs-form/definition/field-traits.model.js';
import type { RenderedField } from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { type Attributes, html, type HtmlNode } from './html.model.js';
import {
  classes,
  controlClasses,
  type MarkupContext,
  stateAttributes,
  textOf,
} from './markup-context.model.js';

type Control = (context: MarkupContext, field: RenderedField) => readonly HtmlNode[];

/** Returns an input of the type of its field. */
function input(context: MarkupContext, field: RenderedField, box: string, own: Attributes = {}): HtmlNode {
  const { authored, type, controlName, controlId } = field;
  return html('input', {
    type: fieldTraits[type].control ?? 'text',
    value: textOf(context, field),
    ...own,
    placeholder: authored.placeholder || undefined,
    readonly: authored.readonly,
    name: controlName,
    id: controlId,
    class: controlClasses(context, field, box, context.layout.input),
    ...stateAttributes(context, field),
  });
}

const sizes = ({ authored: { size = 20, maxLength } }: RenderedField): Attributes => ({
  size,
  maxlength: maxLength,
});

export const textControl: Control = (context, field) => [
  input(context, field, 'rsform-input-box', sizes(field)),
];

export const numberControl: Control = (context, field) => {
  const { min, max, step } = field.authored;
  return [input(context, field, 'rsform-input-box', { min, max, step })];
};

export const passwordControl: Control = (context, field) => [
  input(context, field, 'rsform-password-box', { ...sizes(field), value: undefined }),
];

export const sliderControl: Control = (context, field) => [input(context, field, 'rsform-range-slider')];

export const areaControl: Control = (context, field) => {
  const { cols = 50, rows = 5, maxLength, count = false, placeholder, readonly } = field.authored;
  const text = textOf(context, field);
  const length = [...text].length;
  const counter = `RSFormPro.showCounter(this,${field.componentId})`;
  return [
    html(
      'textarea',
      {
        ...{ cols, rows, maxlength: maxLength, placeholder: placeholder || undefined, readonly },
        oninput: context.hasHandlers && count && counter,
        ...{ name: field.controlName, id: field.controlId },
        class: controlClasses(context, field, 'rsform-text-box', context.layout.textarea),
        ...stateAttributes(context, field),
      },
      text,
    ),
    ...(count
      ? [
          html(
            'p',
            { id: `rsfp-counter-${field.componentId}` },
            maxLength === undefined ? String(length) : `${length}/${maxLength}`,
          ),
        ]
      : []),
  ];
};

export const selectControl: Control = (context, field) => {
  const { authored, controlName, controlId, options } = field;
  const values = context.filling.valuesOf(authored);
  const groups: { heading: string; options: HtmlNode[] }[] = [];
  for (const { value, label, group, isDisabled, isSelected } of options) {
    const selected = values ? values.includes(value) : isSelected;
    const option = html('option', { selected, disabled: isDisabled, value }, label);
    const last = groups.at(-1);
    if (last?.heading === group) last.options.push(option);
    else groups.push({ heading: group, options: [option] });
  }
  return [
    html(
      'select',
      {
        ...{ size: authored.size, multiple: authored.multiple, name: controlName, id: controlId },
        class: controlClasses(context, field, 'rsform-select-box', context.layout.select),
        ...stateAttributes(context, field),
      },
      ...groups.flatMap(({ heading, options: inGroup }) =>
        heading === '' ? inGroup : [html('optgroup', { label: heading }, ...inGroup)],
      ),
    ),
  ];
};

export const choiceControl: Control = (context, field) => {
  const { layout, filling } = context;
  const isRadio = fieldTraits[field.type].control === 'radio';
  const values = filling.valuesOf(field.authored);
  const own = isRadio ? ['rsform-radio', layout.radio] : ['rsform-checkbox', layout.checkbox];
  const isVertical = field.authored.flow === 'vertical';
  return field.options.map(({ id, value, label, isSelected, isDisabled }, index) => {
    const box = html('input', {
      type: isRadio ? 'radio' : 'checkbox',
      checked: values ? values.includes(value) : isSelected,
      ...{ disabled: isDisabled, name: field.controlName, value, id },
      class: controlClasses(context, field, ...own),
      ...stateAttributes(context, withoutRequired(field), index === 0),
    });
    const attributes = { id: `${id}-lbl`, for: id, class: classes(layout.choiceLabel) };
    if (layout.choice === 'boxed') {
      const boxClass = isVertical ? layout.choiceBox : layout.choiceBoxInline;
      return html('div', { class: boxClass }, box, html('label', attributes, label));
    }
    const both =
      layout.choice === 'wrapped'
        ? [html('label', attributes, box, ' ', label)]
        : [box, html('label', attributes, label)];
    return isVertical ? html('p', { class: 'rsformVerticalClear' }, ...both) : html('span', {}, ...both);
  });
};

export const splitDateControl: Control = (context, field) => {
  const values = context.filling.valuesOf(field.authored);
  const name = field.authored.name;
  return field.dateParts.map(({ id, name: controlName, label, options }, index) =>
    html(
      'select',
      {
        ...{ name: controlName, id, 'aria-label': label },
        onchange:
          context.hasHandlers &&
          index > 0 &&
          `RSFormPro.disableInvalidDates('${name.replace(/[\\']/g, '\\$&')}')`,
        class: controlClasses(context, field, 'rsform-select-box-small', context.layout.select),
        ...stateAttributes(context, field, index === 0),
      },
      html('option', { value: '' }, label),
      ...options.map((option) =>
        html('option', { value: option.value, selected: values?.[index] === option.value }, option.label),
      ),
    ),
  );
};

/** Returns the field as one that may stay empty: one box of a group is never required. */
function withoutRequired(field: RenderedField): RenderedField {
  return { ...field, authored: { ...field.authored, required: false } };
}
