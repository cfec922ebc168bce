import type { HearEvent, Tracking } from '../page-analytics.host.js';
import { notPlayed, playTo, type Played } from './played.model.js';
import type { Params } from '../privacy/clean-params.model.js';

/** What was told of a video, and of which file: another one in its place begins anew. */
interface Watched {
  readonly address: string;
  readonly played: Played;
}

/** Counts how far the page's own videos are played. */
export function createVideos({ track }: Pick<Tracking, 'track'>): HearEvent {
  const watched = new WeakMap<HTMLVideoElement, Watched>();

  function update(video: HTMLVideoElement, position: number): void {
    const address = video.currentSrc;
    const known = watched.get(video);
    const before = known?.address === address ? known.played : notPlayed;
    const { played, facts } = playTo(before, position);
    watched.set(video, { address, played });
    for (const { phase, percent } of facts) {
      track(`video_${phase}`, { ...videoParams(video), video_percent: percent });
    }
  }

  return ({ type }, video) => {
    if (!(video instanceof HTMLVideoElement)) return;
    const isWatched = watched.get(video)?.address === video.currentSrc;
    // A jump of a video that stands still plays nothing.
    if (type === 'timeupdate' && (video.paused || !isWatched)) return;
    // Near the end is not the end.
    update(video, type === 'ended' ? 1 : Math.min(0.999, video.currentTime / video.duration));
  };
}

function videoParams(video: HTMLVideoElement): Params {
  const { currentTime, duration, currentSrc, ownerDocument: document } = video;
  const { top, bottom } = video.getBoundingClientRect();
  const isInSight = bottom > 0 && top < document.documentElement.clientHeight;
  return {
    video_current_time: Math.round(currentTime),
    ...(Number.isFinite(duration) && { video_duration: Math.round(duration) }),
    video_provider: 'file',
    video_title: video.getAttribute('aria-label') ?? video.title,
    video_url: /^https?:/.test(currentSrc) ? currentSrc : '',
    visible: isInSight && document.visibilityState === 'visible',
  };
}
