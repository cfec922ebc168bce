import type { Translate } from '../../../shared/i18n/texts.js';
import { serviceName } from '../items/service-name.model.js';
import type { MediaItem, MediaProps } from '../items/media-item.model.js';
import type { MediaBoxHost, MediaTools, PictureZoom } from '../media-box.host.js';
import { BrokenItem } from '../media/BrokenItem.js';
import { ConsentedItem } from '../media/ConsentedItem.js';
import { EmbedItem } from '../media/EmbedItem.js';
import { ImageItem } from '../media/ImageItem.js';
import { ElementItem, FrameItem, PageItem } from '../media/PageItem.js';
import { PlayerItem } from '../media/PlayerItem.js';
import type { Progress, ViewerAction } from './viewer-state.model.js';

export interface ItemOnShowProps {
  readonly host: MediaBoxHost;
  readonly item: MediaItem;
  readonly index: number;
  readonly progress: Progress;
  readonly translate: Translate;
  readonly send: (action: ViewerAction) => void;
  /** Reports that the item of this index has loaded. */
  readonly loaded: (index: number) => void;
  readonly firstPicture: HTMLImageElement | null;
  readonly zoom: PictureZoom;
  readonly tools: MediaTools;
}

/** Item on show, with a loader while it loads, or the placeholder of a failed one. */
export function ItemOnShow({ item, index, progress, translate, send, loaded, ...place }: ItemOnShowProps) {
  if (progress === 'failed') return <BrokenItem item={item} translate={translate} />;
  const media = {
    item,
    loaded: () => loaded(index),
    failed: () => send({ type: 'failed', index }),
  };
  return (
    <>
      <Consented {...media} {...place} translate={translate} />
      {progress === 'loading' && <span part="loader" aria-hidden="true" />}
    </>
  );
}

/** Item, behind the consent placeholder if it needs consent. */
function Consented(props: AnyMediaProps) {
  const { item, tools, host, loaded, firstPicture, translate } = props;
  const media = <Media {...props} />;
  if (!tools.asksConsent(item)) return media;
  return (
    <ConsentedItem
      {...{ item, tools, host, loaded, firstPicture }}
      openLabel={translate('media-box.open-itself')}
      service={translate('media-box.from', serviceName(item.src, tools.resolve))}
    >
      {media}
    </ConsentedItem>
  );
}

type AnyMediaProps = MediaProps &
  Pick<ItemOnShowProps, 'host' | 'firstPicture' | 'zoom' | 'tools' | 'translate'>;

function Media({ host, firstPicture, zoom, translate, ...media }: AnyMediaProps) {
  const { type, title, src } = media.item;
  const name = translate('media-box.frame', title || src);
  switch (type) {
    case 'image':
      return <ImageItem {...media} firstPicture={firstPicture} zoom={zoom} />;
    case 'video':
    case 'audio':
      return <PlayerItem {...media} />;
    case 'embed':
      return <EmbedItem {...media} name={name} />;
    case 'page':
      return <PageItem {...media} host={host} name={title || name} />;
    case 'element':
      return <ElementItem {...media} name={title || name} />;
    default:
      return <FrameItem {...media} name={name} />;
  }
}
