import { ownText } from '../../../shared/react/own-text.js';
import { fieldTraits } from '../definition/field-traits.model.js';
import { classNames, type ControlProps } from './rendered.model.js';

/** Submit, plain or reset button. A submit button on a later page has a Back button, and optionally a reset button. */
export function Buttons({ form, field }: ControlProps) {
  const { markup } = form;
  const { authored, type, controlName, controlId } = field;
  const { caption = '', resetCaption } = authored;
  const { control } = fieldTraits[type];
  if (control === 'reset') return <ResetButton form={form} field={field} caption={caption} id={controlId} />;

  return (
    <>
      <PageButton
        field={field}
        end="Prev"
        className={classNames('rsform-button-prev rsform-button', markup.previous)}
      />
      <button
        type={control === 'submit' ? 'submit' : 'button'}
        name={controlName}
        id={controlId}
        value={caption}
        className={
          control === 'submit'
            ? classNames('rsform-submit-button', markup.submit)
            : classNames('rsform-button', markup.button)
        }
      >
        {caption}
      </button>
      {resetCaption && <ResetButton form={form} field={field} caption={resetCaption} />}
    </>
  );
}

interface ResetButtonProps extends ControlProps {
  readonly caption: string;
  readonly id?: string;
}

function ResetButton({ form, caption, id }: ResetButtonProps) {
  return (
    <button type="reset" id={id} className={classNames('rsform-reset-button', form.markup.reset)}>
      {caption}
    </button>
  );
}

/** The buttons at the end of a page. */
export function PageBreak({ form, field }: ControlProps) {
  const { markup } = form;
  const classOf = (own: string, layout: string) =>
    classNames(markup.namesPageButtons ? own : '', 'rsform-button', layout);

  return (
    <>
      <PageButton field={field} end="Prev" className={classOf('rsform-button-prev', markup.previous)} />
      <PageButton field={field} end="Next" className={classOf('rsform-button-next', markup.next)} />
    </>
  );
}

interface PageButtonProps {
  readonly field: ControlProps['field'];
  /** End of the id, by which `paging/` finds the button. */
  readonly end: 'Prev' | 'Next';
  readonly className: string | undefined;
}

/** A button to another page, if the field leads there. */
function PageButton({ field, end, className }: PageButtonProps) {
  const caption = end === 'Prev' ? field.previous : field.next;
  if (caption === null) return null;
  return (
    <button type="button" id={`${field.authored.name}${end}`} className={className} {...ownText(caption)} />
  );
}
