import { fieldTraits } from '../definition/field-traits.model.js';
import type { RenderedOption } from './rendered.model.js';
import { classNames, type ControlProps } from './control.model.js';

/** The boxes of a checkbox group, or the radio buttons of a radio group. */
export function Choices({ form, field }: ControlProps) {
  const { markup } = form;
  const isVertical = field.authored.flow === 'vertical';
  const boxed = isVertical ? markup.choiceBox : markup.choiceBoxInline;

  return field.options.map((option, index) => {
    if (markup.choice === 'boxed') {
      return (
        <div key={index} className={boxed}>
          <Choice form={form} field={field} option={option} />
        </div>
      );
    }
    return isVertical ? (
      <p key={index} className="rsformVerticalClear">
        <Choice form={form} field={field} option={option} />
      </p>
    ) : (
      <span key={index}>
        <Choice form={form} field={field} option={option} />
      </span>
    );
  });
}

interface ChoiceProps extends ControlProps {
  readonly option: RenderedOption;
}

function Choice({ form, field, option }: ChoiceProps) {
  const { markup } = form;
  const label = { id: `${option.id}-lbl`, htmlFor: option.id, className: classNames(markup.choiceLabel) };

  return markup.choice === 'wrapped' ? (
    <label {...label}>
      <Box form={form} field={field} option={option} /> <span>{option.label}</span>
    </label>
  ) : (
    <>
      <Box form={form} field={field} option={option} /> <label {...label}>{option.label}</label>
    </>
  );
}

function Box({ form, field, option }: ChoiceProps) {
  const { checkbox, radio } = form.markup;
  const isRadio = fieldTraits[field.type].control === 'radio';
  return (
    <input
      type={isRadio ? 'radio' : 'checkbox'}
      name={field.controlName}
      value={option.value}
      id={option.id}
      defaultChecked={option.isSelected}
      disabled={option.isDisabled}
      className={isRadio ? classNames('rsform-radio', radio) : classNames('rsform-checkbox', checkbox)}
    />
  );
}
