import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaTools, PictureZoom } from '../media-box.host.js';
import { itemSize } from './item-size.model.js';
import { reactAttributes } from './react-attributes.model.js';

interface ImageItemProps extends MediaProps {
  /** Picture that was on screen before; removed when this one has loaded. */
  readonly firstPicture: HTMLImageElement | null;
  readonly zoom: PictureZoom;
  readonly tools: MediaTools;
}

/** Picture, as large as fits, or zoomed. */
export function ImageItem({ item, loaded, failed, firstPicture, zoom, tools }: ImageItemProps) {
  const picture = useRef<HTMLImageElement>(null);
  const arrive = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    firstPicture?.remove();
    // Browsers load an SVG whose width or height is 0, and paint nothing.
    if (naturalWidth > 0 && naturalHeight > 0) loaded();
    else failed();
  };
  const begin = useEffectEvent(() => {
    const { current } = picture;
    zoom.show(current);
    // A cached picture is complete at once, so that no frame is empty.
    if (current?.complete && current.naturalWidth > 0) arrive(current);
  });
  const end = useEffectEvent(() => {
    firstPicture?.remove();
    zoom.show(null);
  });
  useLayoutEffect(() => {
    begin();
    return () => end();
  }, []);

  return (
    <img
      ref={picture}
      className="picture"
      {...reactAttributes('img', item.params, tools.resolve)}
      part="image"
      src={item.src}
      alt={item.alt}
      style={itemSize(item)}
      draggable={false}
      onLoad={({ currentTarget }) => arrive(currentTarget)}
      onError={() => {
        firstPicture?.remove();
        failed();
      }}
    />
  );
}
