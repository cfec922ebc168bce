import { classNames, commonAttributes, type ControlProps } from './control.model.js';

/** The empty box of a map, and the text of a place with the list that takes its suggestions. */
export function LocationInput({ form, field }: ControlProps) {
  const { size = 20, maxLength, value = '' } = field.authored;
  return (
    <>
      <div id={`rsform-map${field.componentId}`} className="rsformMaps" />
      <span>
        <input
          type="text"
          size={size}
          maxLength={maxLength}
          defaultValue={value}
          className={classNames('rsform-input-box', form.markup.input)}
          {...commonAttributes(field)}
          autoComplete="off"
        />
        <ul id={`rsform_geolocation${field.componentId}`} className="rsform-map-geolocation" hidden />
      </span>
    </>
  );
}
