import { classNames, commonAttributes, type ControlProps } from './control.js';

/** A text, e-mail, phone, address, number or range input. */
export function TextInput({ form, field }: ControlProps) {
  const { written, type } = field;
  const isNumber = type === 'number' || type === 'range';
  const own = isNumber
    ? { min: written.min, max: written.max, step: written.step }
    : { size: written.size ?? 20, maxLength: written.maxLength };

  return (
    <input
      type={type}
      defaultValue={written.value ?? ''}
      className={classNames('rsform-input-box', form.markup.input)}
      {...own}
      {...commonAttributes(field)}
    />
  );
}

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

/** A password; it never comes with a value. */
export function PasswordInput({ form, field }: ControlProps) {
  const { size = 20, maxLength } = field.written;
  return (
    <input
      type="password"
      size={size}
      maxLength={maxLength}
      className={classNames('rsform-password-box', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}

/** The text input that a slider writes into; without the slider the value can be typed. */
export function SliderInput({ form, field }: ControlProps) {
  return (
    <input
      type="text"
      defaultValue={field.written.value ?? ''}
      className={classNames('rsform-range-slider', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}

interface FreeTextProps {
  readonly className: string | undefined;
  readonly caption: string;
  readonly paragraphs: readonly string[];
}

/** A text between the fields; text, never HTML. */
export function FreeText({ className, caption, paragraphs }: FreeTextProps) {
  return (
    <div className={className}>
      {caption === '' ? null : <h2>{caption}</h2>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
