import type { Neighbours } from '../gestures/item-slide.dom.js';
import type { MediaItem } from '../items/media-item.model.js';
import type { MediaTools, ViewerModel } from '../media-box.host.js';
import { itemSize } from '../media/item-size.model.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';
import { fetchPicture } from './preloads.dom.js';
import { nameOf } from './viewer-state.model.js';

/** Creates the previews of the items beside the one on show, for swipes. */
export function createNeighbours(document: SafeDocument, { store, tools }: ViewerModel): Neighbours {
  const isComing = () =>
    store.state.isOpen && (store.state.progress === 'waiting' || store.state.progress === 'loading');
  return {
    previewOf: (goal) => {
      const { items, index } = store.state;
      const place = goal === 'next' ? index + 1 : index - 1;
      const item = place < 0 ? undefined : items.at(place);
      return item ? buildPreview(document, item, tools) : null;
    },
    whenLoaded: (task) => {
      if (!isComing()) return task();
      const stop = store.subscribe(() => {
        if (isComing()) return;
        stop();
        task();
      });
    },
  };
}

/**
 * Builds a preview: the picture itself, or the thumbnail or the name of another item. Content of other sites needs
 * consent.
 */
function buildPreview(document: SafeDocument, item: MediaItem, tools: MediaTools): HTMLElement {
  const preview = document.createElement('div');
  preview.className = 'neighbour';
  preview.ariaHidden = 'true';
  const isPicture = item.type === 'image' && tools.mayPreload(item);
  const thumbnail = isPicture ? '' : tools.thumbnailOf(item);
  if (isPicture || thumbnail !== '') {
    const picture = isPicture ? fetchPicture(document, item) : document.createElement('img');
    if (!isPicture) picture.src = thumbnail;
    picture.setAttribute('part', 'image');
    Object.assign(picture.style, itemSize(item));
    preview.append(picture);
  } else {
    const name = document.createElement('p');
    name.textContent = nameOf(item);
    preview.append(name);
  }
  return preview;
}
