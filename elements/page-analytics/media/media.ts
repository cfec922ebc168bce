import { listenToEvents } from '../listen-events.dom.js';
import type { Tracking } from '../page-analytics.host.js';
import { createVideos } from './videos.dom.js';

const phases: readonly unknown[] = ['start', 'progress', 'complete'];

/** Tracks the opening of a viewer, videos in it, and videos of the page. */
export function watchMedia(tracking: Tracking): void {
  const { track } = tracking;
  listenToEvents(tracking, ['play', 'timeupdate', 'ended'], '*', createVideos(tracking));
  listenToEvents(tracking, ['media-box-opened', 'media-box-played'], '*', (event) => {
    const { type, group, index, count, provider, title, percent, phase } = readDetail(event);
    if (event.type === 'media-box-opened') {
      track('media_open', { media_type: type, media_group: group, media_index: index, media_count: count });
    } else if (type !== 'audio' && phases.includes(phase)) {
      const about = { video_percent: percent, video_provider: provider, video_title: title, visible: true };
      track(`video_${phase}`, about);
    }
  });
}

const names = ['type', 'group', 'index', 'count', 'provider', 'title', 'percent', 'phase'] as const;
type Detail = Readonly<Record<(typeof names)[number], string | number | null>>;

/** Parses the detail of an event. The page may dispatch any detail, so only strings and numbers are read. */
function readDetail(event: Event): Detail {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const read = (name: string) => {
    const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : null;
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Detail;
}
