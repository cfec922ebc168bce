import { classNames } from '../class-names.js';
import { commonAttributes, type ControlProps } from '../control-props.js';

/** A text of several lines, with its counter where one is wanted. */
export function TextArea({ form, field }: ControlProps) {
  const { cols = 50, rows = 5, maxLength, value = '', count = false } = field.written;
  const length = Array.from(value).length;

  return (
    <>
      <textarea
        cols={cols}
        rows={rows}
        maxLength={maxLength}
        className={classNames('rsform-text-box', form.markup.textarea)}
        defaultValue={value}
        {...commonAttributes(field)}
      />
      {count && (
        <p id={`rsfp-counter-${field.componentId}`}>
          {maxLength === undefined ? String(length) : `${length}/${maxLength}`}
        </p>
      )}
    </>
  );
}
