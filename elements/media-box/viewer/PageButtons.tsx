import type { Translate } from '../../../shared/i18n/texts.js';
import type { MediaItem } from '../items/media-item.model.js';
import { pageNumbers } from './viewer-state.model.js';
import { Row } from './Row.js';
import type { ViewerAction } from './viewer-state.model.js';

interface PageButtonsProps {
  readonly items: readonly MediaItem[];
  readonly index: number;
  readonly label: string;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
}

/** The numbered buttons around the item on show, with the first and the last of a long group. */
export function PageButtons({ items, index, label, translate, send }: PageButtonsProps) {
  return (
    <Row part="pages" label={label} index={index}>
      {pageNumbers(items.length, index).map((place, at) =>
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
              aria-label={translate('media-box.page', place + 1, items.length)}
              onClick={() => send({ type: 'went', to: place })}
            >
              {place + 1}
            </button>
          </li>
        ),
      )}
    </Row>
  );
}
