/** Markup of `formHtml` as React components: the page of React Hook Form hydrates it. */
import type { ComponentType, ReactNode } from 'react';
import { numberAtStart, postedName, type PlannedField } from '../pages/form-plan.js';

interface FieldProps {
  readonly field: PlannedField;
  /** Place of the field in the form, from 1. */
  readonly place: number;
  /** Attributes and handlers of the library. */
  readonly registered?: object | undefined;
  readonly error?: string | undefined;
}

interface FormProps {
  readonly fields: readonly PlannedField[];
  readonly Field: ComponentType<{ readonly field: PlannedField; readonly place: number }>;
  readonly onSubmit?: (event: React.SubmitEvent) => unknown;
  readonly children?: ReactNode;
}

/** The form around its fields. */
export function FormView({ fields, Field, onSubmit, children }: FormProps) {
  return (
    <form method="post" id="userForm" onSubmit={onSubmit}>
      <fieldset className="formContainer" id="rsform_1_page_0">
        {fields.map((field, at) => (
          <Field key={field.name} field={field} place={at + 1} />
        ))}
      </fieldset>
      <button type="submit" id="Send" className="rsform-submit-button">
        Send
      </button>
      <input type="hidden" name="form[formId]" value="1" />
      {children}
    </form>
  );
}

/** A field with its label and the place of its error. */
export function FieldView({ field, place, registered, error }: FieldProps) {
  return (
    <div className={`mb-3 rsform-block rsform-block-${field.name.toLowerCase()} rsform-type-field`}>
      <label className="formControlLabel form-label" htmlFor={field.name}>
        {field.label}
      </label>
      <div className="formControls">
        <Control field={field} registered={registered} />
        <div>
          <span className="formValidation">
            <span id={`component${place}`} className={error ? 'formError' : 'formNoError'}>
              {error}
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

function Control({
  field: { name, kind, isRequired },
  registered,
}: Pick<FieldProps, 'field' | 'registered'>) {
  const attributes = { id: name, name: postedName(name), required: isRequired, ...registered };
  if (kind === 'message') return <textarea {...attributes} />;
  if (kind === 'total') return <input type="text" readOnly {...attributes} />;
  if (kind === 'number')
    return <input type="number" step="any" defaultValue={numberAtStart} {...attributes} />;
  if (kind !== 'choice') return <input type={kind} {...attributes} />;
  return (
    <select {...attributes}>
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </select>
  );
}
