import type { Provider } from './media-item.model.js';

/** What the authors of pages may tell a player: the names that its maker documents. */
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

/** Documented name → value as the player expects it. */
export type PlayerParams = Map<string, string>;

/**
 * What goes to a player: of several sources the later wins, and in each one a name with the player's prefix
 * (`youtube-start`) over the bare one. What is not documented is left out. A player that starts by itself is mute.
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

/** Whether a switch of a player is on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0';
}

/** An address with its parameters. */
export function withParams(url: string, params: PlayerParams): string {
  const query = [...params].map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');
  return query === '' ? url : `${url}?${query}`;
}

/** Half a pair of code units is no text and cannot be encoded. */
function encoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function switchText(value: string): string {
  if (value === 'true' || value === '') return '1';
  return value === 'false' ? '0' : value;
}
