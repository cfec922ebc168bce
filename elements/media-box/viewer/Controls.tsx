import type { Translate } from '../../../shared/i18n/texts.js';
import type { MediaItem } from '../items/media-item.model.js';
import { PageButtons } from './PageButtons.js';
import { Thumbnails } from './Thumbnails.js';
import { currentItem, type ViewerAction, type ViewerState, ways } from './viewer-state.model.js';

interface ControlsProps {
  readonly state: ViewerState;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
}

/** What leads through a group: back and on, the numbers, the small pictures, and where one is. */
export function Controls({ state, translate, send }: ControlsProps) {
  const { items, index, isPlaying } = state;
  const item = currentItem(state);
  const isGroup = items.length > 1;
  return (
    <>
      <div className="bar">
        {isGroup && <Steps state={state} translate={translate} send={send} />}
        {isPlaying !== null && (
          <button part="pause" type="button" onClick={() => send({ type: 'slideshow-toggled' })}>
            {translate(isPlaying ? 'media-box.pause' : 'media-box.play')}
          </button>
        )}
        {item?.isDownload && item.src !== '' && (
          <a part="download" href={item.src} download="" target="_blank" rel="noopener">
            {translate('media-box.download')}
          </a>
        )}
      </div>
      {isGroup && (
        <PageButtons
          items={items}
          index={index}
          label={translate('media-box.numbers')}
          translate={translate}
          send={send}
        />
      )}
      {isGroup && (
        <Thumbnails items={items} index={index} label={translate('media-box.thumbnails')} send={send} />
      )}
      <p className="visually-hidden" role="status">
        {item && statusOf(item, state, translate)}
      </p>
    </>
  );
}

function Steps({ state, translate, send }: ControlsProps) {
  const { items, index } = state;
  const { back, on } = ways(state);
  return (
    <>
      <button
        part="previous"
        type="button"
        aria-disabled={!back}
        onClick={() => send({ type: 'went', to: 'previous' })}
      >
        {translate('media-box.previous')}
      </button>
      <span part="counter" aria-hidden="true">
        {translate('media-box.counter', index + 1, items.length)}
      </span>
      <button
        part="next"
        type="button"
        aria-disabled={!on}
        onClick={() => send({ type: 'went', to: 'next' })}
      >
        {translate('media-box.next')}
      </button>
    </>
  );
}

/** What is said when an item comes, or when it does not (WCAG 4.1.3). */
function statusOf(item: MediaItem, { items, index, progress }: ViewerState, translate: Translate): string {
  if (progress === 'loading') return translate('media-box.loading');
  if (progress === 'failed')
    return translate(item.type === 'error' ? 'media-box.unknown' : 'media-box.broken');
  const name = item.title || item.alt || translate('media-box.untitled');
  return items.length > 1 ? translate('media-box.status', index + 1, items.length, name) : name;
}
