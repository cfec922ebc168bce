import type { RenderedField, RenderedForm } from './rendered.model.js';

/** What every control is painted from. */
export interface ControlProps {
  readonly form: RenderedForm;
  readonly field: RenderedField;
}

/** The attributes that all single controls share. */
export function commonAttributes({ authored, controlName, controlId }: RenderedField) {
  return {
    name: controlName,
    id: controlId,
    placeholder: authored.placeholder,
    readOnly: authored.readonly,
    'aria-required': authored.required || undefined,
  };
}

/** The classes as one attribute's text; undefined where there are none, so that no empty attribute stands. */
export function classNames(...classes: readonly string[]): string | undefined {
  return classes.filter((one) => one !== '').join(' ') || undefined;
}
