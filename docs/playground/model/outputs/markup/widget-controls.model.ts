import type { RenderedField } from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { textControl } from './controls.model.js';
import { html, type HtmlNode } from './html.model.js';
import {
  classes,
  controlClasses,
  type MarkupContext,
  stateAttributes,
  textOf,
} from './markup-context.model.js';

type Control = (context: MarkupContext, field: RenderedField) => readonly HtmlNode[];

/** A date that is typed, the empty box that a calendar is drawn into, and the hidden date. */
export const calendarControl: Control = (context, field) => {
  const { calendar, authored } = field;
  if (!calendar) return [];
  const text = html('input', {
    ...{ type: 'text', value: textOf(context, field), placeholder: authored.placeholder || undefined },
    ...{ readonly: authored.readonly, name: field.controlName, id: field.controlId },
    class: controlClasses(context, field, 'rsform-calendar-box txtCal', context.layout.input),
    ...stateAttributes(context, field),
  });
  const style = context.hasHandlers && `z-index: ${9999 - field.componentId}`;
  const box = html('div', { id: calendar.containerId, style });
  const column = (node: HtmlNode) => html('div', { class: 'col-md-12' }, node);
  return [
    ...(context.layout.hasCalendarGrid
      ? [html('div', { class: 'row' }, column(text), column(box))]
      : [text, box]),
    html('input', { type: 'hidden', id: calendar.hiddenId, name: calendar.hiddenName, value: '' }),
  ];
};

/** The empty box of a map, and the text of a place with the list for its suggestions. */
export const locationControl: Control = (context, field) => [
  html('div', {
    ...{ id: `rsform-map${field.componentId}`, class: 'rsformMaps' },
    style: context.hasHandlers && 'width: 100%; height: 200px',
  }),
  html(
    'span',
    {},
    ...textControl(context, field).map((node) =>
      typeof node === 'object' && 'tag' in node
        ? { ...node, attributes: { ...node.attributes, autocomplete: 'off' } }
        : node,
    ),
    html('ul', {
      ...{ id: `rsform_geolocation${field.componentId}`, class: 'rsform-map-geolocation' },
      style: context.hasHandlers && 'display: none',
      hidden: !context.hasHandlers,
    }),
  ),
];

/** A file input with its rules. */
export const fileControl: Control = (context, field) => {
  const { authored, controlName, controlId } = field;
  const { addMore = false, multiple = false, required = false } = authored;
  const { minFiles, maxFiles, maxBytes, extensions } = authored;
  const input = html('input', {
    ...{ type: 'file', name: controlName, id: controlId },
    class: controlClasses(context, field, 'rsform-upload-box', context.layout.input),
    multiple: multiple && !addMore,
    'data-rsfp-required': required && 'true',
    ...((multiple || addMore) && { 'data-rsfp-minfiles': minFiles, 'data-rsfp-maxfiles': maxFiles }),
    'data-rsfp-size': maxBytes,
    'data-rsfp-exts': extensions && JSON.stringify(extensions.map((one) => one.toLowerCase())),
    'data-rsfp-skip-ajax': addMore && 'true',
    ...stateAttributes(context, field),
  });
  if (!addMore) return [input];
  return [
    html('div', { class: 'rsfp-field-multiple-plus' }, input),
    html(
      'button',
      {
        type: 'button',
        class: classes('rsfp-field-multiple-plus-button', context.layout.button),
        ...{ 'data-rsfp-maxfiles': maxFiles, 'data-rsfp-formid': context.form.formId },
        onclick: context.hasHandlers && 'RSFormPro.addMoreFiles(this)',
      },
      field.extra,
    ),
  ];
};

/** An image with the text that repeats it, and the link to another image. */
export const captchaControl: Control = (context, field) => {
  const { componentId, authored } = field;
  const task = `index.php?option=com_rsform&task=captcha&componentId=${componentId}&format=image`;
  const { imageUrl = task } = authored;
  const handler = `RSFormPro.refreshCaptcha('${componentId}', '${imageUrl.replace(/[\\']/g, '\\$&')}'); return false;`;
  return [
    html('img', { id: `captcha${componentId}`, src: imageUrl, alt: authored.caption ?? '' }),
    html('input', {
      ...{ type: 'text', name: field.controlName, value: '', id: field.controlId },
      class: controlClasses(context, field, 'rsform-captcha-box', context.layout.input),
      ...stateAttributes(context, field),
    }),
    html(
      'a',
      {
        class: 'rsform-captcha-refresh-button',
        ...(context.hasHandlers && { href: 'javascript:void(0)', onclick: handler }),
      },
      field.extra,
    ),
  ];
};
