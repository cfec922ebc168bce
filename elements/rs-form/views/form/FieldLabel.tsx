import type { FieldType } from '../../contract/field-types.js';
import type { ControlProps } from './control-props.js';

/** Their caption is the text of the button. */
const withoutLabel: ReadonlySet<FieldType> = new Set<FieldType>(['button', 'submit', 'reset', 'page-break']);

/** A field's label; of a group, its caption. An empty caption has none. */
export function FieldLabel({ form, field }: ControlProps) {
  const { written, type, isGroup, controlId } = field;
  const { caption = '', name, required = false } = written;
  if (caption === '' || withoutLabel.has(type)) return null;

  return (
    <label
      className={form.markup.label}
      htmlFor={isGroup ? undefined : controlId}
      id={isGroup ? `${name}-grouplbl` : undefined}
    >
      {required ? (
        <>
          <span>{caption}</span> <strong className="formRequired">{form.requiredMarker}</strong>
        </>
      ) : (
        caption
      )}
    </label>
  );
}
