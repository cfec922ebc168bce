import { useLayoutEffect, useRef } from 'react';
import { readTracks } from '../items/media-tracks.model.js';
import type { MediaProps } from '../items/media-item.model.js';
import type { MediaTools } from '../media-box.host.js';
import { itemSize } from './item-size.model.js';
import { reactAttributes } from './react-attributes.model.js';

interface PlayerItemProps extends MediaProps {
  readonly tools: MediaTools;
}

/** Video or audio file in the browser's own player. */
export function PlayerItem({ tools, item, loaded, failed }: PlayerItemProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const Player = item.type === 'audio' ? 'audio' : 'video';

  useLayoutEffect(() => (player.current ? tools.followFile(player.current, item) : undefined), [tools, item]);

  return (
    <Player
      preload="metadata"
      {...reactAttributes(Player, item.params, tools.resolve)}
      {...(Player === 'video' ? { playsInline: true } : {})}
      ref={player}
      controls
      src={item.src}
      style={itemSize(item)}
      aria-label={item.title || item.alt || undefined}
      onLoadedMetadata={loaded}
      onError={failed}
    >
      {readTracks(item.params, tools.resolve).map(({ src, kind, srclang, label }, at) => (
        <track key={src} src={src} kind={kind} srcLang={srclang} label={label} default={at === 0} />
      ))}
    </Player>
  );
}
