import type { LayoutMarkup } from '../../../../../elements/rs-form/rendering/layout-markup.model.js';
import type {
  RenderedField,
  RenderedForm,
} from '../../../../../elements/rs-form/rendering/rendered.model.js';
import { classesOf } from '../../../../../elements/rs-form/definition/layouts.model.js';
import type { PlaygroundForm } from '../../playground.model.js';
import type { Filling } from './filling.model.js';
import type { Attributes } from './html.model.js';

/** Settings with which the markup of a field is written. */
export interface MarkupContext {
  readonly form: PlaygroundForm;
  readonly rendered: RenderedForm;
  readonly layout: LayoutMarkup;
  readonly filling: Filling;
  /** True for the `on*` and `style` attributes that the server writes. A strict policy blocks them. */
  readonly hasHandlers: boolean;
}

/** Returns the classes as one text; undefined for none. */
export function classes(...names: readonly (string | false)[]): string | undefined {
  return [...new Set(names.filter(Boolean))].join(' ') || undefined;
}

/** Returns the classes of a control: the server's own, those of the layout, and those of an error. */
export function controlClasses(
  { form, filling }: MarkupContext,
  { authored }: RenderedField,
  ...names: readonly string[]
): string | undefined {
  const isInvalid = filling.isInvalid(authored);
  return classes(...names, isInvalid && 'rsform-error', isInvalid && classesOf(form.layout).fieldError);
}

/** Returns the attributes of a single control for a required and for an invalid value. The first control of the first failing field has the focus. */
export function stateAttributes(
  { filling }: MarkupContext,
  { authored, componentId }: RenderedField,
  isFirst = true,
): Attributes {
  const isInvalid = filling.isInvalid(authored);
  return {
    autofocus: isFirst && filling.isFirstInvalid(authored),
    'aria-required': authored.required ? 'true' : undefined,
    'aria-invalid': isInvalid ? 'true' : undefined,
    'aria-describedby': isInvalid ? `component${componentId}` : undefined,
  };
}

/** Returns the text of a control: the posted value, or that of the blank form. */
export function textOf({ filling }: MarkupContext, { authored }: RenderedField): string {
  return (filling.valuesOf(authored) ?? [authored.value ?? ''])[0] ?? '';
}
