import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import { pageNumbers } from './viewer-state.model.js';
import { Row } from './Row.js';
import type { ViewerAction } from './viewer-state.model.js';

interface PageButtonsProps {
  readonly count: number;
  readonly index: number;
  readonly label: string;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
}

/** Page buttons around the item on show, with the first and the last one of a long group. */
export function PageButtons({ count, index, label, translate, send }: PageButtonsProps) {
  return (
    <Row part="row pages" label={label} index={index}>
      {pageNumbers(count, index).map((place, at) =>
        place === null ? (
          <li key={`gap-${at}`} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={place}>
            <button
              part={place === index ? 'page-button current' : 'page-button'}
              type="button"
              aria-current={place === index ? 'true' : undefined}
              {...ownLabel(translate('media-box.page', place + 1, count))}
              onClick={() => send({ type: 'navigated', to: place })}
            >
              {place + 1}
            </button>
          </li>
        ),
      )}
    </Row>
  );
}
