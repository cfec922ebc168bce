import { classNames } from './class-names.js';
import type { ControlProps } from './control-props.js';
import { FreeText } from './controls/FreeText.js';
import { ErrorElement } from './ErrorElement.js';
import { FieldControl } from './FieldControl.js';
import { FieldLabel } from './FieldLabel.js';
import { Nested } from './Nested.js';

/** One field in its block: label, controls, description, error element. */
export function FieldBlock({ form, field }: ControlProps) {
  const { markup } = form;
  const { written, type, blockClass, isGroup } = field;
  const className = classNames(markup.block, blockClass);
  if (type === 'free-text') {
    return (
      <FreeText className={className} caption={written.caption ?? ''} paragraphs={written.paragraphs ?? []} />
    );
  }

  return (
    <div className={className}>
      <FieldLabel form={form} field={field} />
      <div
        className={markup.controls}
        role={isGroup ? 'group' : undefined}
        aria-labelledby={isGroup && written.caption ? `${written.name}-grouplbl` : undefined}
      >
        <Nested boxes={markup.body === '' ? [] : [markup.body]}>
          <FieldControl form={form} field={field} />
          {written.description && <p className={markup.description}>{written.description}</p>}
          {field.hasErrorElement && <ErrorElement form={form} field={field} />}
        </Nested>
      </div>
    </div>
  );
}
