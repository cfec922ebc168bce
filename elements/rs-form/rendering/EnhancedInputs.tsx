import { ownText } from '../../../shared/react/own-text.js';
import { Option } from './Choices.js';
import { classNames, commonAttributes, type ControlProps } from './rendered.model.js';
import { PlainInput } from './TextControls.js';

/** A date that is typed, the empty box that the calendar is painted into, and the hidden date. */
export function CalendarInput({ form, field }: ControlProps) {
  const { calendar } = field;
  if (!calendar) return null;

  return (
    <>
      {form.markup.hasCalendarGrid ? (
        <div className="row">
          <div className="col-md-12">
            <PlainInput form={form} field={field} box="rsform-calendar-box txtCal" />
          </div>
          <div className="col-md-12">
            <div id={calendar.containerId} />
          </div>
        </div>
      ) : (
        <>
          <PlainInput form={form} field={field} box="rsform-calendar-box txtCal" />
          <div id={calendar.containerId} />
        </>
      )}
      <input type="hidden" id={calendar.hiddenId} name={calendar.hiddenName} defaultValue="" />
    </>
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
        <Option key={option.value} {...option} />
      ))}
    </select>
  ));
}

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

/** The empty box of a map, and the text of a place with the list that takes its suggestions. */
export function LocationInput({ form, field }: ControlProps) {
  const { size = 20, maxLength } = field.authored;
  return (
    <>
      <div id={`rsform-map${field.componentId}`} className="rsformMaps" />
      <span>
        <PlainInput form={form} field={field} own={{ size, maxLength, autoComplete: 'off' }} />
        <ul id={`rsform_geolocation${field.componentId}`} className="rsform-map-geolocation" hidden />
      </span>
    </>
  );
}

/** A captcha image with the text that repeats it, and the link to another one. */
export function CaptchaInput({ form, field }: ControlProps) {
  const { componentId, authored } = field;
  const task = `index.php?option=com_rsform&task=captcha&componentId=${componentId}&format=image`;
  const { imageUrl = task } = authored;
  return (
    <>
      <img id={`captcha${componentId}`} src={imageUrl} alt={authored.caption ?? ''} />
      <PlainInput form={form} field={field} box="rsform-captcha-box" own={{ defaultValue: undefined }} />
      <button
        type="button"
        className={classNames('rsform-captcha-refresh-button', form.markup.button)}
        {...ownText(field.extra)}
      />
    </>
  );
}
