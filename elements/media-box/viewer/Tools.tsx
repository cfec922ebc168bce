import { useSyncExternalStore } from 'react';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { PictureZoom } from '../media-box.host.js';
import { Icon } from './Icon.js';
import { currentItem, type ViewerAction, type ViewerState } from './viewer-state.model.js';

interface ToolsProps {
  readonly state: ViewerState;
  readonly zoom: PictureZoom;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
}

/** Tools of the item on show: zoom, pause the slideshow, download. */
export function Tools({ state, zoom, translate, send }: ToolsProps) {
  const { isPlaying, progress } = state;
  const item = currentItem(state);
  return (
    <div part="tools">
      {item?.type === 'image' && progress !== 'failed' && <ZoomButton zoom={zoom} translate={translate} />}
      {isPlaying !== null && (
        <button
          part="pause"
          type="button"
          {...ownLabel(translate(isPlaying ? 'media-box.pause' : 'media-box.play'))}
          onClick={() => send({ type: 'slideshow-toggled' })}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      {item?.isDownload && item.src !== '' && (
        <a
          part="download"
          href={item.src}
          download=""
          target="_blank"
          rel="noopener"
          {...ownLabel(translate('media-box.download'))}
        >
          <Icon name="download" />
        </a>
      )}
    </div>
  );
}

function ZoomButton({ zoom, translate }: Pick<ToolsProps, 'zoom' | 'translate'>) {
  const isZoomed = useSyncExternalStore(zoom.subscribe, () => zoom.isZoomed);
  return (
    <button
      part="zoom"
      type="button"
      aria-pressed={isZoomed}
      {...ownLabel(translate('media-box.zoom'))}
      onClick={() => zoom.toggle()}
    >
      <Icon name={isZoomed ? 'whole' : 'zoom'} />
    </button>
  );
}
