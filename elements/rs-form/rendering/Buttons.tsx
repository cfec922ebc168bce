import { ownText } from '../../../shared/react/own-text.js';
import { fieldTraits } from '../definition/field-traits.model.js';
import { classNames, type ControlProps } from './rendered.model.js';

/** A submit, plain or reset button; a submit on a later page leads back too, and a reset may stand beside it. */
export function Buttons({ form, field }: ControlProps) {
  const { markup } = form;
  const { authored, type, controlName, controlId, previous } = field;
  const { caption = '', name, resetCaption } = authored;
  const { control } = fieldTraits[type];
  if (control === 'reset') return <ResetButton form={form} field={field} caption={caption} id={controlId} />;

  return (
    <>
      {previous !== null && (
        <PageButton
          id={`${name}Prev`}
          caption={previous}
          className={classNames('rsform-button-prev rsform-button', markup.previous)}
        />
      )}
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
  const { name } = field.authored;
  const { previous, next } = field;
  const classOf = (own: string, layout: string) =>
    classNames(markup.namesPageButtons ? own : '', 'rsform-button', layout);

  return (
    <>
      {previous !== null && (
        <PageButton
          id={`${name}Prev`}
          caption={previous}
          className={classOf('rsform-button-prev', markup.previous)}
        />
      )}
      {next !== null && (
        <PageButton
          id={`${name}Next`}
          caption={next}
          className={classOf('rsform-button-next', markup.next)}
        />
      )}
    </>
  );
}

interface PageButtonProps {
  readonly id: string;
  readonly caption: string;
  readonly className: string | undefined;
}

/** A button to another page; `paging/` finds it by the end of its id. */
export function PageButton({ id, caption, className }: PageButtonProps) {
  return <button type="button" id={id} className={className} {...ownText(caption)} />;
}
