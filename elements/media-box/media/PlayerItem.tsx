import { useLayoutEffect, useRef } from 'react';
import { readTracks } from '../items/media-tracks.model.js';
import { parseUrl } from '../items/read-link.dom.js';
import { safeAttributes } from '../items/safe-params.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { MediaProps } from '../items/media-item.model.js';
import { followFile } from './follow-file.dom.js';

interface PlayerItemProps extends MediaProps {
  readonly host: MediaBoxHost;
}

/** What React calls the attributes of a player. */
const reactNames: ReadonlyMap<string, string> = new Map([
  ['autoplay', 'autoPlay'],
  ['playsinline', 'playsInline'],
  ['crossorigin', 'crossOrigin'],
  ['controlslist', 'controlsList'],
  ['disablepictureinpicture', 'disablePictureInPicture'],
  ['disableremoteplayback', 'disableRemotePlayback'],
]);

/** A video or audio file in the browser's own player, with what its author says of it. */
export function PlayerItem({ host, item, came, failed }: PlayerItemProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const Player = item.type === 'audio' ? 'audio' : 'video';
  const resolve = (text: string) => parseUrl(text, host.baseURI);

  useLayoutEffect(() => {
    const { current } = player;
    if (!current) return;
    const stop = followFile(host, current, item);
    return () => {
      stop();
      // A player that is taken out of the page would go on.
      current.pause();
    };
  }, [host, item]);

  return (
    <Player
      preload="metadata"
      {...propsOf(safeAttributes(Player, item.params, resolve))}
      {...(Player === 'video' ? { playsInline: true } : {})}
      ref={player}
      controls
      src={item.src}
      aria-label={item.title || item.alt || undefined}
      onLoadedMetadata={came}
      onError={failed}
    >
      {readTracks(item.params, resolve).map(({ src, kind, srclang, label }, at) => (
        <track key={src} src={src} kind={kind} srcLang={srclang} label={label} default={at === 0} />
      ))}
    </Player>
  );
}

function propsOf(attributes: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...attributes].map(([name, value]) => [reactNames.get(name) ?? name, value || true]),
  );
}
