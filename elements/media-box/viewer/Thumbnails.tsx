import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { MediaTools } from '../media-box.host.js';
import { Row } from './Row.js';
import type { ItemList, ViewerAction } from './viewer-state.model.js';

/** Number of thumbnails on either side of the current one. */
const beside = 12;

interface ThumbnailsProps {
  readonly items: ItemList;
  readonly index: number;
  readonly label: string;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
  readonly tools: MediaTools;
}

/** Strip of thumbnails, if the group has any. The buttons are named by the items' titles. */
export function Thumbnails({ items, index, label, translate, send, tools }: ThumbnailsProps) {
  const { from, near } = itemsAround(items, index);
  const pictures = near.map(tools.thumbnailOf);
  if (pictures.every((picture) => picture === '')) return null;
  return (
    <Row part="row thumbnails" label={label} index={index}>
      {near.map(({ title, alt }, at) => {
        const picture = pictures[at] ?? '';
        const place = from + at;
        const isCurrent = place === index;
        return (
          <li key={place}>
            <button
              part={isCurrent ? 'thumbnail current' : 'thumbnail'}
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              {...ownLabel(title || alt || translate('media-box.page', place + 1, items.length))}
              onClick={() => send({ type: 'navigated', to: place })}
            >
              {picture === '' ? (
                place + 1
              ) : (
                <img part="thumbnail-image" src={picture} alt="" loading="lazy" decoding="async" />
              )}
            </button>
          </li>
        );
      })}
    </Row>
  );
}

function itemsAround(items: ItemList, index: number) {
  const from = Math.max(0, index - beside);
  const count = Math.min(items.length, index + beside + 1) - from;
  const near = Array.from({ length: count }, (_, at) => items.at(from + at)).filter((item) => !!item);
  return { from, near };
}
