import { fieldTraits } from '../../../../../elements/rs-form/definition/field-traits.model.js';
import { classesOf } from '../../../../../elements/rs-form/definition/layouts.model.js';
import type { RenderedField } from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { html, type HtmlNode } from './html.model.js';
import { classes, type MarkupContext } from './markup-context.model.js';

type Control = (context: MarkupContext, field: RenderedField, page: number) => readonly HtmlNode[];

/** A submit, plain or reset button. The submit button of a later page has one before it that leads back. */
export const buttonControl: Control = (context, field, page) => {
  const { layout } = context;
  const { authored, type, controlName, controlId } = field;
  const { caption = '', resetCaption } = authored;
  const { control } = fieldTraits[type];
  if (control === 'reset') return [resetButton(context, caption, controlId)];
  const own =
    control === 'submit' ? ['rsform-submit-button', layout.submit] : ['rsform-button', layout.button];
  return [
    ...previousButton(context, field, page, 'rsform-button-prev'),
    html(
      'button',
      {
        type: control === 'submit' ? 'submit' : 'button',
        ...{ name: controlName, id: controlId, value: caption, class: classes(...own) },
      },
      caption,
    ),
    ...(resetCaption ? [resetButton(context, resetCaption)] : []),
  ];
};

/** The buttons at the end of a page. */
export const pageBreakControl: Control = (context, field, page) => {
  const { form, layout, hasHandlers } = context;
  const { authored, next } = field;
  const named = (own: string) => (layout.namesPageButtons ? own : '');
  const { fieldError, parentError } = classesOf(form.layout);
  const last = form.pages.length - 1;
  const shown = JSON.stringify({ parent: parentError, field: fieldError });
  const call = `rsfp_changePage(${form.formId}, ${page + 1}, ${last}, ${authored.validate ? 1 : 0}, ${shown})`;
  return [
    ...previousButton(context, field, page, named('rsform-button-prev')),
    ...(next === null
      ? []
      : [
          html(
            'button',
            {
              ...{ type: 'button', id: `${authored.name}Next` },
              class: classes(named('rsform-button-next'), 'rsform-button', layout.next),
              onclick: hasHandlers && call,
            },
            next,
          ),
        ]),
  ];
};

function previousButton(
  { form, layout, hasHandlers }: MarkupContext,
  { authored, previous }: RenderedField,
  page: number,
  own: string,
): readonly HtmlNode[] {
  if (previous === null) return [];
  const call = `rsfp_changePage(${form.formId}, ${page - 1}, ${form.pages.length - 1})`;
  return [
    html(
      'button',
      {
        ...{ type: 'button', id: `${authored.name}Prev` },
        class: classes(own, 'rsform-button', layout.previous),
        onclick: hasHandlers && call,
      },
      previous,
    ),
  ];
}

function resetButton({ form, layout, hasHandlers }: MarkupContext, caption: string, id?: string): HtmlNode {
  return html(
    'button',
    {
      ...{ type: 'reset', id, class: classes('rsform-reset-button', layout.reset) },
      onclick: hasHandlers && `RSFormPro.resetElements(${form.formId})`,
    },
    caption,
  );
}
