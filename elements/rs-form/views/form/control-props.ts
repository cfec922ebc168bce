import type { RenderedField, RenderedForm } from '../../contract/rendered-form.js';

/** What every control is painted from. */
export interface ControlProps {
  readonly form: RenderedForm;
  readonly field: RenderedField;
}

/** The attributes that all single controls share. */
export function commonAttributes({ written, controlName, controlId }: RenderedField) {
  return {
    name: controlName,
    id: controlId,
    placeholder: written.placeholder,
    readOnly: written.readonly,
    'aria-required': written.required || undefined,
  };
}
