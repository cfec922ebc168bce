import type { InputHTMLAttributes } from 'react';
import { fieldTraits } from '../definition/field-traits.model.js';
import { classNames, commonAttributes, type ControlProps } from './rendered.model.js';

/** A text, e-mail, phone or address input. */
export function TextInput({ form, field }: ControlProps) {
  const { size = 20, maxLength } = field.authored;
  return <PlainInput form={form} field={field} own={{ size, maxLength }} />;
}

/** A number or range input. */
export function NumberInput({ form, field }: ControlProps) {
  const { min, max, step } = field.authored;
  return <PlainInput form={form} field={field} own={{ min, max, step }} />;
}

interface PlainInputProps extends ControlProps {
  /**
   * Classes of this kind of input.
   *
   * @default 'rsform-input-box'
   */
  readonly box?: string;
  readonly own?: InputHTMLAttributes<HTMLInputElement>;
}

/** An input with its value, of the type that its field has. */
export function PlainInput({ form, field, box = 'rsform-input-box', own }: PlainInputProps) {
  return (
    <input
      type={fieldTraits[field.type].control ?? undefined}
      defaultValue={field.authored.value ?? ''}
      className={classNames(box, form.markup.input)}
      {...own}
      {...commonAttributes(field)}
    />
  );
}

/** A text of several lines, with its counter where one is wanted. */
export function TextArea({ form, field }: ControlProps) {
  const { cols = 50, rows = 5, maxLength, value = '', count = false } = field.authored;
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
  const { size = 20, maxLength } = field.authored;
  const own = { size, maxLength, defaultValue: undefined };
  return <PlainInput form={form} field={field} box="rsform-password-box" own={own} />;
}

/** The text input that a slider writes into; without the slider the value can be typed. */
export function SliderInput({ form, field }: ControlProps) {
  return <PlainInput form={form} field={field} box="rsform-range-slider" />;
}

/** A text between the fields; text, never HTML. */
export function FreeText({ form, field }: ControlProps) {
  const { caption, paragraphs = [] } = field.authored;
  return (
    <div className={classNames(form.markup.block, field.blockClass)}>
      {caption && <h2>{caption}</h2>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
