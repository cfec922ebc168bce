import { ownText } from '../../../shared/react/own-text.js';
import { classNames, commonAttributes, type ControlProps } from './control.model.js';

/** A file input with its rules as the server writes them; with the button for more where that is wanted. */
export function FileInput({ form, field }: ControlProps) {
  const { authored } = field;
  const { addMore = false, multiple = false, required = false } = authored;
  const { minFiles, maxFiles, maxBytes, extensions } = authored;
  const input = (
    <input
      type="file"
      multiple={multiple && !addMore}
      className={classNames('rsform-upload-box', form.markup.input)}
      data-rsfp-required={required ? 'true' : undefined}
      data-rsfp-minfiles={minFiles}
      data-rsfp-maxfiles={maxFiles}
      data-rsfp-size={maxBytes}
      data-rsfp-exts={extensions && JSON.stringify(extensions)}
      data-rsfp-skip-ajax={addMore ? 'true' : undefined}
      {...commonAttributes(field)}
    />
  );
  if (!addMore) return input;
  return (
    <>
      <div className="rsfp-field-multiple-plus">{input}</div>
      <button
        type="button"
        className={classNames('rsfp-field-multiple-plus-button', form.markup.button)}
        data-rsfp-maxfiles={maxFiles}
        data-rsfp-formid={form.formId}
        {...ownText(field.extra)}
      />
    </>
  );
}
