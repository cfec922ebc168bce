import type { MediaItem } from '../items/media-item.model.js';
import { tellPlayed } from '../viewer/tell.dom.js';
import { notPlayed, playTo, playToEnd } from './played.model.js';

/** Tells how far a file is played. Returns the way to stop. */
export function followFile(host: HTMLElement, player: HTMLMediaElement, item: MediaItem): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let now = notPlayed;
  const tell = (next: ReturnType<typeof playTo>) => {
    now = next.played;
    tellPlayed(host, item, 'file', next.facts);
  };
  const go = () => {
    if (!player.paused) tell(playTo(now, player.currentTime / player.duration));
  };
  for (const type of ['playing', 'timeupdate']) player.addEventListener(type, go, { signal });
  player.addEventListener('ended', () => tell(playToEnd(now)), { signal });
  return () => listening.abort();
}
