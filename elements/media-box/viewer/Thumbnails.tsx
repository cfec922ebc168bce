import { useEffect, useRef } from 'react';
import type { MediaItem } from '../items/media-item.model.js';
import type { ViewerAction } from './viewer-state.model.js';

/** How many small pictures are there on either side of the current one. */
const beside = 12;

interface ThumbnailsProps {
  readonly items: readonly MediaItem[];
  readonly index: number;
  readonly label: string;
  readonly send: (action: ViewerAction) => void;
}

/** A strip of small pictures, where the page has any for the group. The buttons are named by the items' titles. */
export function Thumbnails({ items, index, label, send }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [index]);

  const from = Math.max(0, index - beside);
  const near = items.slice(from, index + beside + 1);
  if (!near.some(({ thumbnail }) => thumbnail !== '')) return null;
  return (
    <ul part="thumbnails" aria-label={label}>
      {near.map(({ thumbnail, title, alt }, at) => {
        const place = from + at;
        const isCurrent = place === index;
        return (
          <li key={place}>
            <button
              part={isCurrent ? 'thumbnail current' : 'thumbnail'}
              type="button"
              ref={isCurrent ? current : undefined}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => send({ type: 'went', to: place })}
            >
              {thumbnail === '' ? (
                place + 1
              ) : (
                <img src={thumbnail} alt={title || alt || String(place + 1)} loading="lazy" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
