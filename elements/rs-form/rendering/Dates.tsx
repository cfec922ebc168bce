import { ownText } from '../../../shared/react/own-text.js';
import { classNames, commonAttributes, type ControlProps } from './control.model.js';

/** A date that is typed, the empty box that the calendar is painted into, and the hidden date. */
export function CalendarInput({ form, field }: ControlProps) {
  const { calendar } = field;
  if (!calendar) return null;

  return (
    <>
      {form.markup.hasCalendarGrid ? (
        <div className="row">
          <div className="col-md-12">
            <DateText form={form} field={field} />
          </div>
          <div className="col-md-12">
            <div id={calendar.containerId} />
          </div>
        </div>
      ) : (
        <>
          <DateText form={form} field={field} />
          <div id={calendar.containerId} />
        </>
      )}
      <input type="hidden" id={calendar.hiddenId} name={calendar.hiddenName} defaultValue="" />
    </>
  );
}

function DateText({ form, field }: ControlProps) {
  return (
    <input
      type="text"
      defaultValue={field.authored.value ?? ''}
      className={classNames('rsform-calendar-box txtCal', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}

/** A date in up to three selects, each with an empty first option. */
export function SplitDate({ form, field }: ControlProps) {
  const { required } = field.authored;
  return field.dateParts.map(({ part, id, name, label, options }) => (
    <select
      key={part}
      name={name}
      id={id}
      aria-label={label}
      aria-required={required || undefined}
      className={classNames('rsform-select-box-small', form.markup.select)}
    >
      <option value="" {...ownText(label)} />
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ));
}
