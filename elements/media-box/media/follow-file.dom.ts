import { notPlayed, type PlayedFact, playTo, playToEnd } from '../../../shared/media/played.model.js';

/**
 * Reports the progress of a file.
 *
 * @returns A function that stops.
 */
export function followFile(
  player: HTMLMediaElement,
  reportPlayed: (facts: readonly PlayedFact[]) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let now = notPlayed;
  const report = (next: ReturnType<typeof playTo>) => {
    now = next.played;
    reportPlayed(next.facts);
  };
  const go = () => {
    if (!player.paused) report(playTo(now, player.currentTime / player.duration));
  };
  for (const type of ['playing', 'timeupdate']) player.addEventListener(type, go, { signal });
  player.addEventListener('ended', () => report(playToEnd(now)), { signal });
  return () => listening.abort();
}
