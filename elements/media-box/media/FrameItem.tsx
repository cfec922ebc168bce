import type { MediaProps } from '../items/media-item.model.js';

interface FrameItemProps extends MediaProps {
  readonly name: string;
}

/** A document or page of its own. */
export function FrameItem({ item, came, name }: FrameItemProps) {
  return (
    <iframe src={item.src} title={name} onLoad={came} referrerPolicy="strict-origin-when-cross-origin" />
  );
}
