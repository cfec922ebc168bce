import { classNames } from '../class-names.js';
import { commonAttributes, type ControlProps } from '../control-props.js';

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
      defaultValue={field.written.value ?? ''}
      className={classNames('rsform-calendar-box txtCal', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}
