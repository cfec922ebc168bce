import { notPlayed, type PlayedFact, playTo, playToEnd } from '../../../shared/media/played.model.js';
import type { Provider } from '../items/media-item.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { askPlayer, durationIn, readPlayerMessage } from './player-messages.model.js';

/** Provider whose messages are accepted, and the receiver of the progress. */
export interface PlayerListener {
  readonly provider: Provider;
  /** Returns true if messages of an origin are accepted. */
  readonly isTrusted: (origin: string) => boolean;
  readonly report: (facts: readonly PlayedFact[]) => void;
}

/**
 * Reports the progress of the player in a frame, without its maker's script: the player is asked by a message, and
 * only messages of the frame's own window and origin are accepted.
 *
 * @returns A function that stops.
 */
export function followPlayer(
  frame: HTMLIFrameElement,
  { provider, isTrusted, report }: PlayerListener,
): () => void {
  const window = documentOf(frame).defaultView as Window;
  const { origin } = new URL(frame.src);
  const listening = new AbortController();
  let duration = Number.NaN;
  let now = notPlayed;

  const ask = () => {
    for (const message of askPlayer(provider)) frame.contentWindow?.postMessage(message, origin);
  };
  const handleMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin || !isTrusted(from)) return;
    duration = durationIn(data) ?? duration;
    const news = readPlayerMessage(provider, data, duration);
    if (!news) return;
    if (news.type === 'ready') return ask();
    const next = news.type === 'ended' ? playToEnd(now) : playTo(now, news.position);
    now = next.played;
    report(next.facts);
  };
  window.addEventListener('message', handleMessage, { signal: listening.signal });
  frame.addEventListener('load', ask, { signal: listening.signal });
  return () => listening.abort();
}
