import { classesOf } from '../../../../../elements/rs-form/definition/layouts.model.js';
import { fieldTraits } from '../../../../../elements/rs-form/definition/field-traits.model.js';
import type { FieldType } from '../../../../../elements/rs-form/definition/types.model.js';
import type { RenderedField } from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { buttonControl, pageBreakControl } from './buttons.model.js';
import {
  areaControl,
  choiceControl,
  numberControl,
  passwordControl,
  selectControl,
  sliderControl,
  splitDateControl,
  textControl,
} from './controls.model.js';
import { html, type HtmlElement, type HtmlNode } from './html.model.js';
import { classes, type MarkupContext } from './markup-context.model.js';
import { calendarControl, captchaControl, fileControl, locationControl } from './widget-controls.model.js';

type Control = (context: MarkupContext, field: RenderedField, page: number) => readonly HtmlNode[];

const none: Control = () => [];

/** Markup of the controls by type. Hidden fields are at the end of the form. Free texts have no control. */
const controls: Readonly<Record<FieldType, Control>> = {
  text: textControl,
  email: textControl,
  tel: textControl,
  url: textControl,
  number: numberControl,
  range: numberControl,
  password: passwordControl,
  textarea: areaControl,
  select: selectControl,
  'checkbox-group': choiceControl,
  'radio-group': choiceControl,
  birthday: splitDateControl,
  calendar: calendarControl,
  'simple-calendar': calendarControl,
  'range-slider': sliderControl,
  location: locationControl,
  file: fileControl,
  captcha: captchaControl,
  hidden: none,
  ticket: none,
  'free-text': none,
  button: buttonControl,
  submit: buttonControl,
  reset: buttonControl,
  'page-break': pageBreakControl,
};

/** Returns one field in its block: label, controls, description, error element. */
export function fieldBlock(context: MarkupContext, field: RenderedField, page: number): HtmlNode {
  const { form, layout, filling } = context;
  const { authored, type, blockClass, isGroup } = field;
  const parentError = filling.isInvalid(authored) && classesOf(form.layout).parentError;
  const className = classes(layout.block, blockClass, parentError);
  if (fieldTraits[type].place === 'text') return freeText(className, field);
  const content = [
    ...controls[type](context, field, page),
    authored.description ? html('p', { class: layout.description }, authored.description) : null,
    field.hasErrorElement ? errorElement(context, field) : null,
  ];
  const label = isGroup && authored.caption ? `${authored.name}-grouplbl` : undefined;
  return html(
    'div',
    { class: className },
    fieldLabel(context, field),
    html(
      'div',
      { class: layout.controls, role: isGroup && 'group', 'aria-labelledby': label },
      ...(layout.body === '' ? content : [html('div', { class: layout.body }, ...content)]),
    ),
  );
}

function freeText(className: string | undefined, { authored }: RenderedField): HtmlElement {
  const { caption = '', paragraphs = [] } = authored;
  return html(
    'div',
    { class: className },
    caption === '' ? null : html('h2', {}, caption),
    ...paragraphs.map((text) => html('p', {}, text)),
  );
}

function fieldLabel({ layout, rendered }: MarkupContext, field: RenderedField): HtmlNode | null {
  const { authored, type, isGroup, controlId } = field;
  const { caption = '', name, required = false } = authored;
  if (caption === '' || fieldTraits[type].label === 'none') return null;
  const marker = required ? [' ', html('strong', { class: 'formRequired' }, rendered.requiredMarker)] : [];
  return html(
    'label',
    {
      class: layout.label,
      for: isGroup ? undefined : controlId,
      id: isGroup ? `${name}-grouplbl` : undefined,
    },
    caption,
    ...marker,
  );
}

/** Returns the element with the error of a field. It has its text from the start. */
function errorElement(
  { layout, filling }: MarkupContext,
  { authored, componentId }: RenderedField,
): HtmlNode {
  const className = filling.isInvalid(authored) ? 'formError' : 'formNoError';
  const text = html('span', { id: `component${componentId}`, class: className }, authored.message ?? '');
  const element = html('span', { class: 'formValidation' }, text);
  return layout.hasErrorBox ? html('div', {}, element) : element;
}
