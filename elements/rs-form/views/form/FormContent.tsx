import type { RenderedForm } from '../../contract/rendered-form.js';
import { FieldBlock } from './FieldBlock.js';
import { Nested } from './Nested.js';

/** All that stands inside the form, in the server's order. Painted once: the engine writes into it afterwards. */
export function FormContent({ form }: { readonly form: RenderedForm }) {
  const { formId, title, errorMessage, pages, hidden, markup } = form;
  const hasPages = pages.length > 1;

  return (
    <>
      {hasPages && <div className="rsformProgress" id={`rsform_progress_${formId}`} />}
      {title !== '' && <h2>{title}</h2>}
      {errorMessage !== '' && (
        <div id={`rsform_error_${formId}`} style={{ display: 'none' }}>
          <p className="formRed">{errorMessage}</p>
        </div>
      )}
      {pages.map(({ id, fields }) => (
        <fieldset key={id} className={hasPages ? 'formContainer formHidden' : 'formContainer'} id={id}>
          <Nested boxes={markup.rows}>
            {fields.map((field, index) => (
              <FieldBlock key={index} form={form} field={field} />
            ))}
          </Nested>
        </fieldset>
      ))}
      {hidden.map(({ id, name, value }, index) => (
        <input key={index} type="hidden" id={id} name={name} defaultValue={value} />
      ))}
    </>
  );
}
