import { memo, useDeferredValue, useState } from 'react';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { MediaItem } from '../items/media-item.model.js';
import type { MediaBoxHost, MediaTools, PictureZoom } from '../media-box.host.js';
import { Icon } from './Icon.js';
import { PageButtons } from './PageButtons.js';
import { Thumbnails } from './Thumbnails.js';
import { Tools } from './Tools.js';
import {
  canGoNext,
  canGoPrevious,
  currentItem,
  nameOf,
  type ViewerAction,
  type ViewerState,
} from './viewer-state.model.js';

interface ControlsProps {
  readonly state: ViewerState;
  readonly host: Pick<MediaBoxHost, 'labels' | 'navigation'>;
  readonly zoom: PictureZoom;
  readonly tools: MediaTools;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
}

type RowsProps = Pick<ViewerState, 'items' | 'index'> &
  Pick<ControlsProps, 'host' | 'translate' | 'send' | 'tools'>;

/** Navigation of a group: previous and next, its number, page numbers or thumbnails, and the status. */
export function Controls({ host, state, zoom, tools, translate, send }: ControlsProps) {
  const { items, index } = state;
  const item = currentItem(state);
  const isGroup = items.length > 1;
  const [first] = useState(index);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && index !== first) setHasMoved(true);
  return (
    <>
      <Tools state={state} zoom={zoom} translate={translate} send={send} />
      {isGroup && <Steps host={host} state={state} translate={translate} send={send} />}
      {isGroup && <Rows {...{ host, items, index, tools, translate, send }} />}
      <p
        className="visually-hidden"
        role="status"
        {...ownText(item ? statusOf(item, state, hasMoved, translate) : '')}
      />
    </>
  );
}

/** Memoised, so that the rows do not render again while the picture changes. */
const RestingPageButtons = memo(PageButtons);
const RestingThumbnails = memo(Thumbnails);

/** Row of page numbers or thumbnails. It is rendered after the picture, as a deferred update. */
function Rows({ host, items, index, tools, translate, send }: RowsProps) {
  const followed = { index: useDeferredValue(index), send, translate };
  if (host.navigation === 'pages')
    return <RestingPageButtons {...followed} count={items.length} label={translate('media-box.numbers')} />;
  if (host.navigation === 'thumbnails')
    return (
      <RestingThumbnails
        {...followed}
        items={items}
        tools={tools}
        label={translate('media-box.thumbnails')}
      />
    );
  return null;
}

function Steps({ host, state, translate, send }: Omit<ControlsProps, 'zoom' | 'tools'>) {
  const { items, index } = state;
  const hasCounterLabel = host.labels['media-box.counter'] !== undefined;
  return (
    <>
      <span
        part="counter"
        aria-hidden="true"
        {...ownText(
          hasCounterLabel
            ? translate('media-box.counter', index + 1, items.length)
            : `${index + 1} / ${items.length}`,
        )}
      />
      <button
        part="previous"
        type="button"
        aria-disabled={!canGoPrevious(state)}
        {...ownLabel(translate('media-box.previous'))}
        onClick={() => send({ type: 'navigated', to: 'previous' })}
      >
        <Icon name="previous" />
      </button>
      <button
        part="next"
        type="button"
        aria-disabled={!canGoNext(state)}
        {...ownLabel(translate('media-box.next'))}
        onClick={() => send({ type: 'navigated', to: 'next' })}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

/**
 * Returns the status message of the item on show (WCAG 4.1.3). The name of the first item is that of the dialog, which was
 * read when the viewer opened.
 */
function statusOf(
  item: MediaItem,
  { items, index, progress }: ViewerState,
  hasMoved: boolean,
  translate: Translate,
): string {
  if (progress === 'loading') return translate('media-box.loading');
  if (progress === 'failed')
    return translate(item.type === 'error' ? 'media-box.unknown' : 'media-box.broken');
  const isRead = !hasMoved && nameOf(item) !== '';
  if (isRead) return items.length > 1 ? translate('media-box.counter', index + 1, items.length) : '';
  const name = nameOf(item) || translate('media-box.untitled');
  return items.length > 1 ? translate('media-box.status', index + 1, items.length, name) : name;
}
