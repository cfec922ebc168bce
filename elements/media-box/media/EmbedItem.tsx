import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type EmbedAddress, embedAddress } from '../items/embed-address.model.js';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaTools } from '../media-box.host.js';
import { itemSize } from './item-size.model.js';

interface EmbedItemProps extends MediaProps {
  readonly tools: MediaTools;
  readonly name: string;
}

/** Video in a provider's player. */
export function EmbedItem({ tools, item, loaded, failed, name }: EmbedItemProps) {
  const address = tools.resolve(item.src);
  const embed = address && embedAddress(address, item.params);
  const isKnown = embed !== null;
  const fail = useEffectEvent(failed);
  useEffect(() => {
    if (!isKnown) fail();
  }, [isKnown]);

  return embed && <Player tools={tools} item={item} embed={embed} name={name} onLoad={loaded} />;
}

interface PlayerProps {
  readonly tools: MediaTools;
  readonly item: MediaProps['item'];
  readonly embed: EmbedAddress;
  readonly name: string;
  readonly onLoad: () => void;
}

function Player({ tools, item, embed: { provider, src, allow }, name, onLoad }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return;
    return tools.followPlayer(frame.current, item, provider);
  }, [tools, item, provider]);
  return (
    <iframe
      ref={frame}
      className="player"
      style={itemSize(item)}
      src={src}
      title={name}
      allow={allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
    />
  );
}
