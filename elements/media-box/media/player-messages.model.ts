import type { Provider } from '../items/media-item.model.js';

/** Message of a provider's player. */
export type PlayerNews =
  | { readonly type: 'playing'; readonly position: number }
  | { readonly type: 'ended' }
  | { readonly type: 'ready' };

/** Returns the messages that make a provider's frame report its progress. No script of the provider is loaded. */
export function askPlayer(provider: Provider): readonly string[] {
  switch (provider) {
    case 'youtube':
      return [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })];
    case 'vimeo':
      return ['play', 'timeupdate', 'ended'].map((value) =>
        JSON.stringify({ method: 'addEventListener', value }),
      );
    default:
      return [];
  }
}

/** Returns true if an origin belongs to a provider. */
export function speaksFor(provider: Provider, origin: string): boolean {
  switch (provider) {
    case 'youtube':
      return origin === 'https://www.youtube-nocookie.com' || origin === 'https://www.youtube.com';
    case 'vimeo':
      return origin === 'https://player.vimeo.com';
    default:
      return false;
  }
}

/**
 * Parses a frame's message; null for anything else. Only numbers and known words are read.
 *
 * @param duration - Duration in seconds, for messages without one.
 */
export function readPlayerMessage(
  provider: Provider,
  message: unknown,
  duration = Number.NaN,
): PlayerNews | null {
  const said = parsed(message);
  if (said === null) return null;
  const event = own(said, 'event');
  if (event === 'ready' || event === 'onReady') return { type: 'ready' };
  if (provider === 'youtube') return readYouTube(said, duration);
  return provider === 'vimeo' ? readVimeo(said) : null;
}

/** Returns the duration in a message, in seconds; null without one. */
export function durationIn(message: unknown): number | null {
  const said = parsed(message);
  const info = said && own(said, 'info');
  const duration = typeof info === 'object' && info !== null ? Number(own(info, 'duration')) : 0;
  return duration > 0 ? duration : null;
}

function parsed(message: unknown): object | null {
  const said = typeof message === 'string' ? parse(message) : message;
  return typeof said === 'object' ? said : null;
}

/** Parses YouTube's message. `playerState` 0 is the end, 1 is playing; others have no position. */
function readYouTube(said: object, duration: number): PlayerNews | null {
  const info = own(said, 'info');
  if (typeof info !== 'object' || info === null) return null;
  const state = own(info, 'playerState');
  if (state === 0) return { type: 'ended' };
  if (state !== undefined && state !== 1) return null;
  return playing(Number(own(info, 'currentTime')) / Number(own(info, 'duration') ?? duration));
}

function readVimeo(said: object): PlayerNews | null {
  const event = own(said, 'event');
  if (event === 'ended' || event === 'finish') return { type: 'ended' };
  const data = own(said, 'data');
  if (event === 'play') return { type: 'playing', position: 0 };
  if (event !== 'timeupdate' || typeof data !== 'object' || data === null) return null;
  return playing(Number(own(data, 'percent')));
}

function playing(position: number): PlayerNews | null {
  return position >= 0 && position <= 1 ? { type: 'playing', position } : null;
}

function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (Reflect.get(value, name) as unknown) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
