import type { MediaItem } from '../items/media-item.model.js';
import { captionPieces } from './caption-links.model.js';

/** Length from which a caption may need scrolling, and is focusable for the keyboard. */
const longCaption = 100;

/** Title and caption of an item, as text. URLs in the caption are links. */
export function Caption({ item: { title, caption } }: { readonly item: MediaItem }) {
  if (title === '' && caption === '') return null;
  return (
    <div part="info" tabIndex={caption.length > longCaption ? 0 : undefined}>
      {title !== '' && <p part="title">{title}</p>}
      {caption !== '' && (
        <p part="caption">
          {captionPieces(caption).map(({ text, href }, at) =>
            href === null ? (
              text
            ) : (
              <a key={at} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      )}
    </div>
  );
}
