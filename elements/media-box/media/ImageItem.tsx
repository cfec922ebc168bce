import { useLayoutEffect, useRef } from 'react';
import type { MediaProps } from '../viewer/ItemOnShow.js';

interface ImageItemProps extends MediaProps {
  /** The picture that was there before: it goes when this one can be seen. */
  readonly firstPicture: HTMLImageElement | null;
}

/** A picture, as large as fits. */
export function ImageItem({ item, came, failed, firstPicture }: ImageItemProps) {
  const picture = useRef<HTMLImageElement>(null);
  const arrive = () => {
    firstPicture?.remove();
    came();
  };
  useLayoutEffect(() => {
    const { current } = picture;
    // What is in the cache is there at once: no frame without a picture.
    if (current?.complete && current.naturalWidth > 0) arrive();
    return () => firstPicture?.remove();
  }, []);

  return (
    <img
      ref={picture}
      src={item.src}
      srcSet={item.params.get('srcset')}
      sizes={item.params.get('sizes')}
      alt={item.alt}
      onLoad={arrive}
      onError={() => {
        firstPicture?.remove();
        failed();
      }}
    />
  );
}
