import { es } from '../../../../../elements/rs-form/texts/es.js';
import { texts as en } from '../../../../../elements/rs-form/texts/en.js';
import { describeForm } from '../../../../../elements/rs-form/rendering/describe-form.model.js';
import { yearLimits } from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { fieldsOf } from '../../fields.model.js';
import type { Language, Playground, PlaygroundField, PlaygroundForm } from '../../playground.model.js';
import { fieldBlock } from './field-block.model.js';
import { blankFilling, type Filling } from './filling.model.js';
import { html, type HtmlElement, type HtmlNode } from './html.model.js';
import type { MarkupContext } from './markup-context.model.js';

/** Options of a form's markup. */
export interface ServerFormOptions {
  /** Last year that a split date offers. */
  readonly thisYear: number;
  /**
   * True for the `on*` and `style` attributes that RSForm! Pro writes. A strict policy blocks them, and the tag needs
   * none.
   *
   * @default false
   */
  readonly hasHandlers?: boolean;
  /** Values and errors of a refused post; none for a blank form. */
  readonly filling?: Filling;
}

/** Name and value of the security token that a server gives each visitor; a placeholder in markup. */
export const tokenInput = { name: 'csrf-token', value: '1' };

/** Returns the form as RSForm! Pro writes it. */
export function serverForm(state: Playground, options: ServerFormOptions): HtmlElement {
  const { settings } = state;
  const { thisYear, hasHandlers = false, filling = blankFilling } = options;
  const form = withYears(state.form, thisYear);
  const rendered = describeForm(form, {
    address: form.action ?? '',
    language: settings.language,
    thisYear,
    translate: (key) => textOf(settings.language, key),
  });
  const context: MarkupContext = { form, rendered, layout: rendered.markup, filling, hasHandlers };
  const hasFiles = fieldsOf(form).some(({ type }) => type === 'file');
  return html(
    'form',
    {
      ...{
        method: 'post',
        id: rendered.cssId,
        class: rendered.markup.form,
        action: rendered.action || undefined,
      },
      enctype: hasFiles && 'multipart/form-data',
    },
    ...contentOf(context),
  );
}

/** Returns the form in which each split date has years: those of the last hundred years unless set. */
function withYears(form: PlaygroundForm, thisYear: number): PlaygroundForm {
  const years = { from: thisYear, to: thisYear - yearLimits.back };
  const dated = (field: PlaygroundField) => (field.type === 'birthday' ? { years, ...field } : field);
  return { ...form, pages: form.pages.map(({ fields }) => ({ fields: fields.map(dated) })) };
}

/** Returns a text of the element. */
function textOf(language: Language, key: string): string {
  const texts: ReadonlyMap<string, unknown> = new Map(Object.entries(language === 'es' ? es : en));
  const text = texts.get(key);
  return typeof text === 'string' ? text : key;
}

function contentOf(context: MarkupContext): readonly (HtmlNode | null)[] {
  const { rendered, layout, form, filling } = context;
  const { formId, title, pages } = rendered;
  const hasPages = pages.length > 1;
  const values = new Map(fieldsOf(form).map((field) => [field.name, filling.valuesOf(field)]));
  return [
    hasPages ? html('div', { class: 'rsformProgress', id: `rsform_progress_${formId}` }) : null,
    title === '' ? null : html('h2', {}, title),
    errorBox(context),
    ...pages.map(({ id, fields }, page) =>
      html(
        'fieldset',
        { class: hasPages ? 'formContainer formHidden' : 'formContainer', id },
        ...nested(
          layout.rows,
          fields.map((field) => fieldBlock(context, field, page)),
        ),
      ),
    ),
    ...rendered.hidden.map(({ id, name, value }) =>
      html('input', { type: 'hidden', name, id, value: (id && values.get(id)?.[0]) || value }),
    ),
    html('input', { type: 'hidden', ...tokenInput }),
  ];
}

/** Returns the message above the fields: hidden in a form that a script checks, shown after a refused post. */
function errorBox({ form, rendered, filling, hasHandlers }: MarkupContext): HtmlNode | null {
  const text = html('p', { class: 'formRed' }, form.errorMessage ?? '');
  if (filling.hasFailed) return form.errorMessage ? text : null;
  if (rendered.errorMessage === '') return null;
  return html('div', { id: `rsform_error_${rendered.formId}`, style: hasHandlers && 'display: none' }, text);
}

/** Puts nodes into boxes, one inside the other. */
function nested(boxes: readonly string[], nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return boxes.reduceRight<readonly HtmlNode[]>(
    (inner, box) => [html('div', { class: box }, ...inner)],
    nodes,
  );
}
