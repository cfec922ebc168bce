import type { Translate } from '../../../shared/i18n/texts.js';
import type { MediaItem } from '../items/media-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { BrokenItem } from '../media/BrokenItem.js';
import { EmbedItem } from '../media/EmbedItem.js';
import { FrameItem } from '../media/FrameItem.js';
import { ImageItem } from '../media/ImageItem.js';
import { ElementItem, PageItem } from '../media/PageItem.js';
import { PlayerItem } from '../media/PlayerItem.js';
import { afterHold } from './hold.dom.js';
import type { Progress, ViewerAction } from './viewer-state.model.js';

export interface ItemOnShowProps {
  readonly host: MediaBoxHost;
  readonly item: MediaItem;
  readonly index: number;
  readonly progress: Progress;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
  readonly firstPicture: HTMLImageElement | null;
}

/** What a medium tells. */
export interface MediaProps {
  readonly item: MediaItem;
  readonly came: () => void;
  readonly failed: () => void;
}

/** The item on show, what says that it is on its way, or what stands for a broken one. */
export function ItemOnShow({ host, item, index, progress, translate, send, firstPicture }: ItemOnShowProps) {
  if (progress === 'failed') return <BrokenItem item={item} translate={translate} />;
  const media = {
    item,
    came: () => afterHold(host, () => send({ type: 'came', index })),
    failed: () => send({ type: 'failed', index }),
  };
  return (
    <>
      <Media {...media} host={host} firstPicture={firstPicture} translate={translate} />
      {progress === 'loading' && <span part="loader" aria-hidden="true" />}
    </>
  );
}

interface AnyMediaProps extends MediaProps {
  readonly host: MediaBoxHost;
  readonly firstPicture: HTMLImageElement | null;
  readonly translate: Translate;
}

function Media({ host, firstPicture, translate, ...media }: AnyMediaProps) {
  const { type, title, src } = media.item;
  const name = translate('media-box.frame', title || src);
  switch (type) {
    case 'image':
      return <ImageItem {...media} firstPicture={firstPicture} />;
    case 'video':
    case 'audio':
      return <PlayerItem {...media} host={host} />;
    case 'embed':
      return <EmbedItem {...media} host={host} name={name} openLabel={translate('media-box.open-itself')} />;
    case 'page':
      return <PageItem {...media} host={host} name={title || name} />;
    case 'element':
      return <ElementItem {...media} host={host} name={title || name} />;
    default:
      return <FrameItem {...media} name={name} />;
  }
}
