import type { Provider } from './media-item.model.js';

/** Parameters that each provider documents. Authors can set these and no others. */
const documented: Readonly<Record<Provider, readonly string[]>> = {
  youtube: [
    'autoplay',
    'cc_lang_pref',
    'cc_load_policy',
    'color',
    'controls',
    'disablekb',
    'end',
    'fs',
    'hl',
    'iv_load_policy',
    'list',
    'listType',
    'loop',
    'modestbranding',
    'mute',
    'playlist',
    'playsinline',
    'rel',
    'showinfo',
    'start',
  ],
  vimeo: [
    'airplay',
    'audio_tracks',
    'autopause',
    'autoplay',
    'background',
    'byline',
    'cc',
    'chapters',
    'chromecast',
    'color',
    'colors',
    'controls',
    'end_time',
    'fullscreen',
    'keyboard',
    'loop',
    'muted',
    'pip',
    'play_button_position',
    'playsinline',
    'portrait',
    'progress_bar',
    'quality',
    'quality_selector',
    'speed',
    'start_time',
    'texttrack',
    'title',
    'transcript',
    'transparent',
    'unmute_button',
    'vimeo_logo',
    'volume',
  ],
  dailymotion: [
    'autoplay',
    'loop',
    'mute',
    'playlist',
    'scaleMode',
    'start',
    'startTime',
    'enableFullscreen',
  ],
};

const namesOf = (provider: Provider) =>
  new Map(documented[provider].map((name) => [name.toLowerCase(), name] as const));

const names: ReadonlyMap<Provider, ReadonlyMap<string, string>> = new Map([
  ['youtube', namesOf('youtube')],
  ['vimeo', namesOf('vimeo')],
  ['dailymotion', namesOf('dailymotion')],
]);

/** Documented parameter to value. */
export type PlayerParams = Map<string, string>;

/**
 * Returns the parameters of a player. Later sources win, and a name with the player's prefix (`youtube-start`) wins
 * over the bare one. Undocumented ones are dropped. A player that starts automatically is muted.
 */
export function playerParams(
  provider: Provider,
  ...sources: readonly ReadonlyMap<string, string>[]
): PlayerParams {
  const params: PlayerParams = new Map();
  const prefix = `${provider}-`;
  for (const source of sources) {
    for (const isPrefixed of [false, true]) {
      for (const [name, value] of source) {
        if (name.startsWith(prefix) !== isPrefixed) continue;
        const own = names.get(provider)?.get((isPrefixed ? name.slice(prefix.length) : name).toLowerCase());
        if (own !== undefined) params.set(own, switchText(value));
      }
    }
  }
  const muted = provider === 'vimeo' ? 'muted' : 'mute';
  if (isOn(params.get('autoplay')) || isOn(params.get('background'))) params.set(muted, '1');
  return params;
}

/** Returns true for a player's switch that is on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0';
}

/** Returns a URL with its parameters. */
export function withParams(url: string, params: PlayerParams): string {
  const query = [...params].map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');
  return query === '' ? url : `${url}?${query}`;
}

/** Encodes a value. A lone surrogate, which `encodeURIComponent` refuses, is replaced. */
function encoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function switchText(value: string): string {
  if (value === 'true' || value === '') return '1';
  return value === 'false' ? '0' : value;
}
