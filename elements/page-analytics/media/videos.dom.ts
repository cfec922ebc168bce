import { notPlayed, playTo, playToEnd, type Played } from '../../../shared/media/played.model.js';
import type { EventHandler, Tracking } from '../page-analytics.host.js';
import type { Params } from '../privacy/clean-params.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Progress of a video, and its file. Another file in the same element starts again. */
interface Watched {
  /** Address of the file. */
  readonly address: string;
  readonly played: Played;
}

/** Tracks the progress of the page's own videos. */
export function createVideos({ track }: Pick<Tracking, 'track'>): EventHandler {
  const watched = new WeakMap<HTMLVideoElement, Watched>();

  function update(video: HTMLVideoElement, hasEnded: boolean): void {
    const address = video.currentSrc;
    const known = watched.get(video);
    const before = known?.address === address ? known.played : notPlayed;
    const { played, facts } = hasEnded
      ? playToEnd(before)
      : playTo(before, video.currentTime / video.duration);
    watched.set(video, { address, played });
    for (const { phase, percent } of facts) {
      track(`video_${phase}`, { ...videoParams(video), video_percent: percent });
    }
  }

  return ({ type }, video) => {
    if (!(video instanceof HTMLVideoElement)) return;
    const isWatched = watched.get(video)?.address === video.currentSrc;
    // Seeking in a paused video does not play it.
    if (type === 'timeupdate' && (video.paused || !isWatched)) return;
    update(video, type === 'ended');
  };
}

function videoParams(video: HTMLVideoElement): Params {
  const { currentTime, duration, currentSrc } = video;
  const document = documentOf(video);
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
