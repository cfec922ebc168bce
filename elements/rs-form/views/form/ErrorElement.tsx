import type { ControlProps } from './control-props.js';

/** The element that says what is wrong with a field; its text is there from the start. */
export function ErrorElement({ form, field }: ControlProps) {
  const element = (
    <span className="formValidation">
      <span id={`component${field.componentId}`} className="formNoError">
        {field.written.message ?? ''}
      </span>
    </span>
  );
  return form.markup.hasErrorBox ? <div>{element}</div> : element;
}
