import { classNames } from '../class-names.js';
import type { ControlProps } from '../control-props.js';
import { PageButton } from './PageButton.js';

/** The buttons at the end of a page. */
export function PageBreak({ form, field }: ControlProps) {
  const { markup } = form;
  const { name } = field.written;
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
