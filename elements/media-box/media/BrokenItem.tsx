import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { MediaItem } from '../items/media-item.model.js';

interface BrokenItemProps {
  readonly item: MediaItem;
  readonly translate: Translate;
}

/** Placeholder of an item that failed or has an unknown type, with a link that opens it without the viewer. */
export function BrokenItem({ item: { type, src }, translate }: BrokenItemProps) {
  return (
    <div part="error">
      <svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M4 4l16 16" strokeWidth="1.5" />
      </svg>
      <p {...ownText(translate(type === 'error' ? 'media-box.unknown' : 'media-box.broken'))} />
      {src !== '' && type !== 'element' && (
        <a
          href={src}
          target="_blank"
          rel="noopener noreferrer"
          {...ownText(translate('media-box.open-itself'))}
        />
      )}
    </div>
  );
}
