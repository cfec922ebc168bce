import { useEffect, useRef } from 'react';
import type { MediaProps } from '../viewer/ItemOnShow.js';

/** A video or audio file in the browser's own player. */
export function PlayerItem({ item, came, failed }: MediaProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const Player = item.type === 'audio' ? 'audio' : 'video';
  const has = (name: string) => item.params.has(name);

  // A player that is taken out of the page would go on.
  useEffect(() => {
    const { current } = player;
    return () => current?.pause();
  }, []);

  return (
    <Player
      ref={player}
      src={item.src}
      controls
      autoPlay={has('autoplay')}
      loop={has('loop')}
      muted={has('muted')}
      preload="metadata"
      {...(item.type === 'video' ? { playsInline: true, poster: item.params.get('poster') } : {})}
      aria-label={item.title || item.alt || undefined}
      onLoadedMetadata={came}
      onError={failed}
    />
  );
}
